/** The workshop's own page: the morning to scale, what goes in and comes out, the guarantee as a fork, a date. */
import { euros } from '#app/formats.ts'
import { company } from './company.ts'
import { guarantee } from './guarantee.ts'
import { plans } from './home/plans.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { priceCents, hours, sessions, sessionHours } = offer.workshop

const price = { en: euros(priceCents, 'en'), nl: euros(priceCents, 'nl') }
/** Workshop and build. */
const withBuild = { en: euros(offer.growth.priceCents, 'en'), nl: euros(offer.growth.priceCents, 'nl') }

/** The people, who come first, are asked for by the sessions. */
const bring = {
  title: { en: 'You provide', nl: 'U zorgt voor' },
  list: [
    {
      en: 'One recent case, with its mails and papers',
      nl: 'Eén recent geval, met de mails en papieren erbij',
    },
    {
      en: 'The numbers per month and your hourly cost',
      nl: 'De aantallen per maand en uw uurkosten',
    },
    { en: 'Three metres of wall, if we come to you', nl: 'Drie meter muur, als wij bij u komen' },
  ],
}

/** Where the workshop is booked in two sessions. */
export const bringOfTwo = {
  ...bring,
  list: [
    {
      en: `The people who do the work, for both sessions, ${sessionHours} hours each`,
      nl: `De mensen die het werk doen, bij beide sessies van ${sessionHours} uur`,
    },
    ...bring.list,
  ],
} satisfies Copy

