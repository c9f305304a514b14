/** Reading A: the workshop is free when it does not find the savings. */
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'
import {
  amount,
  type Condition,
  claim,
  type ExampleDrawing,
  type Fork,
  inEuros,
  list,
  listCents,
  price,
  rate,
  shares,
  sums,
  withoutReportCents,
} from './figures.ts'

const line = {
  en: `At least ${amount.en} a year found, or the workshop is free`,
  nl: `Minstens ${amount.nl} per jaar gevonden, of de workshop is gratis`,
}

/** With the running costs, for the terms take them off what counts. Holds on a sheet without them too. */
const starts = {
  en: `The guarantee starts at ${amount.en} plus a year of running costs: {threshold} here.`,
  nl: `De garantie begint bij ${amount.nl} plus een jaar lopende kosten: hier {threshold}.`,
}

export const readingA = {
  badge: { en: 'ROI guaranteed', nl: 'Rendement gegarandeerd' },
  /** Beside the badge, always. */
  line,
  /** In the feature list of the plan that has it. */
  feature: {
    en: `At least ${amount.en} a year found, or it is free`,
    nl: `Minstens ${amount.nl} per jaar gevonden, of\u00a0gratis`,
  },
  /** "What exactly do you guarantee?" */
  answer: {
    en: `That the workshop finds at least ${amount.en} in yearly savings. If it does not, the workshop is free and you get your money back. The conditions are in article 5 of the terms.`,
    nl: `Dat de workshop minstens ${amount.nl} besparing per jaar vindt. Lukt dat niet, dan is de workshop gratis en krijgt u uw geld terug. Wanneer dat geldt, staat in artikel 5 van onze voorwaarden.`,
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
  /** What is said to a calculation; `{threshold}` is the amount plus a year of its running costs. */
  onSheet: {
    /** Behind the threshold, on the gauge. */
    mark: { en: 'needed', nl: 'nodig' },
    threshold: starts,
    verdict: {
      /** The saving as marked reaches the threshold. */
      within: {
        headline: { en: 'The guarantee is within reach.', nl: 'De garantie is haalbaar.' },
        saving: {
          en: `As marked on this sheet, {saving} a year can go. ${starts.en}`,
          nl: `Zoals het blad is ingevuld, kan er {saving} per jaar weg. ${starts.nl}`,
        },
        evenAtLeast: {
          en: `Even if only ${shares.least}\u00a0per cent of the work goes, you reach it.`,
          nl: `Ook als maar ${shares.least}\u00a0procent van het werk vervalt, haalt u dat.`,
        },
        shortAtLeast: {
          en: `If only ${shares.least}\u00a0per cent of the work goes, you fall {short} short. ${line.en}.`,
          nl: `Vervalt maar ${shares.least}\u00a0procent van het werk, dan komt u {short} tekort. ${line.nl}.`,
        },
      },
      out: {
        headline: { en: 'Not within reach with this process.', nl: 'Met dit proces niet haalbaar.' },
        /** The work costs more than the threshold, but too little of it goes. */
        tooLittle: {
          en: `As marked on this sheet, {saving} a year can go. That is {short} too little. ${starts.en}`,
          nl: `Zoals het blad is ingevuld, kan er {saving} per jaar weg. Dat is {short} te weinig. ${starts.nl}`,
        },
        reachedAtMost: {
          en: `At ${shares.most}\u00a0per cent, the most we count, it would be {most}, and within reach.`,
          nl: `Bij ${shares.most}\u00a0procent, het meeste dat wij meetellen, is het {most}. Dan is de garantie wel haalbaar.`,
        },
        shortAtMost: {
          en: `Even at ${shares.most}\u00a0per cent, the most we count, it would be {most}. So do not buy a workshop for this one process.`,
          nl: `Ook bij ${shares.most}\u00a0procent, het meeste dat wij meetellen, is het {most}. Koop hier dus geen workshop voor.`,
        },
        /** The work costs less than the threshold. */
        tooSmall: {
          en: `If every minute of it went, you would save {cost} a year. ${starts.en} So do not buy a workshop for this one process.`,
          nl: `Als elke minuut verviel, bespaarde u {cost} per jaar. ${starts.nl} Koop hier dus geen workshop voor.`,
        },
      },
    },
    /** The same in the mail of a report, before the next step. */
    mail: {
      withinReach: { en: `The guarantee is within reach. ${line.en}.`, nl: `De garantie is haalbaar. ${line.nl}.` },
      outOfReach: {
        en: `This process alone does not reach the ${amount.en} a year, after running costs, that the guarantee asks for.`,
        nl: `Dit proces alleen haalt de ${amount.nl} per jaar van de garantie niet, na aftrek van de lopende kosten.`,
      },
    },
  },
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
          en: 'In the process we draw, in the steps that it touches, and in other processes that the people at the table can count. A line without a count, a time and a rate does not count.',
          nl: 'In het proces dat we tekenen, in de stappen die het raakt, en in andere processen die de mensen aan tafel kunnen tellen. Een regel zonder aantal, tijd en tarief telt niet mee.',
        },
      },
      {
        title: { en: 'How it is shown.', nl: 'Hoe u het ziet.' },
        text: {
          en: 'At the end of the workshop you get a list: each saving with how often, how many minutes, at what hourly cost, and the sum. Numbers that come later are on it within five working days. Where you and we differ on a figure, the lower one counts.',
          nl: 'Aan het eind van de workshop krijgt u een lijst: per besparing hoe vaak, hoeveel minuten, tegen welke uurkosten, en de som. Aantallen die later komen, staan er binnen vijf werkdagen op. Verschillen we van mening over een getal, dan telt het laagste.',
        },
      },
      {
        sample: true,
        title: { en: 'What we ask of you.', nl: 'Wat wij van u vragen.' },
        text: {
          en: 'The people who do the work are there for the full four hours, or both sessions of two. You give us the numbers per month and the hourly cost, beforehand or within five working days after. We chose the process together, in the free audit, in a call or by mail, or you named it when you booked.',
          nl: 'Wie het werk doet, is er de volle vier uur bij, of beide keren twee uur. U geeft ons de aantallen per maand en de uurkosten, vooraf of binnen vijf werkdagen erna. Het proces hebben we samen gekozen, in de gratis audit, in een gesprek of per mail, of u noemde het bij het boeken.',
        },
      },
      {
        sample: true,
        title: { en: 'How to claim.', nl: 'Hoe u erom vraagt.' },
        text: {
          en: `One e-mail within ${claim.withinDays} days after you receive the list. No reason needed other than the sum of the list. An invoice not yet paid lapses. What you paid is back within ${claim.refundDays} days, VAT included, in the account it came from. You keep the drawings and the list.`,
          nl: `Eén e-mail binnen ${claim.withinDays} dagen nadat u de lijst hebt gekregen. Een andere reden dan de som van de lijst is niet nodig. Een factuur die nog openstaat, vervalt. Wat u betaalde, staat binnen ${claim.refundDays} dagen, inclusief btw, op de rekening waar het vandaan kwam. De tekeningen en de lijst houdt u.`,
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
} satisfies Copy
