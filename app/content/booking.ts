/** What the pages say where an appointment is picked and booked. */
import { decimal, euros } from '#app/formats.ts'
import { form } from './booking/form.ts'
import { places } from './booking/places.ts'
import { plan } from './booking/plan.ts'
import { taken } from './booking/taken.ts'
import { bookingRules } from './booking-rules.ts'
import { company } from './company.ts'
import { guarantee } from './guarantee.ts'
import type { Copy } from './localized.ts'
import { offer, vatOn } from './offer.ts'

const { minutes } = offer.introCall
const { hours, sessions, sessionHours, priceCents, changeHours } = offer.workshop
const { windowDays } = bookingRules['automation-strategy-workshop']

const { vatPercent } = offer
const vatCents = vatOn(priceCents)

export const booking = {
  events: {
    'intro-call-30-minutes': {
      name: { en: 'Introduction call', nl: 'Kennismakingsgesprek' },
      headline: { en: 'Thirty minutes, no slides.', nl: 'Dertig minuten, geen presentatie.' },
      lede: {
        en: 'You tell us what waits. We tell you whether it is worth drawing, and what that costs.',
        nl: 'U vertelt wat er blijft liggen. Wij zeggen of tekenen de moeite waard is, en wat dat kost.',
      },
      facts: [
        { name: { en: 'Length', nl: 'Duur' }, value: { en: `${minutes} minutes`, nl: `${minutes} minuten` } },
        { name: { en: 'Price', nl: 'Prijs' }, value: { en: euros(0, 'en'), nl: euros(0, 'nl') } },
        {
          name: { en: 'How', nl: 'Hoe' },
          value: { en: 'Video or phone, you choose', nl: 'Per video of telefoon, naar keuze' },
        },
        {
          name: { en: 'To move or cancel', nl: 'Verzetten of afzeggen' },
          value: { en: 'One link in the mail, no account', nl: 'Eén link in de mail, geen account nodig' },
        },
      ],
      details: {
        headline: { en: 'Who are we talking to?', nl: 'Met wie spreken we?' },
        lede: {
          en: 'Two fields are required. The confirmation comes by mail.',
          nl: 'Twee velden zijn verplicht. De bevestiging komt per mail.',
        },
        other: { en: 'Pick another time', nl: 'Andere tijd kiezen' },
      },
    },
    'automation-strategy-workshop': {
      name: { en: 'Automation strategy workshop', nl: 'Workshop automatiserings\u00adstrategie' },
      headline: { en: 'Four hours, two drawings.', nl: 'Vier uur, twee tekeningen.' },
      lede: {
        en: `One of your processes, drawn with the people who do the work, and a list of savings in euros a year. ${guarantee.line.en}.`,
        nl: `Eén van uw processen, getekend met de mensen die het werk doen, en een lijst van besparingen in euro’s per jaar. ${guarantee.line.nl}.`,
      },
      facts: [
        {
          name: { en: 'Length', nl: 'Duur' },
          value: {
            en: `${hours} hours, or ${sessions} × ${sessionHours} hours`,
            nl: `${hours} uur, of ${sessions} × ${sessionHours} uur`,
          },
        },
        {
          name: { en: 'Price', nl: 'Prijs' },
          value: {
            en: `${euros(priceCents, 'en')} fixed, excluding VAT`,
            nl: `${euros(priceCents, 'nl')} vast, exclusief btw`,
          },
        },
        {
          name: { en: 'Where', nl: 'Waar' },
          value: {
            en: `At your office, or ours in ${company.workshopRoom.city}`,
            nl: `Bij u op kantoor, of bij ons in ${company.workshopRoom.city}`,
          },
        },
        {
          name: { en: 'To move or cancel', nl: 'Verzetten of afzeggen' },
          value: {
            en: `Until ${changeHours}\u00a0hours before, by one link`,
            nl: `Tot ${changeHours}\u00a0uur ervoor, met één link`,
          },
        },
      ],
      details: {
        headline: { en: 'Which process, and who?', nl: 'Welk proces, en wie?' },
        lede: {
          en: 'Book the time now. The process may still change until the day before.',
          nl: 'Leg nu de tijd vast. Het proces mag nog wijzigen tot de dag ervoor.',
        },
        other: { en: 'Pick another time', nl: 'Andere tijd kiezen' },
      },
    },
  },
  /** Four hours in one go, or on two days. */
  formats: {
    label: { en: 'One session or two', nl: 'Eén sessie of twee' },
    one: {
      name: { en: 'In one go', nl: 'In één keer' },
      text: { en: `${hours} hours, one half day`, nl: `${hours} uur, één dagdeel` },
    },
    two: {
      name: { en: 'In two sessions', nl: 'In twee sessies' },
      text: {
        en: `${sessions} × ${sessionHours} hours, at most ${windowDays}\u00a0days apart`,
        nl: `${sessions} × ${sessionHours} uur, hooguit ${windowDays}\u00a0dagen uit elkaar`,
      },
    },
  },
  pair: {
    first: { en: 'First session', nl: 'Eerste sessie' },
    second: { en: 'Second session', nl: 'Tweede sessie' },
    when: { en: '{day}, {starts} to {ends}', nl: '{day}, {starts} tot {ends} uur' },
    change: { en: 'Change', nl: 'Wijzigen' },
    pick: { en: 'Pick a day between {from} and {until}', nl: 'Kies een dag van {from} tot en met {until}' },
    afterFirst: { en: 'After the first, on another day', nl: 'Na de eerste, op een andere dag' },
    windowDays,
    pickFirst: { en: 'Pick a day in the month below', nl: 'Kies een dag in de maand hieronder' },
  },
  plan,
  /** What was picked cannot be had, or no longer; said above the plan, before one of `plan.empty`. */
  gone: {
    en: 'The time you picked is not free, or not any more. If you booked it yourself a moment ago, the confirmation is in your mail.',
    nl: 'De tijd die u koos, is niet of niet meer vrij. Hebt u die net zelf geboekt? Dan staat de bevestiging in uw mail.',
  },
  down: {
    headline: { en: 'The calendar is out of reach.', nl: 'De agenda is even onbereikbaar.' },
    text: {
      en: 'We cannot look up what is free at the moment. Call us, or try again in a minute.',
      nl: 'We kunnen nu niet zien wat er vrij is. Bel ons of probeer het over een minuut opnieuw.',
    },
    retry: { en: 'Try again', nl: 'Probeer opnieuw' },
  },
  form,
  taken,
  slip: {
    until: { en: 'until {ends}, Amsterdam time', nl: 'tot {ends} uur, Nederlandse tijd' },
    elsewhere: { en: '{starts} until {ends} in {place}', nl: '{starts} tot {ends} uur in {place}' },
    places,
    hours: plan.hours,
  },
  /** What stands on the slip beside the form. */
  rows: {
    length: { en: 'Length', nl: 'Duur' },
    minutes: { en: `${minutes} minutes`, nl: `${minutes} minuten` },
    hours: { en: `${hours} hours`, nl: `${hours} uur` },
    twoTimes: { en: `${sessions} × ${sessionHours} hours`, nl: `${sessions} × ${sessionHours} uur` },
    price: { en: 'Price', nl: 'Prijs' },
    none: { en: 'none', nl: 'geen' },
    workshop: { en: 'Workshop', nl: 'Workshop' },
    workshopPrice: { en: euros(priceCents, 'en', { cents: true }), nl: euros(priceCents, 'nl', { cents: true }) },
    vat: { en: `VAT ${decimal(vatPercent, 0, 'en')}%`, nl: `Btw ${decimal(vatPercent, 0, 'nl')}%` },
    vatAmount: { en: euros(vatCents, 'en', { cents: true }), nl: euros(vatCents, 'nl', { cents: true }) },
    total: { en: 'Invoice, after the workshop', nl: 'Factuur, na de workshop' },
    totalAmount: {
      en: euros(priceCents + vatCents, 'en', { cents: true }),
      nl: euros(priceCents + vatCents, 'nl', { cents: true }),
    },
    guarantee: guarantee.badge,
    guaranteed: guarantee.feature,
  },
  /** The tick of the workshop: a sentence with a link in it. */
  terms: {
    name: { en: 'Terms', nl: 'Voorwaarden' },
    before: {
      en: `I book this workshop for ${euros(priceCents, 'en')} excluding VAT, under the `,
      nl: `Ik boek deze workshop voor ${euros(priceCents, 'nl')} exclusief btw, volgens de `,
    },
    link: { en: 'terms', nl: 'voorwaarden' },
    after: {
      en: `. I may move or cancel it at no cost until ${changeHours} hours before.`,
      nl: `. Verzetten of afzeggen kan kosteloos tot ${changeHours}\u00a0uur ervoor.`,
    },
  },
} satisfies Copy
