/** What stands where a page leads to an appointment, beside the calendar of Cal.com, and over fields that we filled in. */
import { clock, euros } from '#app/formats.ts'
import { company } from './company.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { introCall, workshop } = offer
const { opens, closes } = company.hours

export const bookingPlace = {
  introCall: {
    section: { en: 'Plan it yourself', nl: 'Zelf plannen' },
    headline: { en: 'Or pick a time now.', nl: 'Of kies nu een tijd.' },
    text: {
      en: `By video or phone, with one of us. ${introCall.minutes}\u00a0minutes, for ${euros(0, 'en')}.`,
      nl: `Per video of telefoon, met één van ons. ${introCall.minutes}\u00a0minuten, voor ${euros(0, 'nl')}.`,
    },
    button: { en: 'Choose a day yourself', nl: 'Kies zelf een dag' },
    /** Where no free time is at hand: how long it takes, drawn to scale. */
    takes: { en: 'An introduction call', nl: 'Een kennismaking' },
    length: { en: `${introCall.minutes} minutes`, nl: `${introCall.minutes} minuten` },
    minutes: introCall.minutes,
  },
  workshop: {
    takes: { en: 'The workshop, in one go', nl: 'De workshop, in één keer' },
    length: { en: `${workshop.hours} hours`, nl: `${workshop.hours} uur` },
    minutes: workshop.hours * 60,
  },
  times: {
    title: { en: 'First free time', nl: 'Eerste vrije tijd' },
    scale: {
      en: `A bar is a working day from ${clock(opens, 'en')} to ${clock(closes, 'en')}, to scale.`,
      nl: `Een balk is een werkdag van ${clock(opens, 'nl')} tot ${clock(closes, 'nl')}\u00a0uur, op schaal.`,
    },
    /** Only where times are shown. */
    free: {
      en: 'Teal is free, and the tall part is the first free time. All times are Amsterdam time.',
      nl: 'Groenblauw is vrij, hoog is de eerste plek. Alle tijden zijn Nederlandse tijd.',
    },
    opens,
    closes,
  },
  filledIn: {
    contact: {
      en: 'Filled in from the message you sent at {time}.',
      nl: 'Ingevuld met gegevens uit het bericht dat u om {time} uur stuurde.',
    },
    booking: {
      en: 'Filled in from what you gave at {time} for an appointment.',
      nl: 'Ingevuld met gegevens die u om {time} uur voor een afspraak opgaf.',
    },
    report: {
      en: 'Filled in from the report you saved at {time}.',
      nl: 'Ingevuld met gegevens van het rapport dat u om {time} uur bewaarde.',
    },
    empty: { en: 'Empty the fields', nl: 'Maak de velden leeg' },
  },
  cal: {
    section: { en: 'Pick a day, then a time', nl: 'Kies een dag, daarna een tijd' },
    introCall: { en: 'Introduction call', nl: 'Kennismaking' },
    workshop: { en: 'Workshop', nl: 'Workshop' },
    headline: { en: 'The calendar is one press away.', nl: 'Eén druk op de knop en u kiest.' },
    /** note.cal. */
    note: {
      en: 'This opens the calendar of Cal.com. It then sees your IP address.',
      nl: 'Dit opent de agenda van Cal.com. Die ziet dan uw IP-adres.',
    },
    language: {
      en: 'The calendar speaks the language of your browser.',
      nl: 'De agenda spreekt de taal van uw browser.',
    },
    open: { en: 'Open the calendar', nl: 'Open de agenda' },
    direct: { en: 'Open it at Cal.com instead', nl: 'Open de agenda bij Cal.com zelf' },
    frame: { en: 'Calendar of Cal.com', nl: 'Agenda van Cal.com' },
    loading: { en: 'The calendar is opening...', nl: 'De agenda gaat open...' },
    failed: {
      en: 'The calendar did not open. Open it at Cal.com, or call us.',
      nl: 'De agenda ging niet open. Open hem bij Cal.com, of bel ons.',
    },
    booked: { en: 'Booked.', nl: 'Afgesproken.' },
    bookedText: {
      en: 'Cal.com sends you a mail with the day, the time, and a link to move or cancel.',
      nl: 'Cal.com mailt u de dag, de tijd en een link om te verzetten of af te zeggen.',
    },
    phone: company.phone,
  },
} satisfies Copy
