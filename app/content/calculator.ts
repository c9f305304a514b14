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
  lede: {
    en: `Fill in the list, and your process draws itself beside it. It takes about ${tool.minutes} minutes. The answer stands on this page, and we ask nothing first.`,
    nl: `Vul de lijst in, en uw proces tekent zichzelf ernaast. Het duurt ongeveer ${tool.minutes} minuten. Het antwoord staat op deze pagina, en we vragen eerst niets.`,
  },

  process: {
    name: { en: 'The process', nl: 'Het proces' },
    time: { en: 'about 20 seconds', nl: 'ongeveer 20 seconden' },
    legend: { en: 'Which process?', nl: 'Welk proces?' },
    fill: { en: 'Fill in the typical steps', nl: 'Vul de gebruikelijke stappen in' },
    fields: {
      name: { en: 'Name on the drawing', nl: 'Naam op de tekening' },
      timesPerMonth: { en: 'Times a month', nl: 'Keer per maand' },
      people: { en: 'People on it', nl: 'Mensen eraan' },
      hourlyCost: { en: 'Cost of an hour', nl: 'Kosten van een uur' },
    },
    hints: {
      timesPerMonth: { en: 'how often it runs', nl: 'hoe vaak het loopt' },
      people: { en: 'who do a step of it', nl: 'die er een stap van doen' },
      hourlyCost: { en: 'euros, with employer costs', nl: 'euro, met werkgeverslasten' },
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

  undo: {
    undo: { en: 'Undo', nl: 'Maak ongedaan' },
    removed: { en: 'Step {number} is gone: {name}.', nl: 'Stap {number} is weg: {name}.' },
    moved: { en: 'Step {number} is now step {to}.', nl: 'Stap {number} is nu stap {to}.' },
    picked: { en: 'The typical steps are filled in: {name}.', nl: 'De gebruikelijke stappen staan er: {name}.' },
  },

  errors: {
    kept: {
      en: 'Nothing you typed is lost. Until then the answer counts with the last number that worked there, or a typical one.',
      nl: 'Niets van wat u typte is weg. Het antwoord rekent tot dan met het laatste getal dat klopte, of met een gebruikelijk getal.',
    },
    /** Beside the totals. */
    stale: {
      one: {
        en: '1 field needs another look. The answer is still that of the last numbers that worked.',
        nl: '1 veld klopt nog niet. Het antwoord hoort nog bij de laatste getallen die klopten.',
      },
      other: {
        en: '{count} fields need another look. The answer is still that of the last numbers that worked.',
        nl: '{count} velden kloppen nog niet. Het antwoord hoort nog bij de laatste getallen die klopten.',
      },
    },
    show: { en: 'Show it', nl: 'Wijs aan' },
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
      waitDays: { en: 'days from {least} to {most}', nl: 'dagen van {least} tot {most}' },
      minutes: { en: 'minutes from {least} to {most}', nl: 'minuten van {least} tot {most}' },
      timesPerMonth: { en: 'times from {least} to {most}', nl: 'keren van {least} tot {most}' },
      people: { en: 'people from {least} to {most}', nl: 'mensen van {least} tot {most}' },
      hourlyCost: { en: 'euros from {least} to {most}', nl: 'euro van {least} tot {most}' },
      softwareLeavesPercent: { en: 'per cent from {least} to {most}', nl: 'procent van {least} tot {most}' },
      waitLeavesPercent: { en: 'per cent from {least} to {most}', nl: 'procent van {least} tot {most}' },
      hoursPerDay: { en: 'hours from {least} to {most}', nl: 'uren van {least} tot {most}' },
      runningCostsCents: { en: 'euros from {least} to {most}', nl: 'euro van {least} tot {most}' },
      startMonths: { en: 'months from {least} to {most}', nl: 'maanden van {least} tot {most}' },
    },
    problems: {
      empty: { en: 'It is empty.', nl: 'Het is leeg.' },
      separator: { en: 'On this page write a point: {example}.', nl: 'Schrijf op deze pagina een komma: {example}.' },
      number: { en: 'Enter a number, such as 12 or 12.5.', nl: 'Vul een getal in, zoals 12 of 12,5.' },
      range: { en: 'This number cannot be drawn.', nl: 'Dit getal is niet te tekenen.' },
      whole: { en: 'Only whole numbers.', nl: 'Alleen hele getallen.' },
      long: { en: 'It is {count} now.', nl: 'Het zijn er nu {count}.' },
    },
  },

  /** In place of an answer, while no step takes a minute. */
  empty: { en: 'Choose a process, or add your first step.', nl: 'Kies een proces of voeg uw eerste stap toe.' },

  scale: { name: { en: 'Now and after', nl: 'Nu en straks' } },

  cost: {
    name: { en: 'Cost of doing nothing', nl: 'Kosten van niets doen' },
    unit: { en: 'every year that nothing changes', nl: 'elk jaar dat er niets verandert' },
    perMonth: { en: 'A month', nl: 'Per maand' },
    hoursPerYear: { en: 'Hours a year', nl: 'Uren per jaar' },
    each: { en: 'Each, a week', nl: 'Per persoon, per week' },
  },

  saving: {
    name: { en: 'What can go', nl: 'Wat er weg kan' },
    audit: labels.buttons.audit,
  },

  payback: {
    name: { en: 'Thirty-six months', nl: 'Zesendertig maanden' },
    week: 'week {week}',
    workshop: {
      en: `Workshop paid back, ${prices.workshop.en}`,
      nl: `Workshop terugverdiend, ${prices.workshop.nl}`,
    },
    growth: { en: `With the build, ${prices.growth.en}`, nl: `Met de bouw, ${prices.growth.nl}` },
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
