/** The words that every page of a service shares. What differs per service stands in services/. */
import { euros } from '#app/formats.ts'
import { company } from './company.ts'
import { guarantee } from './guarantee.ts'
import { plans } from './home/plans.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, workshop, growth, supportDays } = offer

const prices = {
  workshop: { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') },
  growth: { en: euros(growth.priceCents, 'en'), nl: euros(growth.priceCents, 'nl') },
}

export const servicePage = {
  trail: { label: labels.breadcrumb, services: labels.nav.services },

  head: {
    button: labels.buttons.audit,
    calculator: labels.buttons.calculator,
    /** The title block under the headline. */
    block: {
      service: { en: 'Service', nl: 'Dienst' },
      time: { en: 'Expect', nl: 'Reken op' },
      price: {
        name: { en: 'Price, fixed', nl: 'Prijs, vast' },
        value: {
          en: `${prices.workshop.en} or ${prices.growth.en}`,
          nl: `${prices.workshop.nl} of ${prices.growth.nl}`,
        },
      },
      place: {
        name: { en: 'Place on the line', nl: 'Plek op de lijn' },
        value: { en: '{number} of {count}', nl: '{number} van {count}' },
      },
    },
  },

  map: {
    section: { en: 'Before and after', nl: 'Voor en na' },
    headline: {
      en: '{now} days, of which {minutes} minutes are work.',
      nl: '{now} dagen, waarvan {minutes} minuten werk.',
    },
    caption: {
      en: 'Example drawing: {title}, example figures',
      nl: 'Voorbeeld\u00adtekening: {title}, voorbeeldcijfers',
    },
  },

  scale: {
    section: { en: 'To scale', nl: 'Op schaal' },
    headline: { en: 'What is left of the wait.', nl: 'Wat er van het wachten overblijft.' },
    days: {
      now: { en: 'One case, now', nl: 'Eén geval, nu' },
      after: { en: 'The same, afterwards', nl: 'Hetzelfde, straks' },
      day: { en: 'day', nl: 'dag' },
      explanation: {
        en: 'Each case is done {saved}\u00a0working days sooner.',
        nl: 'Elk geval is {saved}\u00a0werkdagen eerder klaar.',
      },
      waits: { en: 'It waits', nl: 'Het wacht' },
      works: { en: 'Someone works on it', nl: 'Iemand werkt eraan' },
      alt: {
        en: 'To scale on one axis. Now: {now} working days. Afterwards: {later}, which is {saved} days sooner.',
        nl: 'Op schaal, op één as. Nu: {now} werkdagen. Straks: {later}, dus {saved} dagen eerder klaar.',
      },
    },
    work: {
      now: { en: 'Work on it, now', nl: 'Werk eraan, nu' },
      after: { en: 'Work on it, afterwards', nl: 'Werk eraan, straks' },
      minutes: {
        one: { en: '{count} minute', nl: '{count} minuut' },
        other: { en: '{count} minutes', nl: '{count} minuten' },
      },
      /** Behind the percentage on the dimension line. */
      less: { en: 'less work', nl: 'minder werk' },
      people: { en: 'By people: {minutes}', nl: 'Door mensen: {minutes}' },
      software: { en: 'By software: {minutes}', nl: 'Door software: {minutes}' },
    },
  },

  forWhom: {
    section: { en: 'Who it is for', nl: 'Voor wie' },
    headline: { en: 'How you recognise it.', nl: 'Hieraan herkent u het.' },
    not: { en: 'Outside the drawing', nl: 'Buiten de tekening' },
  },

  build: {
    section: { en: 'What we build', nl: 'Wat we bouwen' },
    headline: { en: 'In the order we build it.', nl: 'In deze volgorde bouwen we.' },
  },

  manual: {
    section: { en: 'What stays manual', nl: 'Wat handwerk blijft' },
    headline: { en: 'This stays with people.', nl: 'Dit blijft bij mensen.' },
    /** Names the list of steps that are still done by a person. */
    steps: { en: 'Steps that stay with people', nl: 'Stappen die bij mensen blijven' },
  },

  price: {
    section: { en: 'Price', nl: 'Prijs' },
    headline: { en: 'The price is fixed before we start.', nl: 'De prijs staat vast voordat we beginnen.' },
    smallPrint: plans.smallPrint,
    /** One after the other on the line; you can stop after each. */
    stops: [
      {
        name: { en: 'Process audit', nl: 'Proces\u00adaudit' },
        price: { en: 'free', nl: 'gratis' },
        text: {
          en: `${audit.hours.from} to ${audit.hours.to} hours. You keep the drawing.`,
          nl: `${audit.hours.from} tot ${audit.hours.to} uur. De tekening is van u.`,
        },
      },
      {
        name: { en: 'Workshop', nl: 'Workshop' },
        price: prices.workshop,
        text: {
          en: `${workshop.hours} hours. A list of savings.`,
          nl: `${workshop.hours} uur. Een lijst van besparingen.`,
        },
      },
      {
        name: { en: 'Built and running', nl: 'Gebouwd en in gebruik' },
        price: prices.growth,
        text: {
          en: 'Workshop included.',
          nl: 'Inclusief de workshop.',
        },
      },
      {
        name: { en: 'Support', nl: 'Ondersteuning' },
        price: { en: `${supportDays} days`, nl: `${supportDays} dagen` },
        text: { en: 'Included.', nl: 'Inbegrepen.' },
      },
    ],
    guarantee: { badge: guarantee.badge, line: guarantee.line },
    links: {
      workshop: { en: 'The workshop, minute by minute', nl: 'De workshop, van minuut tot minuut' },
      terms: { en: 'Conditions of the guarantee', nl: 'Voorwaarden van de garantie' },
    },
  },

  questions: {
    section: { en: 'Questions', nl: 'Vragen' },
    headline: { en: 'Asked before.', nl: 'Vaak gevraagd.' },
  },

  /** On the page of a region. */
  local: {
    section: { en: 'On site', nl: 'Op locatie' },
    rooms: { en: 'Where you find us', nl: 'Waar u ons vindt' },
    sectors: {
      title: { en: 'What waits, by trade', nl: 'Wat er per sector wacht' },
      sector: { en: 'Trade', nl: 'Sector' },
      process: { en: 'What waits', nl: 'Wat er wacht' },
    },
    visit: { en: 'How a visit goes', nl: 'Zo gaat een bezoek' },
    address: { en: 'Address', nl: 'Adres' },
    hours: { en: 'Open', nl: 'Open' },
    phone: { en: 'Call', nl: 'Bel' },
    company: {
      brand: company.brand,
      address: company.address,
      phone: company.phone,
      hours: company.hours.long,
    },
  },

  related: {
    section: { en: 'Next to it', nl: 'Ernaast' },
    headline: { en: 'Where it waits next.', nl: 'Waar het daarna wacht.' },
    all: { en: 'All ten places on one line', nl: 'Alle tien plekken op één lijn' },
  },

  /** The bar of a service in lists: days from start to finish, now and afterwards. */
  wait: {
    alt: { en: 'Now {now} days, afterwards {later} days', nl: 'Nu {now} dagen, straks {later} dagen' },
  },

  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    /** Two lines. */
    headline: {
      en: ['This is an example.', 'Now draw yours.'],
      nl: ['Dit is een voorbeeld.', 'Nu uw proces.'],
    },
    text: {
      en: 'Two to three hours, free.',
      nl: 'Twee tot drie uur, gratis.',
    },
    button: labels.buttons.audit,
  },
} satisfies Copy
