/**
 * The guarantee. It has two readings that are never mixed: every sentence of the site that says what the guarantee is
 * stands here, and `reading` is the one place that chooses.
 *
 * A: the workshop is free when it does not find the savings. B: a satisfaction guarantee.
 * The badge never stands without its line: what is guaranteed is that savings are found, not that they are realised.
 */
import { euros } from '#app/formats.ts'
import type { Localized } from '#app/locales.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

type Reading = 'A' | 'B'

const reading: Reading = 'A'

const amount = inEuros(offer.guaranteedSavingsCents)
const price = inEuros(offer.workshop.priceCents)

/** Terms of the claim: proposals, so the conditions that quote them are samples. */
const claim = { withinDays: 30, refundDays: 14 }

const { savedCentsPerYear, split } = offer.exampleResult
const rate = inEuros(split.hourlyCostCents)

/** The list of savings in the example of the conditions. */
const list = {
  approval: { name: { en: 'Invoice approval', nl: 'Factuur\u00adgoedkeuring' }, cents: savedCentsPerYear },
  orders: { name: { en: 'Order entry', nl: 'Orderinvoer' }, hours: 120, cents: 120 * split.hourlyCostCents },
  report: { name: { en: 'Monthly report', nl: 'Maandrapportage' }, hours: 96, cents: 96 * split.hourlyCostCents },
}
const listCents = list.approval.cents + list.orders.cents + list.report.cents
const withoutReportCents = listCents - list.report.cents

const sums = {
  approval: inEuros(list.approval.cents),
  orders: inEuros(list.orders.cents),
  report: inEuros(list.report.cents),
  together: inEuros(listCents),
  withoutReport: inEuros(withoutReportCents),
}

