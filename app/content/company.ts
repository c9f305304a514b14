/**
 * Who we are: every legal and practical fact of the company, once. What is invented says `sample: true` and has to be
 * replaced before launch (`npm run ops -- launch-check` lists what is left).
 */
import { clock } from '#app/formats.ts'
import type { Copy } from './localized.ts'

/** Monday is 1. Times of day are in `zone`. */
const week = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', zone: 'Europe/Amsterdam' }

const hours = {
  en: `${clock(week.opens, 'en')}–${clock(week.closes, 'en')} CET`,
  nl: `${clock(week.opens, 'nl')}–${clock(week.closes, 'nl')} uur (CET)`,
}

export const company = {
  brand: 'Vlotwerk',
  registration: { legalName: 'Vlotwerk B.V.', kvk: '00000000', vatId: 'NL000000000B00', sample: true },
  address: { street: 'Voorbeeldkade 1', postcode: '1000 AA', city: 'Amsterdam', country: 'NL', sample: true },
  /** Where visitors are received. */
  offices: { en: 'Amsterdam and Naarden', nl: 'Amsterdam en Naarden' },
  /** The cities among them, as a map names them. */
  areas: ['Amsterdam', 'Naarden'],
  /** Where a workshop can be held with us. */
  workshopRoom: { street: 'Voorbeeldweg 1', postcode: '1411 AA', city: 'Naarden', sample: true },
  /** `number` for links (E.164), `shown` for people. */
  phone: { number: '+31200000000', shown: '020 000 00 00', sample: true },
  /** Digits only, as wa.me wants them. */
  whatsapp: { number: '31200000000', sample: true },
  email: { address: 'hallo@vlotwerk.nl', sample: true },
  hours: {
    ...week,
    /** For pages, where the figure keeps to its unit; in mails it is `long`. */
    short: { en: `Mon–Fri, ${hours.en}`, nl: `Ma t/m vr, ${hours.nl.replace(' uur', '\u00a0uur')}` },
    long: { en: `Monday to Friday, ${hours.en}`, nl: `Maandag tot en met vrijdag, ${hours.nl}` },
  },
} satisfies Copy
