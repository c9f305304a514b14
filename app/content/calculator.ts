/** The calculator page. What it shares with the report stands in roi.ts, its processes in roi-processes.ts. */
import { euros } from '#app/formats.ts'
import { calculatorSave } from './calculator-save.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { calculator: tool, workshop, growth } = offer
const prices = {
  workshop: { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') },
  growth: { en: euros(growth.priceCents, 'en'), nl: euros(growth.priceCents, 'nl') },
}

export const calculator = {
  trail: { en: 'ROI calculator', nl: 'ROI-calculator' },
  headline: { en: 'Draw yours.', nl: 'Teken uw proces.' },
  // A word joiner keeps the hyphen of e-mail from ending a line.
  lede: {
    en: `Choose a process and change its steps. The drawing follows. About ${tool.minutes}\u00a0minutes, no e-\u2060mail address.`,
    nl: `Kies een proces en pas de stappen aan. De tekening verandert mee. Ongeveer ${tool.minutes}\u00a0minuten, zonder e-\u2060mailadres.`,
  },

  process: {
    name: { en: 'The process', nl: 'Het proces' },
    time: { en: 'about 20 seconds', nl: 'ongeveer 20 seconden' },
    legend: { en: 'Which process?', nl: 'Welk proces?' },
    fill: { en: 'Fill in the typical steps', nl: 'Vul de gebruikelijke stappen in' },
    fields: {
      name: { en: 'Name on the drawing', nl: 'Naam op de tekening' },
      timesPerMonth: { en: 'Times a month', nl: 'Keer per maand' },
      people: { en: 'People', nl: 'Mensen' },
      hourlyCost: { en: 'Hourly cost', nl: 'Uurkosten' },
    },
    hints: {
      timesPerMonth: { en: 'how often it runs', nl: 'hoe vaak het loopt' },
      people: { en: 'who do a step of it', nl: 'die een stap doen' },
      hourlyCost: { en: 'euros, with employer costs', nl: 'euro, met werkgevers\u00adlasten' },
    },
  },

  steps: {
    name: { en: 'The list and the drawing', nl: 'De lijst en de tekening' },
    time: { en: 'about 90 seconds', nl: 'ongeveer 90 seconden' },
    caption: {
      en: 'Steps of the process, with the drawing beside them',
      nl: 'Stappen van het proces, met de tekening ernaast',
    },
    number: { en: 'No.', nl: 'Nr.' },
    stepAndWho: { en: 'Step, and who does it', nl: 'Stap, en wie het doet' },
    now: { en: 'Now', nl: 'Nu' },
    after: { en: 'After', nl: 'Straks' },
    fields: {
      name: { en: 'Step', nl: 'Stap' },
      who: { en: 'Who', nl: 'Wie' },
      waitDays: { en: 'Waits before, days', nl: 'Wacht vooraf, dagen' },
      minutes: { en: 'Work, minutes', nl: 'Werk, minuten' },
      timesPerMonth: { en: 'Times a month', nl: 'Keer per maand' },
      becomes: { en: 'And after', nl: 'En straks' },
    },
    /** Behind the label of a field, for those who hear it. */
    ofStep: { en: ', step {number}', nl: ', stap {number}' },
    /** Unfolds the fields of a step on a phone. */
    change: { en: 'Change', nl: 'Wijzig' },
    changeStep: { en: 'Change step {number}', nl: 'Wijzig stap {number}' },
    up: { en: 'Up', nl: 'Omhoog' },
    down: { en: 'Down', nl: 'Omlaag' },
    remove: { en: 'Remove', nl: 'Verwijder' },
    /** Behind the word on a button, for those who hear it. */
    thisStep: { en: ' step {number}: {name}', nl: ' stap {number}: {name}' },
    add: { en: 'Add a step', nl: 'Stap toevoegen' },
    count: { en: '{count} of {most}', nl: '{count} van {most}' },
    most: { en: 'A drawing takes at most {most} steps.', nl: 'Er passen hooguit {most} stappen op een tekening.' },
    least: { en: 'A process has at least {least} steps.', nl: 'Een proces heeft minstens {least} stappen.' },
    noWaiting: { en: 'no waiting', nl: 'geen wachttijd' },
    /** In a box of the phone: what becomes of the step. */
    afterwards: { en: 'after: {text}', nl: 'straks: {text}' },
  },

  totals: {
    waiting: { en: 'Waiting', nl: 'Wachten' },
    work: { en: 'Work', nl: 'Werk' },
    workPerMonth: { en: 'Work a month', nl: 'Werk per maand' },
    leadNow: { en: 'Lead time now', nl: 'Doorloop\u00adtijd nu' },
    leadAfter: { en: 'Lead time after', nl: 'Doorloop\u00adtijd straks' },
    costs: { en: 'costs {amount} a year', nl: 'kost {amount} per jaar' },
    saves: { en: 'saves {amount} a year', nl: 'bespaart {amount} per jaar' },
    /** Read out a moment after the last change. */
    announcement: {
      en: 'Lead time now {now}, after {later}. It costs {cost} a year and saves {saving} a year.',
      nl: 'Doorlooptijd nu {now}, straks {later}. Het kost {cost} per jaar en bespaart {saving} per jaar.',
    },
    workOut: { en: 'Work it out', nl: 'Reken het uit' },
  },

  /** Where the script that draws the answer did not come. */
  old: {
    figures: {
      en: 'The figures below are those of before your change: the new drawings did not arrive.',
      nl: 'De cijfers hieronder zijn nog die van vóór uw wijziging: de nieuwe tekeningen kwamen niet aan.',
    },
    again: { en: 'Load this page again', nl: 'Laad deze pagina opnieuw' },
  },

  undo: {
    undo: { en: 'Undo', nl: 'Maak ongedaan' },
    removed: { en: 'Step {number} is gone: {name}.', nl: 'Stap {number} is weg: {name}.' },
    moved: { en: 'Step {number} is now step {to}.', nl: 'Stap {number} is nu stap {to}.' },
    picked: { en: 'The typical steps are filled in: {name}.', nl: 'De gebruikelijke stappen zijn ingevuld: {name}.' },
    /** Of a process of one's own nothing is typical. */
    emptied: { en: 'The steps are empty.', nl: 'De stappen zijn leeg.' },
    /** Said of what was undone. */
    undone: {
      removed: { en: 'Step {number} is back: {name}.', nl: 'Stap {number} is terug: {name}.' },
      moved: { en: 'Step {to} is step {number} again.', nl: 'Stap {to} is weer stap {number}.' },
      picked: { en: 'Your own steps are back.', nl: 'Uw eigen stappen staan er weer.' },
    },
  },

  errors: {
    kept: {
      en: 'What you typed is still there. Until it is right, the answer uses the last number that worked, or a typical one.',
      nl: 'Wat u typte, staat er nog. Tot het klopt, rekent de calculator met het laatste getal dat wel klopte, of met een gebruikelijk getal.',
    },
    /** Beside the totals. */
    stale: {
      one: {
        en: '1 field needs attention. Meanwhile the answer uses the last number that worked.',
        nl: '1 veld klopt nog niet. De calculator rekent zolang met het laatste getal dat klopte.',
      },
      other: {
        en: '{count} fields need attention. Meanwhile the answer uses the last numbers that worked.',
        nl: '{count} velden kloppen nog niet. De calculator rekent zolang met de laatste getallen die klopten.',
      },
    },
    show: { en: 'Show me', nl: 'Laat zien' },
    ofStep: { en: 'Step {number}, {field}', nl: 'Stap {number}, {field}' },
    fields: {
      name: { en: 'name', nl: 'naam' },
      who: { en: 'who', nl: 'wie' },
      waitDays: { en: 'waiting', nl: 'wachten' },
      minutes: { en: 'work', nl: 'werk' },
      timesPerMonth: { en: 'times a month', nl: 'keer per maand' },
    },
    /** What a field takes. */
    takes: {
      name: { en: 'at most {most} characters', nl: 'hooguit {most} tekens' },
      waitDays: { en: 'between {least} and {most} days', nl: 'tussen {least} en {most} dagen' },
      minutes: { en: 'between {least} and {most} minutes', nl: 'tussen {least} en {most} minuten' },
      timesPerMonth: { en: 'between {least} and {most} times', nl: 'tussen {least} en {most} keer' },
      people: { en: 'between {least} and {most} people', nl: 'tussen {least} en {most} mensen' },
      hourlyCost: { en: 'between {least} and {most} euros', nl: 'tussen {least} en {most} euro' },
      softwareLeavesPercent: { en: 'between {least} and {most} per cent', nl: 'tussen {least} en {most} procent' },
      waitLeavesPercent: { en: 'between {least} and {most} per cent', nl: 'tussen {least} en {most} procent' },
      hoursPerDay: { en: 'between {least} and {most} hours', nl: 'tussen {least} en {most} uur' },
      runningCostsCents: { en: 'between {least} and {most} euros', nl: 'tussen {least} en {most} euro' },
      startMonths: { en: 'between {least} and {most} months', nl: 'tussen {least} en {most} maanden' },
    },
    problems: {
      empty: { en: 'The field is empty.', nl: 'Het veld is leeg.' },
      separator: {
        en: 'Write a point on this page, not a comma: {example}.',
        nl: 'Schrijf op deze pagina een komma, geen punt: {example}.',
      },
      number: { en: 'Enter a number, such as 12 or 12.5.', nl: 'Vul een getal in, zoals 12 of 12,5.' },
      range: { en: 'This number is outside that.', nl: 'Dit getal valt daarbuiten.' },
      whole: { en: 'Only whole numbers.', nl: 'Alleen hele getallen.' },
      long: { en: 'There are {count} now.', nl: 'Het zijn er nu {count}.' },
    },
  },

  /** In place of an answer, while nobody works: by what is missing for one. */
  empty: {
    steps: { en: 'Choose a process, or fill in your first step.', nl: 'Kies een proces of vul uw eerste stap in.' },
    minutes: {
      en: 'No step takes any work yet: fill in the minutes of at least one.',
      nl: 'Bij geen enkele stap staat nog werk: vul van minstens één stap de minuten in.',
    },
    times: {
      en: 'Where there is work, ‘Times a month’ is 0: fill in how often it happens. Less than once works too, such as 0.5.',
      nl: 'Waar werk staat, is ‘Keer per maand’ nog 0: vul in hoe vaak het gebeurt. Minder dan één keer mag ook, zoals 0,5.',
    },
  },

  scale: { name: { en: 'Now and after', nl: 'Nu en straks' } },

  cost: {
    name: { en: 'Cost of doing nothing', nl: 'Kosten van niets doen' },
    unit: { en: 'every year that nothing changes', nl: 'elk jaar dat er niets verandert' },
    perMonth: { en: 'A month', nl: 'Per maand' },
    hoursPerYear: { en: 'Hours a year', nl: 'Uren per jaar' },
    each: { en: 'Per person per week', nl: 'Per persoon per week' },
  },

  saving: {
    name: { en: 'What can go', nl: 'Wat er weg kan' },
    audit: labels.buttons.audit,
  },

  payback: {
    name: { en: 'Thirty-six months', nl: 'Zesendertig maanden' },
    week: 'week {week}',
    workshop: {
      en: `Workshop alone, you build, ${prices.workshop.en} excl. VAT`,
      nl: `Alleen de workshop, u bouwt zelf, ${prices.workshop.nl} excl. btw`,
    },
    growth: {
      en: `Workshop and build, ${prices.growth.en} excl. VAT`,
      nl: `Workshop en bouw, ${prices.growth.nl} excl. btw`,
    },
    net: { en: 'Net over three years', nl: 'Netto over drie jaar' },
    /** When a price never comes back. */
    why: {
      en: 'The saving is no more than the running costs.',
      nl: 'De besparing is niet meer dan de lopende kosten.',
    },
  },

  working: {
    name: { en: 'Working and assumptions', nl: 'Berekening en aannames' },
    title: { en: 'Every figure, worked out', nl: 'Elk getal, voorgerekend' },
  },

  save: calculatorSave,
} satisfies Copy
