/** Reading B: a satisfaction guarantee. */
import type { Copy } from '../localized.ts'
import { amount, type Condition, claim, type ExampleDrawing, type Fork, price, shares, sums } from './figures.ts'

/** Sought, not promised: by this the calculator tells whether a workshop is worth its price. */
const sought = {
  en: `We look for at least ${amount.en} a year plus a year of running costs: {threshold} here.`,
  nl: `Wij zoeken minstens ${amount.nl} per jaar plus een jaar lopende kosten: hier {threshold}.`,
}

export const readingB = {
  badge: { en: 'Satisfaction guaranteed', nl: 'Tevredenheid gegarandeerd' },
  line: {
    en: 'Not satisfied with the workshop? Then we work on until you are',
    nl: 'Niet tevreden over de workshop? Dan werken we door tot u dat wel bent',
  },
  feature: { en: 'We work on until you are satisfied', nl: 'We werken door tot u tevreden bent' },
  answer: {
    en: `That you are satisfied with the workshop. We look for at least ${amount.en} in yearly savings, and work on until you are satisfied. The conditions are in article 5 of the terms.`,
    nl: `Dat u tevreden bent over de workshop. Wij zoeken minstens ${amount.nl} besparing per jaar en werken door tot u tevreden bent. Wanneer dat geldt, staat in artikel 5 van onze voorwaarden.`,
  },
  inDescription: {
    home: { en: 'Satisfaction guaranteed.', nl: 'Tevredenheid gegarandeerd.' },
    workshop: {
      en: 'a list of savings in euros a year. Satisfaction guaranteed.',
      nl: 'een lijst van besparingen in euro’s per jaar. Tevredenheid gegarandeerd.',
    },
    terms: { en: 'the satisfaction guarantee', nl: 'de tevredenheidsgarantie' },
  },
  /** Nothing hangs on an amount. */
  fork: null as Fork | null,
  onSheet: {
    mark: { en: 'sought', nl: 'gezocht' },
    threshold: sought,
    verdict: {
      within: {
        headline: { en: 'The sheet shows what we look for.', nl: 'Op het blad staat wat wij zoeken.' },
        saving: {
          en: `As marked on this sheet, {saving} a year can go. ${sought.en}`,
          nl: `Zoals het blad is ingevuld, kan er {saving} per jaar weg. ${sought.nl}`,
        },
        evenAtLeast: {
          en: `Even if only ${shares.least}\u00a0per cent of the work goes, you save as much as that.`,
          nl: `Ook als maar ${shares.least}\u00a0procent van het werk vervalt, bespaart u zoveel.`,
        },
        shortAtLeast: {
          en: `If only ${shares.least}\u00a0per cent of the work goes, you save {short} less than that. The guarantee goes by your judgement, not by this amount.`,
          nl: `Vervalt maar ${shares.least}\u00a0procent van het werk, dan bespaart u {short} minder dan dat. De garantie gaat uit van uw oordeel, niet van dit bedrag.`,
        },
      },
      out: {
        headline: { en: 'The sheet shows less than we look for.', nl: 'Op het blad staat minder dan wij zoeken.' },
        tooLittle: {
          en: `As marked on this sheet, {saving} a year can go. ${sought.en} That is {short} more.`,
          nl: `Zoals het blad is ingevuld, kan er {saving} per jaar weg. ${sought.nl} Dat is {short} meer.`,
        },
        reachedAtMost: {
          en: `At ${shares.most}\u00a0per cent, the most we count, the saving would be {most}. That is what we look for.`,
          nl: `Bij ${shares.most}\u00a0procent, het meeste dat wij meetellen, is de besparing {most}. Dat is wel wat wij zoeken.`,
        },
        shortAtMost: {
          en: `Even at ${shares.most}\u00a0per cent, the most we count, the saving would be {most}. So do not buy a workshop for this one process.`,
          nl: `Ook bij ${shares.most}\u00a0procent, het meeste dat wij meetellen, is de besparing {most}. Koop hier dus geen workshop voor.`,
        },
        tooSmall: {
          en: `If every minute of it went, you would save {cost} a year. ${sought.en} So do not buy a workshop for this one process.`,
          nl: `Als elke minuut verviel, bespaarde u {cost} per jaar. ${sought.nl} Koop hier dus geen workshop voor.`,
        },
      },
    },
    mail: {
      withinReach: {
        en: `Your sheet shows at least the ${amount.en} a year, after running costs, that we look for.`,
        nl: `Op uw blad staat minstens de ${amount.nl} per jaar die wij zoeken, na aftrek van de lopende kosten.`,
      },
      outOfReach: {
        en: `As marked, this process alone saves less than the ${amount.en} a year, after running costs, that we look for.`,
        nl: `Zoals ingevuld bespaart dit proces alleen minder dan de ${amount.nl} per jaar die wij zoeken, na aftrek van de lopende kosten.`,
      },
    },
  },
  conditions: {
    headline: { en: 'The satisfaction guarantee', nl: 'De tevredenheidsgarantie' },
    inShort: {
      en: 'Not satisfied? We work on, at no cost, until you are.',
      nl: 'Niet tevreden? Wij werken kosteloos door tot u dat wel bent.',
    },
    list: [
      {
        title: { en: 'What we promise.', nl: 'Wat wij beloven.' },
        text: {
          en: `If you are not satisfied with the automation strategy workshop (${price.en}), we work on at no cost until you are.`,
          nl: `Bent u niet tevreden over de workshop automatiseringsstrategie (${price.nl}), dan werken wij kosteloos door tot u dat wel bent.`,
        },
      },
      {
        title: { en: 'What counts.', nl: 'Wat meetelt.' },
        text: {
          en: `Your judgement of the two drawings and of the list of savings. We look for at least ${amount.en} in savings per year, after running costs, and show every line with its count, its time and its rate.`,
          nl: `Uw oordeel over de twee tekeningen en de lijst van besparingen. Wij zoeken minstens ${amount.nl} besparing per jaar, na aftrek van de lopende kosten, en tonen elke regel met aantal, tijd en tarief.`,
        },
      },
      {
        title: { en: 'Where it counts.', nl: 'Waar het telt.' },
        text: {
          en: 'In the process we draw, and in the steps before and after it that the drawing touches.',
          nl: 'In het proces dat we tekenen, en in de stappen ervoor en erna die de tekening raakt.',
        },
      },
      {
        sample: true,
        title: { en: 'What we ask of you.', nl: 'Wat wij van u vragen.' },
        text: {
          en: 'The people who do the work are there for the full four hours, or both sessions of two. You tell us what is missing, and are there again when we work on it.',
          nl: 'Wie het werk doet, is er de volle vier uur bij, of beide keren twee uur. U vertelt ons wat er ontbreekt en bent er weer bij als wij eraan verder werken.',
        },
      },
      {
        sample: true,
        title: { en: 'How to claim.', nl: 'Hoe u erom vraagt.' },
        text: {
          en: `One e-mail within ${claim.withinDays} days after you receive the list. We continue within ${claim.refundDays} days. You keep the drawings and the list.`,
          nl: `Eén e-mail binnen ${claim.withinDays} dagen nadat u de lijst hebt gekregen. Binnen ${claim.refundDays} dagen gaan wij verder. De tekeningen en de lijst houdt u.`,
        },
      },
      {
        title: { en: 'What it is not.', nl: 'Wat het niet is.' },
        text: {
          en: 'It does not promise that you carry out the plan, or that a saving arrives by itself. What we build has its own acceptance test in the quotation.',
          nl: 'Wij beloven niet dat u het plan uitvoert, of dat een besparing vanzelf komt. Wat wij bouwen, heeft een eigen acceptatietest in de offerte.',
        },
      },
      {
        title: { en: 'Your other rights', nl: 'Uw andere rechten' },
        text: {
          en: 'stay as they are. Dutch law applies.',
          nl: 'blijven zoals ze zijn. Nederlands recht is van toepassing.',
        },
      },
    ] as readonly Condition[],
    example: {
      label: { en: 'Example.', nl: 'Voorbeeld.' },
      text: {
        en: `The list comes to ${sums.withoutReport.en} and you miss the monthly report. We draw that too, at no cost, and add ${sums.report.en} to the list.`,
        nl: `De lijst komt uit op ${sums.withoutReport.nl} en u mist de maandrapportage. Die tekenen wij kosteloos erbij, en er komt ${sums.report.nl} op de lijst.`,
      },
      /** Nothing hangs on an amount here, so there is nothing to draw. */
      drawing: null as ExampleDrawing | null,
    },
  },
} satisfies Copy