const readings = {
  A: {
    badge: { en: 'ROI guaranteed', nl: 'Rendement gegarandeerd' },
    /** Beside the badge, always. */
    line: {
      en: `At least ${amount.en} a year found, or the workshop is free`,
      nl: `Minstens ${amount.nl} per jaar gevonden, of de workshop is gratis`,
    },
    /** In the feature list of the plan that has it. */
    feature: {
      en: `At least ${amount.en} found, or it is free`,
      nl: `Minstens ${amount.nl} gevonden, of gratis`,
    },
    /** "What exactly do you guarantee?" */
    answer: {
      en: `That the workshop finds at least ${amount.en} in yearly savings. If it does not, the workshop is free and you get your money back. The conditions are on one page, and they stand in the quotation.`,
      nl: `Dat de workshop minstens ${amount.nl} besparing per jaar vindt. Lukt dat niet, dan is de workshop gratis en krijgt u uw geld terug. De voorwaarden passen op één pagina en staan in de offerte.`,
    },
    /** Inside the descriptions for search engines. */
    inDescription: {
      home: {
        en: `${amount.en} a year found, or the workshop is free.`,
        nl: `${amount.nl} per jaar gevonden, of de workshop is gratis.`,
      },
      workshop: {
        en: `a list of savings of at least ${amount.en} a year, or the workshop is free.`,
        nl: `een lijst van minstens ${amount.nl} besparing per jaar, of de workshop is gratis.`,
      },
      terms: { en: `the ${amount.en} guarantee`, nl: `de garantie van ${amount.nl}` },
    },
    /** What the list comes to decides what is paid. */
    fork: {
      question: { en: `At least ${amount.en} a year on the list?`, nl: `Minstens ${amount.nl} per jaar op de lijst?` },
      branches: [
        { answer: { en: 'Yes', nl: 'Ja' }, amount: price },
        { answer: { en: 'No', nl: 'Nee' }, amount: inEuros(0) },
      ],
    } as Fork | null,
    /** For /terms, in full. Each title runs into its text. */
    conditions: {
      headline: { en: `The ${amount.en} guarantee`, nl: `De garantie van ${amount.nl}` },
      inShort: {
        en: `No ${amount.en} a year on the list: the workshop costs you nothing.`,
        nl: `Geen ${amount.nl} per jaar op de lijst: dan kost de workshop u niets.`,
      },
      list: [
        {
          title: { en: 'What we promise.', nl: 'Wat wij beloven.' },
          text: {
            en: `In the automation strategy workshop (${price.en}) we find at least ${amount.en} in savings per year. If we do not, the workshop is free and you get the ${price.en} back.`,
            nl: `In de workshop automatiseringsstrategie (${price.nl}) vinden wij minstens ${amount.nl} besparing per jaar. Lukt dat niet, dan is de workshop gratis en krijgt u de ${price.nl} terug.`,
          },
        },
        {
          title: { en: 'What counts.', nl: 'Wat meetelt.' },
          text: {
            en: 'Hours of work that are no longer needed, at the hourly cost you gave us, and costs that disappear: licences, penalties, hired help, payment discounts missed. Counted over the first twelve months after the future state runs. The yearly cost of new licences and upkeep is taken off.',
            nl: 'Werkuren die niet meer nodig zijn, tegen de uurkosten die u ons gaf, en kosten die verdwijnen: licenties, boetes, inhuur, gemiste betalingskorting. Geteld over de eerste twaalf maanden nadat de toekomstige situatie loopt. De jaarkosten van nieuwe licenties en onderhoud gaan eraf.',
          },
        },
        {
          title: { en: 'Where it counts.', nl: 'Waar het telt.' },
          text: {
            en: 'In the process we draw, and in the steps before and after it that the drawing touches. A line without a count, a time and a rate does not count.',
            nl: 'In het proces dat we tekenen, en in de stappen ervoor en erna die de tekening raakt. Een regel zonder aantal, tijd en tarief telt niet mee.',
          },
        },
        {
          title: { en: 'How it is shown.', nl: 'Hoe u het ziet.' },
          text: {
            en: 'At the end of the workshop you get a list: each saving with how often, how many minutes, at what hourly cost, and the sum. Where you and we differ on a figure, the lower one counts.',
            nl: 'Aan het eind van de workshop krijgt u een lijst: per besparing hoe vaak, hoeveel minuten, tegen welke uurkosten, en de som. Verschillen we van mening over een getal, dan telt het laagste.',
          },
        },
        {
          sample: true,
          title: { en: 'What we ask of you.', nl: 'Wat wij van u vragen.' },
          text: {
            en: 'The people who do the work are there for the full four hours, or both sessions of two. You give us the numbers per month and the hourly cost, beforehand or within five working days after. The process was chosen together in the free audit.',
            nl: 'Wie het werk doet, is er de volle vier uur bij, of beide keren twee uur. U geeft ons de aantallen per maand en de uurkosten, vooraf of binnen vijf werkdagen erna. Het proces is samen gekozen in de gratis audit.',
          },
        },
        {
          sample: true,
          title: { en: 'How to claim.', nl: 'Hoe u erom vraagt.' },
          text: {
            en: `One e-mail within ${claim.withinDays} days after you receive the list. No reason needed other than the sum of the list. The money is back within ${claim.refundDays} days, on the account it came from. You keep the drawings and the list.`,
            nl: `Eén e-mail binnen ${claim.withinDays} dagen nadat u de lijst hebt gekregen. Een andere reden dan de som van de lijst is niet nodig. Het geld staat binnen ${claim.refundDays} dagen op de rekening waar het vandaan kwam. De tekeningen en de lijst houdt u.`,
          },
        },
        {
          sample: true,
          title: { en: 'With the Growth plan.', nl: 'Bij het pakket Growth.' },
          text: {
            en: `The guarantee covers the workshop part, ${price.en}. If the list stays under ${amount.en}, you may also stop there and pay nothing for the build.`,
            nl: `De garantie geldt voor het workshopdeel, ${price.nl}. Blijft de lijst onder ${amount.nl}, dan mag u daar ook stoppen en betaalt u niets voor de bouw.`,
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
          en: `Invoice approval ${sums.approval.en}, order entry ${sums.orders.en} (${list.orders.hours} hours at ${rate.en}), monthly report ${sums.report.en} (${list.report.hours} hours at ${rate.en}): together ${sums.together.en}. Above ${amount.en}, so the workshop is paid for. Were the report left out, the sum would be ${sums.withoutReport.en} and the workshop free.`,
          nl: `Factuurgoedkeuring ${sums.approval.nl}, orderinvoer ${sums.orders.nl} (${list.orders.hours} uur tegen ${rate.nl}), maandrapportage ${sums.report.nl} (${list.report.hours} uur tegen ${rate.nl}): samen ${sums.together.nl}. Dat is meer dan ${amount.nl}, dus de workshop wordt betaald. Zonder de rapportage was de som ${sums.withoutReport.nl} en de workshop gratis.`,
        },
        /** The same to scale, against the guaranteed amount. */
        drawing: {
          caption: { en: 'The list of the example, to scale', nl: 'De lijst uit het voorbeeld, op schaal' },
          lines: [
            { ...list.approval, amount: sums.approval },
            { ...list.orders, amount: sums.orders },
            { ...list.report, amount: sums.report },
          ],
          guaranteed: { cents: offer.guaranteedSavingsCents, label: amount },
          outcomes: [
            {
              lines: 3,
              cents: listCents,
              text: { en: 'As listed: the workshop is paid for', nl: 'Zoals op de lijst: de workshop wordt betaald' },
              amount: sums.together,
            },
            {
              lines: 2,
              cents: withoutReportCents,
              text: {
                en: 'Without the report: the workshop is free',
                nl: 'Zonder de rapportage: de workshop is gratis',
              },
              amount: sums.withoutReport,
            },
          ],
        } as ExampleDrawing | null,
      },
    },
  },
  B: {
    badge: { en: 'Satisfaction guaranteed', nl: 'Tevredenheid gegarandeerd' },
    line: {
      en: 'Not satisfied with the workshop? Then we work on until you are',
      nl: 'Niet tevreden over de workshop? Dan werken we door tot u dat wel bent',
    },
    feature: { en: 'We work on until you are satisfied', nl: 'We werken door tot u tevreden bent' },
    answer: {
      en: `That you are satisfied with the workshop. We look for at least ${amount.en} in yearly savings, and work on until you are satisfied. The conditions are on one page, and they stand in the quotation.`,
      nl: `Dat u tevreden bent over de workshop. Wij zoeken minstens ${amount.nl} besparing per jaar en werken door tot u tevreden bent. De voorwaarden passen op één pagina en staan in de offerte.`,
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
            en: `Your judgement of the two drawings and of the list of savings. We look for at least ${amount.en} in savings per year, and show every line with its count, its time and its rate.`,
            nl: `Uw oordeel over de twee tekeningen en de lijst van besparingen. Wij zoeken minstens ${amount.nl} besparing per jaar en tonen elke regel met aantal, tijd en tarief.`,
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
  },
} satisfies Record<Reading, Copy>

export const guarantee = readings[reading]

/** One condition. `sample: true` where the owner still has to confirm it. */
type Condition = { title: Localized<string>; text: Localized<string>; sample?: true }

/** A question, and what each answer costs. */
type Fork = {
  question: Localized<string>
  branches: readonly { answer: Localized<string>; amount: Localized<string> }[]
}

/** What a list of savings comes to, line by line, against the guaranteed amount. */
type ExampleDrawing = {
  caption: Localized<string>
  lines: readonly { name: Localized<string>; hours?: number; cents: number; amount: Localized<string> }[]
  guaranteed: { cents: number; label: Localized<string> }
  /** With so many of the lines, from the first on. */
  outcomes: readonly { lines: number; cents: number; text: Localized<string>; amount: Localized<string> }[]
}

function inEuros(cents: number): Localized<string> {
  return { en: euros(cents, 'en'), nl: euros(cents, 'nl') }
}
