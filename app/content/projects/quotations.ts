/** Zwaluwdonk Staalbouw: from request to quotation. */
import { decimal } from '#app/formats.ts'
import { offer } from '../offer.ts'
import type { ProjectSource } from './project.ts'

const drawn = { daysBefore: 17.1, daysAfter: 3.5, minutesBefore: 180, minutesAfter: 74 }

export const quotations: ProjectSource = {
  slug: 'quotations-zwaluwdonk',
  client: { name: 'Zwaluwdonk Staalbouw', people: 52, year: 2026 },
  drawn,
  casesPerYear: 240,
  liveOnDay: 46,
  hourlyCostCents: 5_200,
  upkeepCentsPerMonth: 8_000,
  service: 'lead-generation',
  sample: true,
  name: { en: 'Quotations', nl: 'Offertes' },
  trade: { en: 'steel frames and stairs', nl: 'staalconstructies en trappen' },
  unit: { one: { en: 'quotation', nl: 'offerte' }, many: { en: 'quotations', nl: 'offertes' } },
  span: { en: 'from request to quotation', nl: 'van aanvraag tot offerte' },
  title: {
    en: `Quotations: ${decimal(drawn.daysBefore, 1, 'en')} to ${decimal(drawn.daysAfter, 1, 'en')} days`,
    nl: `Offertes: van ${decimal(drawn.daysBefore, 1, 'nl')} naar ${decimal(drawn.daysAfter, 1, 'nl')} dagen`,
  },
  description: {
    en: `A steel builder sent its price after ${decimal(drawn.daysBefore, 1, 'en')} working days, often the third to do so. Now after ${decimal(drawn.daysAfter, 1, 'en')}. Maps before and after, and the sum behind them.`,
    nl: `Een staalbouwer stuurde zijn prijs na ${decimal(drawn.daysBefore, 1, 'nl')} werkdagen, vaak als derde. Nu na ${decimal(drawn.daysAfter, 1, 'nl')}. Met beide tekeningen en de som erbij.`,
  },
  headline: {
    en: 'Three hours of work. The\u00a0price came after three weeks.',
    nl: 'Drie uur werk. De\u00a0prijs kwam na drie weken.',
  },
  intro: {
    en: 'Two estimators, one director who signed, and a steel price asked for by mail each time.',
    nl: 'Twee calculators, één directeur die tekende en een staalprijs die ze elke keer per mail opvroegen.',
  },
  process: {
    id: 'quotations',
    title: { en: 'quotation', nl: 'offerte' },
    from: { en: 'Contractor', nl: 'Aannemer' },
    system: { name: { en: 'Price book', nl: 'Prijsboek' }, at: 3 },
    steps: [
      {
        name: { en: 'Request', nl: 'Aanvraag' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 12,
        waitDays: 1.1,
        cause: { en: 'lies in sales@', nl: 'ligt in verkoop@' },
        becomes: {
          name: { en: 'Request', nl: 'Aanvraag' },
          who: { en: 'Inside sales', nl: 'Binnendienst' },
          with: { en: 'One form', nl: 'Eén formulier' },
          minutes: 8,
          waitDays: 0.3,
          cause: { en: 'read twice a day', nl: 'twee keer per dag gelezen' },
          bySoftware: false,
          note: { en: 'drawing, class and finish are required', nl: 'tekening, klasse en afwerking verplicht' },
        },
      },
      {
        name: { en: 'Ask back', nl: 'Navragen' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'By phone', nl: 'Telefoon' },
        minutes: 18,
        waitDays: 2.6,
        cause: { en: 'waits for the drawing', nl: 'wacht op de tekening' },
        becomes: null,
        removedNote: { en: 'asked in the form', nl: 'in het formulier gevraagd' },
      },
      {
        name: { en: 'Quantities', nl: 'Hoeveel\u00adheden' },
        who: { en: 'Estimator', nl: 'Calculator' },
        with: { en: 'Paper, Excel', nl: 'Papier, Excel' },
        minutes: 75,
        waitDays: 3.8,
        cause: { en: 'waits for the estimator', nl: 'wacht op de calculator' },
        becomes: {
          name: { en: 'Quantities', nl: 'Hoeveel\u00adheden' },
          who: { en: 'Estimator', nl: 'Calculator' },
          with: { en: 'On screen', nl: 'Op scherm' },
          minutes: 45,
          waitDays: 1.6,
          cause: { en: 'waits for the estimator', nl: 'wacht op de calculator' },
          bySoftware: false,
          note: { en: 'measured on the drawing, judged by a person', nl: 'gemeten op de tekening, een mens oordeelt' },
        },
      },
      {
        name: { en: 'Steel price', nl: 'Staalprijs' },
        who: { en: 'Buyer', nl: 'Inkoper' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 25,
        waitDays: 3.4,
        cause: { en: 'waits for the supplier', nl: 'wacht op de leverancier' },
        becomes: {
          name: { en: 'Steel price', nl: 'Staalprijs' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Day list', nl: 'Daglijst' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'day price of three suppliers, with its date', nl: 'dagprijs van drie leveranciers, met datum' },
        },
      },
      {
        name: { en: 'Write', nl: 'Opstellen' },
        who: { en: 'Estimator', nl: 'Calculator' },
        with: { en: 'Old quotation', nl: 'Oude offerte' },
        minutes: 40,
        waitDays: 2.1,
        cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
        becomes: {
          name: { en: 'Draft', nl: 'Concept' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Template', nl: 'Sjabloon' },
          minutes: 2,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'lines, terms and planning filled in', nl: 'regels, voorwaarden en planning ingevuld' },
        },
      },
      {
        name: { en: 'Sign', nl: 'Tekenen' },
        who: { en: 'Director', nl: 'Directeur' },
        with: { en: 'On paper', nl: 'Op papier' },
        minutes: 10,
        waitDays: 3.7,
        cause: { en: 'waits for the director', nl: 'wacht op de directeur' },
        becomes: {
          name: { en: 'Read, sign', nl: 'Lezen, tekenen' },
          who: { en: 'Director', nl: 'Directeur' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 18,
          waitDays: 1.4,
          cause: { en: 'waits for the next day', nl: 'wacht op de volgende dag' },
          bySoftware: false,
          note: { en: 'read in full; margin set by a person', nl: 'volledig gelezen; marge door een mens' },
        },
      },
    ],
    loops: [{ from: 5, to: 3, label: { en: '1 in 5: the price has run out', nl: '1 op de 5: de prijs is verlopen' } }],
    redlines: [
      { at: 1, text: { en: 'The same three questions each time', nl: 'Elke keer dezelfde drie vragen' } },
      { at: 4, text: { en: 'Copied from an old quotation', nl: 'Overgenomen uit een oude offerte' } },
    ],
    futureNote: { en: 'One price, one date, one draft', nl: 'Eén prijs, één datum, één concept' },
  },
  remains: {
    en: 'Mostly two people: the estimator who measures, and the director who sets the margin.',
    nl: 'Vooral twee mensen: de calculator die meet en de directeur die de marge bepaalt.',
  },
  log: [
    {
      day: 1,
      title: { en: 'Audit above the workshop floor', nl: 'Audit boven de werkplaats' },
      text: {
        en: 'Three hours. Sixteen requests were open; the newest went first.',
        nl: 'Drie uur. Er lagen zestien aanvragen open; de nieuwste ging voor.',
      },
    },
    {
      day: 10,
      title: { en: 'Workshop, with ten lost quotations', nl: 'Workshop, met tien verloren offertes' },
      text: {
        en: 'Seven of the ten were lost before they were sent.',
        nl: 'Zeven van de tien waren al verloren voordat ze de deur uit gingen.',
      },
    },
    {
      day: 27,
      title: { en: 'Form and day prices', nl: 'Formulier en dagprijzen' },
      text: {
        en: 'Contractors got one page. Three grumbled; all filled it in.',
        nl: 'Aannemers kregen één pagina. Drie mopperden. Ze vulden hem allemaal in.',
      },
    },
    {
      day: 46,
      title: { en: 'First draft by software', nl: 'Eerste concept door software' },
      text: {
        en: 'Ten quotations, written by a person and by software. The difference was in the terms, and is mended.',
        nl: 'Tien offertes, geschreven door een mens en door software. Het verschil zat in de voorwaarden en is verholpen.',
      },
    },
    {
      day: 52,
      title: { en: 'Not automated: measuring and margin', nl: 'Niet geauto\u00admatiseerd: meten en marge' },
      text: {
        en: 'Software can count beams. The estimator sees whether a crane can stand there. The director decides what the job is worth.',
        nl: 'Balken tellen kan software. Of er een kraan kan staan, ziet de calculator. Wat de klus waard is, bepaalt de directeur.',
      },
      leftAlone: true,
    },
    {
      day: offer.fullReturnDays,
      title: { en: 'Counted again', nl: 'Opnieuw geteld' },
      text: {
        en: `${decimal(drawn.daysAfter, 1, 'en')} days and ${drawn.minutesAfter} minutes. Jobs won are not in the sum: too few to prove anything.`,
        nl: `${decimal(drawn.daysAfter, 1, 'nl')} dagen en ${drawn.minutesAfter} minuten. Gewonnen klussen tellen niet mee: te weinig om iets te bewijzen.`,
      },
    },
  ],
}
