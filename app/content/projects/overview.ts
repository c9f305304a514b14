/** What the list of cases and the page of a case say around the cases themselves. */
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { audit } = offer

export const projectsPage = {
  /** Two lines. A test holds the number to the list. */
  headline: {
    en: ['Five processes,', 'one scale.'],
    nl: ['Vijf processen,', 'één schaal.'],
  },
  lede: {
    en: 'Orange is how long one case took, teal how long it takes now. One axis, in working days.',
    nl: 'Oranje is hoe lang één geval duurde, groenblauw hoe lang het nu duurt. Alles op één as, in werkdagen.',
  },

  list: {
    section: { en: 'Cases, most days gone first', nl: 'Projecten, grootste winst in dagen voorop' },
    /** At the start of the axis, and above the right column. */
    day: { en: 'day', nl: 'dag' },
    saved: { en: 'saved a year', nl: 'bespaard per jaar' },
    people: { en: '{count} people', nl: '{count} mensen' },
    days: { en: '{count} days', nl: '{count} dagen' },
    hours: { en: '{count} hours a year', nl: '{count} uur per jaar' },
    /** The drawing of a row, read out. */
    alt: {
      en: '{before} working days before, {after} after: {gone} fewer.',
      nl: 'Eerst {before} werkdagen, nu {after}: {gone} minder.',
    },
    total: {
      en: 'Together: {hours} hours a year that nobody spends on them any more.',
      nl: 'Samen: {hours} uur per jaar waar niemand meer aan vastzit.',
    },
    notes: [
      {
        title: { en: 'How we count', nl: 'Hoe we tellen' },
        text: {
          en: 'Minutes saved, times cases a year, at the client’s own hourly cost. Costs that are gone are added, licences and upkeep taken off.',
          nl: 'Bespaarde minuten, maal het aantal gevallen per jaar, tegen de uurkosten van de klant. Kosten die wegvallen, komen erbij. Licenties en onderhoud gaan eraf.',
        },
      },
      {
        title: { en: 'What is not in it', nl: 'Wat er niet in zit' },
        text: {
          en: 'Days in euros. A price two weeks sooner may win the job; we cannot prove it.',
          nl: 'Dagen in euro’s. Een offerte die twee weken eerder komt, levert misschien de klus op. Bewijzen kunnen we dat niet.',
        },
      },
    ],
    marks: {
      waits: { en: 'waiting', nl: 'wachten' },
      works: { en: 'someone works', nl: 'iemand werkt' },
      now: { en: 'all of it, now', nl: 'het geheel, nu' },
    },
  },

  /** Shown while cases are samples. It goes when they go. */
  samples: {
    title: { en: 'Sample cases', nl: 'Voorbeeldprojecten' },
    list: {
      en: 'These five are made up, clients and figures alike. Real ones take their place when clients agree.',
      nl: 'Deze vijf zijn verzonnen, zowel de klanten als de cijfers. Echte projecten komen ervoor in de plaats zodra klanten dat goedvinden.',
    },
    one: {
      en: 'This case is made up: client, people and figures.',
      nl: 'Dit project is verzonnen: klant, mensen en cijfers.',
    },
    sample: true,
  },

  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    headline: {
      en: ['Add yours', 'to the axis.'],
      nl: ['Zet uw proces', 'op de as.'],
    },
    button: labels.buttons.audit,
    text: {
      en: `${audit.hours.from} to ${audit.hours.to} hours, free. You keep the drawing.`,
      nl: `${audit.hours.from} tot ${audit.hours.to} uur, gratis. De tekening is van u.`,
    },
  },

  /** On the maps of a case: of what was and what is, not of what is and what will be. */
  map: {
    ...labels.map,
    states: {
      ...labels.map.states,
      current: { en: 'Before', nl: 'Toen' },
      future: { en: 'After', nl: 'Nu' },
    },
  },

  page: {
    trail: {
      label: labels.breadcrumb,
      projects: { en: 'Projects', nl: 'Projecten' },
    },
    /** Under the two large figures. */
    before: { en: 'working days {span}, before', nl: 'werkdagen {span}, toen' },
    after: { en: 'working days now', nl: 'werkdagen nu' },
    facts: {
      client: { en: 'Client', nl: 'Klant' },
      size: { en: 'Size', nl: 'Omvang' },
      people: { en: '{count} people', nl: '{count} mensen' },
      year: { en: 'Drawn in', nl: 'Getekend in' },
      volume: { en: 'A year', nl: 'Per jaar' },
      work: { en: 'Work', nl: 'Werk' },
      less: { en: '{percent}% less', nl: '{percent}% minder' },
    },
    maps: {
      section: { en: 'Before and after', nl: 'Voor en na' },
      before: {
        en: 'Before: {days}\u00a0days, {minutes}\u00a0minutes of work',
        nl: 'Toen: {days}\u00a0dagen, {minutes}\u00a0minuten werk',
      },
      after: {
        en: 'After: {days}\u00a0days, {minutes}\u00a0minutes of work',
        nl: 'Nu: {days}\u00a0dagen, {minutes}\u00a0minuten werk',
      },
    },
    scale: {
      section: { en: 'On one axis', nl: 'Op één as' },
      headline: { en: 'What is left, and why.', nl: 'Wat er overblijft, en waarom.' },
      day: { en: 'day', nl: 'dag' },
      alt: {
        en: 'To scale on one axis. Before: {before} working days. Now: {after}. {gone} fewer.',
        nl: 'Op schaal, op één as. Toen: {before} werkdagen. Nu: {after}. {gone} minder.',
      },
      before: { en: 'One {unit}, before', nl: 'Eén {unit}, toen' },
      after: { en: 'One {unit}, now', nl: 'Eén {unit}, nu' },
      waits: { en: 'It waits', nl: 'Het ligt te wachten' },
      works: { en: 'Someone works on it', nl: 'Iemand werkt eraan' },
    },
    sum: {
      section: { en: 'The sum', nl: 'De som' },
      headline: { en: 'What it saves.', nl: 'Wat het scheelt.' },
      perYear: { en: 'a year, after costs', nl: 'per jaar, na kosten' },
      columns: {
        line: { en: 'Line', nl: 'Regel' },
        count: { en: 'Counted', nl: 'Geteld' },
        result: { en: 'Result', nl: 'Uitkomst' },
      },
      minutes: { en: 'Work saved per {unit}', nl: 'Minder werk per {unit}' },
      hours: { en: 'Hours a year', nl: 'Uren per jaar' },
      labor: { en: 'At their own hourly cost', nl: 'Tegen hun eigen uurkosten' },
      upkeep: { en: 'New licences and upkeep', nl: 'Nieuwe licenties en onderhoud' },
      saved: { en: 'Saved per year', nl: 'Besparing per jaar' },
      price: { en: 'Workshop and build, fixed, excl. VAT', nl: 'Workshop en bouw, vast, excl. btw' },
      priceWithVat: {
        en: 'Workshop and build, fixed, with VAT: home care cannot deduct it',
        nl: 'Workshop en bouw, vast, met btw: thuiszorg kan die niet aftrekken',
      },
      once: { en: 'once', nl: 'eenmalig' },
      payback: { en: 'Paid back', nl: 'Terugverdiend' },
      inMinutes: { en: '{count} min', nl: '{count} min' },
      inHours: { en: '{count} hours', nl: '{count} uur' },
      onDay: { en: 'after {count} days of use', nl: 'na {count} dagen gebruik' },
    },
    log: {
      section: { en: 'Log', nl: 'Logboek' },
      headline: { en: 'In the order it happened.', nl: 'Zo ging het, dag voor dag.' },
      day: { en: 'Day {count}', nl: 'Dag {count}' },
      leftAlone: { en: 'stays manual', nl: 'blijft handwerk' },
      paidBack: { en: 'paid back, day {count}', nl: 'terugverdiend, dag {count}' },
    },
    remark: { section: { en: 'Signed off', nl: 'Voor akkoord' } },
    further: {
      section: { en: 'Further', nl: 'Verder' },
      previous: { en: 'Previous case', nl: 'Vorig project' },
      next: { en: 'Next case', nl: 'Volgend project' },
      projects: { en: 'Projects', nl: 'Projecten' },
      all: { en: 'All five on one axis', nl: 'Alle vijf op één as' },
      service: { en: 'The service that does this', nl: 'De dienst die erbij hoort' },
      change: { en: '{before} to {after} days', nl: 'van {before} naar {after} dagen' },
    },
    sheet: { en: 'Case: {name}, {client}', nl: 'Project: {name}, {client}' },
  },
} satisfies Copy
