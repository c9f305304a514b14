/**
 * Words of the ROI answer, shared by the calculator, the report and its PDF. Places are filled with numbers written for
 * the language; an amount of money brings its own sign.
 */
import { guarantee } from './guarantee.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, manualWorkRemoved } = offer
const { fromPercent: least, toPercent: most } = manualWorkRemoved
const { mark, threshold, verdict } = guarantee.onSheet

export const roi = {
  /** What becomes of a step, as a choice. */
  becomes: {
    software: { en: 'software does it', nl: 'software doet het' },
    person: { en: 'a person keeps it', nl: 'blijft mensenwerk' },
    gone: { en: 'no longer needed', nl: 'niet meer nodig' },
  },
  /** The same inside a drawing. */
  becomesShort: {
    software: { en: 'software', nl: 'met software' },
    person: { en: 'a person', nl: 'een mens' },
    gone: { en: 'not needed', nl: 'vervalt' },
  },
  /** Who does a step that software does. */
  software: { en: 'Software', nl: 'Software' },
  /** Who does a step of which that was not filled in. */
  someone: { en: 'someone', nl: 'iemand' },
  /** A step without a name. */
  stepName: { en: 'Step {number}', nl: 'Stap {number}' },
  /** A process without a name. */
  processName: { en: 'Your process', nl: 'Uw proces' },
  /** Where the drawing begins. */
  start: { en: 'Start', nl: 'Start' },
  timesAMonth: { en: '{count}× a month', nl: '{count}×/maand' },
  /** In place of a week, when the price never comes back. */
  never: { en: 'not paid back', nl: 'niet terugverdiend' },

  units: {
    day: 'd',
    minute: 'min',
    hour: { en: 'h', nl: 'u' },
    days: { one: { en: '{count} day', nl: '{count} dag' }, other: { en: '{count} days', nl: '{count} dagen' } },
    hours: { one: { en: '{count} hour', nl: '{count} uur' }, other: { en: '{count} hours', nl: '{count} uur' } },
    weeks: { one: '{count} week', other: { en: '{count} weeks', nl: '{count} weken' } },
    months: {
      one: { en: '{count} month', nl: '{count} maand' },
      other: { en: '{count} months', nl: '{count} maanden' },
    },
    people: {
      one: { en: '{count} person', nl: '{count} persoon' },
      other: { en: '{count} people', nl: '{count} mensen' },
    },
  },

  /** On the map of a sheet: where other processes name a tool, its steps say how often they are done. */
  map: {
    ...labels.map,
    table: { ...labels.map.table, with: { en: 'Times a month', nl: 'Keer per maand' } },
  },

  gauge: {
    /** Behind the amount. */
    guarantee: mark,
    canGo: { en: 'can go', nl: 'kan weg' },
    alt: {
      en: `The work costs {cost} a year, of which {saving} can go. ${threshold.en}`,
      nl: `Het werk kost {cost} per jaar, waarvan {saving} weg kan. ${threshold.nl}`,
    },
  },

  shares: {
    caption: {
      en: 'Saving a year, by the share of the work that goes',
      nl: 'Besparing per jaar, naar het deel van het werk dat vervalt',
    },
    columns: {
      share: { en: 'Share of the work that goes', nl: 'Deel van het werk dat vervalt' },
      hours: { en: 'Hours a year', nl: 'Uren per jaar' },
      saving: { en: 'Saving a year', nl: 'Besparing per jaar' },
      against: { en: 'Against {threshold}', nl: 'Verschil met {threshold}' },
    },
    least: { en: `${least}%, the least we reckon with`, nl: `${least}%, het minste waar wij van uitgaan` },
    marked: { en: '{percent}, as marked on this sheet', nl: '{percent}, zoals op dit blad ingevuld' },
    /** More is marked than is counted. */
    markedAbove: {
      en: '{marked} marked on this sheet, {counted} counted',
      nl: '{marked} op dit blad ingevuld, {counted} meegeteld',
    },
    most: { en: `${most}%, the most we count`, nl: `${most}%, het meeste dat wij meetellen` },
  },

  chart: {
    saved: { en: 'saving, added up', nl: 'besparing, opgeteld' },
    spent: { en: 'cost, added up', nl: 'kosten, opgeteld' },
    net: { en: 'net', nl: 'netto' },
    /** Above the crossing, in two lines. */
    week: 'week {week}',
    paidBack: { en: 'paid back', nl: 'terugverdiend' },
    notPaidBack: { en: 'not paid back in {months} months', nl: 'in {months} maanden niet terugverdiend' },
    months: { en: 'months from the start', nl: 'maanden vanaf de start' },
    alt: {
      en: 'Over {months} months the cost adds up to {spent} and the saving to {saved}. The two lines cross in week {week}.',
      nl: 'Over {months} maanden lopen de kosten op tot {spent} en de besparing tot {saved}. De lijnen kruisen in week {week}.',
    },
    altNever: {
      en: 'Over {months} months the cost adds up to {spent} and the saving to {saved}. The two lines do not cross.',
      nl: 'Over {months} maanden lopen de kosten op tot {spent} en de besparing tot {saved}. De lijnen kruisen niet.',
    },
  },

  verdict: {
    within: verdict.within,
    out: {
      ...verdict.out,
      audit: {
        en: `The audit is free and takes ${audit.hours.from} to ${audit.hours.to}\u00a0hours. We draw what runs beside it, and tell you whether the two together are worth the money.`,
        nl: `De audit is gratis en duurt ${audit.hours.from} tot ${audit.hours.to}\u00a0uur. Wij tekenen wat ernaast loopt, en zeggen of het samen het geld waard is.`,
      },
    },
  },

  working: {
    caption: { en: 'Working, with your numbers filled in', nl: 'Berekening, met uw getallen ingevuld' },
    columns: {
      line: { en: 'Line', nl: 'Regel' },
      figure: { en: 'Figure', nl: 'Getal' },
      filledIn: { en: 'Filled in', nl: 'Ingevuld' },
      result: { en: 'Result', nl: 'Uitkomst' },
    },
    lines: {
      workPerMonth: {
        name: { en: 'Work a month', nl: 'Werk per maand' },
        how: { en: 'minutes × times, all steps', nl: 'minuten × keren, alle stappen' },
      },
      hoursPerYear: {
        name: { en: 'Hours a year', nl: 'Uren per jaar' },
        how: { en: '÷ 60 minutes × 12 months', nl: '÷ 60 minuten × 12 maanden' },
      },
      costPerYear: {
        name: { en: 'Cost of doing nothing', nl: 'Kosten van niets doen' },
        how: { en: 'hours × hourly cost', nl: 'uren × uurkosten' },
      },
      costPerMonth: {
        name: { en: 'The same a month', nl: 'Hetzelfde per maand' },
        how: { en: '÷ 12 months', nl: '÷ 12 maanden' },
      },
      workLeft: {
        name: { en: 'Work left a month', nl: 'Werk dat blijft per maand' },
        how: { en: 'software leaves {percent}, a person all of it', nl: 'bij software {percent}, bij een mens alles' },
      },
      share: {
        name: { en: 'Share that goes', nl: 'Deel dat vervalt' },
        how: { en: `never counted above ${most}%`, nl: `nooit meer dan ${most}% meegeteld` },
      },
      saving: {
        name: { en: 'Saving a year', nl: 'Besparing per jaar' },
        how: { en: 'cost × share', nl: 'kosten × deel' },
      },
      leadNow: {
        name: { en: 'Lead time now', nl: 'Doorloop\u00adtijd nu' },
        how: {
          en: 'waiting + work of a case through all steps, in working days',
          nl: 'wachten + werk van een geval door alle stappen, in werkdagen',
        },
      },
      leadAfter: {
        name: { en: 'Lead time after', nl: 'Doorloop\u00adtijd straks' },
        how: {
          en: '{percent} of the waiting for people stays',
          nl: '{percent} van het wachten op mensen blijft',
        },
      },
      paybackWorkshop: {
        name: { en: 'Payback, workshop', nl: 'Terugverdien\u00adtijd, workshop' },
        how: { en: 'price ÷ net saving a month + start, in weeks', nl: 'prijs ÷ netto per maand + start, in weken' },
      },
      paybackGrowth: {
        name: { en: 'Payback, workshop and build', nl: 'Terugverdien\u00adtijd, workshop en bouw' },
        how: { en: 'the same, rounded up', nl: 'net zo, naar boven afgerond' },
      },
      net: {
        name: { en: 'Net over three years', nl: 'Netto over drie jaar' },
        how: { en: 'saving − price − running costs', nl: 'besparing − prijs − lopende kosten' },
      },
    },
  },

  assumptions: {
    legend: { en: 'Assumptions, yours to change', nl: 'Aannames die u mag wijzigen' },
    /** On the report, where nothing can be changed. */
    legendReadOnly: { en: 'Assumptions', nl: 'Aannames' },
    softwareLeavesPercent: {
      label: {
        en: 'Work left for a person when software does a step',
        nl: 'Werk dat voor een mens overblijft als software een stap doet',
      },
      unit: '%',
    },
    waitLeavesPercent: {
      label: {
        en: 'Waiting left before a step that a person keeps',
        nl: 'Wachttijd die overblijft vóór een stap van een mens',
      },
      unit: '%',
    },
    hoursPerDay: {
      label: { en: 'Hours in a working day', nl: 'Uren in een werkdag' },
      unit: { one: { en: 'hour', nl: 'uur' }, other: { en: 'hours', nl: 'uur' } },
    },
    runningCostsCents: {
      label: { en: 'Running costs a month', nl: 'Lopende kosten per maand' },
      unit: { en: 'euros', nl: 'euro' },
    },
    startMonths: {
      label: { en: 'Months before the saving starts', nl: 'Maanden voordat de besparing begint' },
      unit: { one: { en: 'month', nl: 'maand' }, other: { en: 'months', nl: 'maanden' } },
    },
  },

  notCounted: {
    lead: { en: 'Not counted.', nl: 'Niet meegeteld.' },
    text: {
      en: 'Late fees, missed discounts, customers who do not wait: we do not know the amounts.',
      nl: 'Aanmaningskosten, gemiste kortingen, klanten die niet wachten: wij kennen de bedragen niet.',
    },
  },

  /** Now and after on one axis of days. */
  scale: {
    now: { en: 'Now', nl: 'Nu' },
    after: { en: 'After', nl: 'Straks' },
    day: { en: 'day', nl: 'dag' },
    explanation: {
      en: 'Both bars have the same scale. Hours in a working day: {hours}.',
      nl: 'Beide balken hebben dezelfde schaal. Uren in een werkdag: {hours}.',
    },
    waits: { en: 'it waits', nl: 'het wacht' },
    works: { en: 'someone works on it', nl: 'er werkt iemand aan' },
    alt: {
      en: 'On one scale: now {now} days, after {later} days, {saved} days shorter.',
      nl: 'Op één schaal: nu {now} dagen, straks {later} dagen, {saved} dagen korter.',
    },
  },
} satisfies Copy