export const workshop = {
  trail: {
    label: labels.breadcrumb,
    services: labels.nav.services,
    here: { en: 'Workshop', nl: 'Workshop' },
  },
  head: {
    /** Two lines. */
    headline: {
      en: ['Four hours, one\u00a0process,', 'two\u00a0drawings.'],
      nl: ['Vier uur, één\u00a0proces,', 'twee\u00a0tekeningen.'],
    },
    lede: {
      en: 'Afterwards you know what one process costs you a year, what can go, and what is worth building.',
      nl: 'Daarna weet u wat één proces u per jaar kost, wat eraf kan en wat het bouwen waard is.',
    },
    button: labels.buttons.workshop,
    guarantee: guarantee.feature,
    facts: {
      price: {
        name: { en: 'Price, fixed', nl: 'Prijs, vast' },
        value: price,
        note: { en: 'excl. VAT', nl: 'excl. btw' },
      },
      duration: {
        name: { en: 'Duration', nl: 'Duur' },
        value: { en: `${hours} hours`, nl: `${hours} uur` },
        note: { en: `or ${sessions} × ${sessionHours} hours`, nl: `of ${sessions} × ${sessionHours} uur` },
      },
      where: {
        name: { en: 'Where', nl: 'Waar' },
        value: { en: 'At your place', nl: 'Bij u' },
        note: { en: `or at ours, in ${company.workshopRoom.city}`, nl: `of bij ons, in ${company.workshopRoom.city}` },
      },
      support: {
        name: { en: 'Support included', nl: 'Ondersteuning inbegrepen' },
        value: { en: `${offer.supportDays} days`, nl: `${offer.supportDays} dagen` },
        note: { en: 'for your people’s questions', nl: 'voor vragen van uw mensen' },
      },
    },
  },
  agenda: {
    section: { en: 'The morning', nl: 'De ochtend' },
    headline: { en: 'One morning, minute by minute.', nl: 'Eén ochtend, van minuut tot minuut.' },
    /** How the drawing is read: beside each other where there is room, else below each other. */
    scale: {
      across: {
        en: 'One column of this sheet is twenty minutes. Low is work, high is waiting.',
        nl: 'Eén kolom van dit blad is twintig minuten. Laag is werk, hoog is wachten.',
      },
      down: {
        en: 'Height is time, to scale. Right is work, left is waiting.',
        nl: 'Hoogte is tijd, op schaal. Rechts is werk, links is wachten.',
      },
    },
    opens: '09:00',
    sessionMinutes: sessionHours * 60,
    minute: labels.map.minute,
    /** The parts of the morning, in order: together the hours of the offer. */
    parts: [
      {
        minutes: 20,
        waiting: false,
        name: { en: 'From, to', nl: 'Van, tot' },
        text: {
          en: 'First step, last step, how often a month.',
          nl: 'Eerste stap, laatste stap, hoe vaak per maand.',
        },
        result: null,
      },
      {
        minutes: 60,
        waiting: false,
        name: { en: 'Walk it', nl: 'Het proces nalopen' },
        text: {
          en: 'Along the desks, with the people who do it.',
          nl: 'Langs de bureaus, met de mensen die het doen.',
        },
        result: { en: 'On the table: every step, with minutes and who', nl: 'Op tafel: elke stap, met minuten en wie' },
      },
      {
        minutes: 40,
        waiting: false,
        name: { en: 'Draw the current state', nl: 'De huidige situatie' },
        text: {
          en: 'Waiting in orange. Everyone corrects it until nobody says ‘but’.',
          nl: 'Wachten in oranje. Iedereen verbetert tot niemand meer ‘ja maar’ zegt.',
        },
        result: { en: 'On the wall: the process as it runs', nl: 'Aan de muur: het proces zoals het loopt' },
      },
      {
        minutes: 20,
        waiting: true,
        name: { en: 'Coffee', nl: 'Koffie' },
        text: { en: 'The only wait in this process.', nl: 'De enige wachttijd in dit proces.' },
        result: null,
      },
      {
        minutes: 40,
        waiting: false,
        name: { en: 'Draw the future state', nl: 'De toekomstige situatie' },
        text: {
          en: 'Steps out first. Then what software does better.',
          nl: 'Eerst stappen eruit. Dan pas wat software beter kan.',
        },
        result: { en: 'On the wall: the process as it can run', nl: 'Aan de muur: het proces zoals het kan' },
      },
      {
        minutes: 60,
        waiting: false,
        name: { en: 'Add it up', nl: 'Optellen' },
        text: {
          en: `A line for each saving: how often, how many minutes, at what hourly cost. Beside it the fixed price: ${withBuild.en}, build included.`,
          nl: `Per besparing een regel: hoe vaak, hoeveel minuten, tegen welke uurkosten. Ernaast de vaste prijs: ${withBuild.nl}, inclusief bouw.`,
        },
        result: { en: 'On the table: a list with a total', nl: 'Op tafel: een lijst met een totaal' },
      },
    ],
    /** Stands where the first of two sessions is over. */
    cut: {
      en: 'In two sessions? The first ends here.',
      nl: 'In twee keer? Dan eindigt de eerste hier.',
    },
    totals: {
      processTime: labels.map.processTime,
      waiting: { en: 'Waiting', nl: 'Wachten' },
      leadTime: labels.map.leadTime,
      leadTimeHours: { en: `${hours} hours`, nl: `${hours} uur` },
    },
  },
  exchange: {
    section: { en: 'In and out', nl: 'Erin en eruit' },
    bring: {
      ...bring,
      list: [
        {
          en: `The people who do the work, for the full ${hours} hours`,
          nl: `De mensen die het werk doen, de volle ${hours} uur`,
        },
        ...bring.list,
      ],
    },
    leave: {
      title: { en: 'You leave with', nl: 'U gaat weg met' },
      list: [
        {
          en: 'Current and future state, drawn, on paper and as PDF',
          nl: 'De huidige en de toekomstige situatie, getekend, op papier en als pdf',
        },
        {
          en: 'A list of savings in euros a year, with the sum',
          nl: 'Een lijst van besparingen in euro’s per jaar, met de som',
        },
        {
          en: `What we build for ${withBuild.en}, this workshop included, if you want it`,
          nl: `Wat wij bouwen voor ${withBuild.nl}, deze workshop inbegrepen, als u dat wilt`,
        },
        {
          en: `${offer.supportDays} days of support`,
          nl: `${offer.supportDays} dagen ondersteuning`,
        },
      ],
    },
  },
  guarantee: {
    section: { en: 'Guarantee', nl: 'Garantie' },
    when: { en: 'At the end, on the table', nl: 'Aan het eind, op tafel' },
    fork: guarantee.fork,
    /** Never shown without `line`. */
    badge: guarantee.badge,
    line: guarantee.line,
    text: guarantee.conditions.inShort,
    conditions: { en: 'The conditions in full', nl: 'De volledige voorwaarden' },
  },
  date: {
    section: { en: 'Date', nl: 'Datum' },
    headline: { en: 'Choose a date.', nl: 'Kies een datum.' },
    text: {
      en: 'The calendar shows what is free.',
      nl: 'In de agenda ziet u wat er vrij is.',
    },
    smallPrint: plans.smallPrint,
    button: labels.buttons.workshop,
    call: { en: 'By phone', nl: 'Per telefoon' },
    talk: { en: 'Rather talk first?', nl: 'Liever eerst praten?' },
    introCall: {
      en: `Plan a ${offer.introCall.minutes}-minute call`,
      nl: `Plan een gesprek van ${offer.introCall.minutes} minuten`,
    },
    phone: company.phone,
    hours: company.hours.short,
  },
} satisfies Copy
