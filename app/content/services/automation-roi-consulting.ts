/** Automation ROI consulting, drawn as the decision about a piece of software. */
import { euros } from '#app/formats.ts'
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { fullReturnDays, growth, payback, resultDays } = offer

export const automationRoiConsulting: ServiceSource = {
  slug: 'automation-roi-consulting',
  name: { en: 'Automation ROI consulting', nl: 'Rendements\u00adadvies auto\u00admatisering' },
  takesOut: { en: 'Software that never paid for itself', nl: 'Software die zich nooit terugverdient' },
  time: { en: `full ROI in about ${fullReturnDays} days`, nl: `terugverdiend in ongeveer ${fullReturnDays} dagen` },
  title: { en: 'Automation ROI consulting: count first', nl: 'Rendementsadvies automatisering: eerst tellen' },
  description: {
    en: `Which software earns its money back? One sheet, one formula, one check on day ${fullReturnDays}. Full ROI in about ${fullReturnDays} days, and no commission from suppliers.`,
    nl: `Welke software verdient zichzelf terug? Eén rekenblad, één formule, één controle op dag ${fullReturnDays}. Terugverdiend in ongeveer ${fullReturnDays} dagen. Geen provisie van leveranciers.`,
  },
  headline: { en: 'You know which software pays for itself.', nl: 'U weet welke software zichzelf terugverdient.' },
  pain: {
    en: 'You pay for eleven programs. Nobody knows which three pay for themselves.',
    nl: 'U betaalt voor elf programma’s. Niemand weet welke drie zichzelf terugverdienen.',
  },
  forWhom: {
    text: {
      en: 'For companies that pay for eight or more programs, and choose the next one in a demo.',
      nl: 'Voor bedrijven die voor acht of meer programma’s betalen en het volgende in een demo kiezen.',
    },
    signs: [
      {
        en: 'Contracts renew before anyone has looked.',
        nl: 'Contracten zijn alweer verlengd voordat iemand ernaar kijkt.',
      },
      {
        en: 'A proposal was on the agenda three times, without figures.',
        nl: 'Een voorstel stond drie keer op de agenda, zonder cijfers.',
      },
      {
        en: 'You bought a program for one function that nobody uses.',
        nl: 'U kocht een programma om één functie, en die gebruikt niemand.',
      },
    ],
    not: {
      en: 'Not when the decision is made and only wants a figure.',
      nl: 'Niet als het besluit al vaststaat en u er nog een cijfer bij zoekt.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: your last software decision drawn, every contract on one list.',
        nl: 'Workshop: uw laatste softwarebesluit getekend, alle contracten op één lijst.',
      },
      result: {
        en: 'Yearly cost and end date of each',
        nl: 'Jaarkosten en einddatum per programma',
      },
    },
    {
      when: { en: 'Week 1–2', nl: 'Week 1–2' },
      what: {
        en: 'We count the hours and waits behind the three dearest.',
        nl: 'We tellen de uren en wachttijd rond de drie duurste.',
      },
      result: { en: 'One sheet, one formula', nl: 'Eén rekenblad, één formule' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'Management decides from one page: keep, end or automate.',
        nl: 'De directie beslist aan de hand van één pagina: houden, opzeggen of automatiseren.',
      },
      result: { en: 'A list in order of payback', nl: 'Een lijst op volgorde van terugverdien\u00adtijd' },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'The first decision is carried out.',
        nl: 'Het eerste besluit is uitgevoerd.',
      },
      result: { en: 'First savings on the sheet', nl: 'Eerste besparing op het rekenblad' },
    },
    {
      when: { en: `Day ${fullReturnDays}`, nl: `Dag ${fullReturnDays}` },
      what: {
        en: 'Counted again. What does not pay stops.',
        nl: 'We tellen opnieuw. Wat niet loont, stopt.',
      },
      result: { en: 'The first 30\u00a0days of saving, counted', nl: 'De eerste 30\u00a0dagen besparing, geteld' },
    },
  ],
  staysManual: {
    en: 'Software does the sum. Management says yes or no, and signs.',
    nl: 'De software maakt de som. De directie zegt ja of nee en zet er een naam onder.',
  },
  related: ['workflow-optimization', 'project-management'],
  process: {
    id: 'software-decision',
    title: { en: 'software decision', nl: 'softwarebesluit' },
    from: { en: 'Department', nl: 'Afdeling' },
    system: { name: { en: 'One sheet', nl: 'Rekenblad' }, at: 2, usedThenBy: [0, 2, 5], isNew: true },
    steps: [
      {
        name: { en: 'Idea', nl: 'Idee' },
        who: { en: 'Dept. head', nl: 'Afdelings\u00adhoofd' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 20,
        waitDays: 3,
        cause: { en: 'waits to be noticed', nl: 'wacht op aandacht' },
        becomes: {
          name: { en: 'Count', nl: 'Tellen' },
          who: { en: 'Dept. head', nl: 'Afdelings\u00adhoofd' },
          with: { en: 'One sheet', nl: 'Rekenblad' },
          minutes: 25,
          waitDays: 1,
          bySoftware: false,
          note: {
            en: 'minutes, times a month, waiting: before any demo',
            nl: 'minuten, keren per maand, wachten: vóór elke demo',
          },
        },
      },
      {
        name: { en: 'Demo', nl: 'Demo' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'Online', nl: 'Online' },
        minutes: 60,
        waitDays: 6,
        cause: { en: 'waits for the supplier', nl: 'wacht op de leveran\u00adcier' },
        becomes: {
          name: { en: 'Demo', nl: 'Demo' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'Own case', nl: 'Eigen geval' },
          minutes: 40,
          waitDays: 3,
          bySoftware: false,
          note: { en: 'on your own case, not on the sample', nl: 'op uw eigen geval, niet op het voorbeeld' },
        },
      },
      {
        name: { en: 'Estimate', nl: 'Schatting' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 90,
        waitDays: 4,
        cause: { en: 'waits for figures', nl: 'wacht op cijfers' },
        becomes: {
          name: { en: 'Sum', nl: 'Som' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Calculator', nl: 'Calculator' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'the same formula for every proposal', nl: 'voor elk voorstel dezelfde formule' },
        },
      },
      {
        name: { en: 'Discuss', nl: 'Bespreken' },
        who: { en: 'Management', nl: 'Directie' },
        with: { en: 'Meeting', nl: 'Vergadering' },
        minutes: 45,
        waitDays: 8,
        cause: { en: 'waits for the agenda', nl: 'wacht op de agenda' },
        becomes: {
          name: { en: 'Decide', nl: 'Besluiten' },
          who: { en: 'Management', nl: 'Directie' },
          with: { en: 'One page', nl: 'Eén pagina' },
          minutes: 30,
          waitDays: 2,
          bySoftware: false,
          note: { en: 'yes, no, or what is missing', nl: 'ja, nee, of wat er ontbreekt' },
        },
      },
      {
        name: { en: 'Order', nl: 'Bestellen' },
        who: { en: 'Director', nl: 'Directeur' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 15,
        waitDays: 5,
        cause: { en: 'waits for a signature', nl: 'wacht op een hand\u00adtekening' },
        becomes: {
          name: { en: 'Order', nl: 'Bestellen' },
          who: { en: 'Director', nl: 'Directeur' },
          with: { en: 'By mail', nl: 'Per mail' },
          minutes: 10,
          waitDays: 1,
          bySoftware: false,
          note: { en: 'with the end date of the contract noted', nl: 'met de einddatum van het contract genoteerd' },
        },
      },
      {
        name: { en: 'Record', nl: 'Vastleggen' },
        who: { en: 'Finance', nl: 'Financiën' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 50,
        waitDays: 4,
        cause: { en: 'waits for the contract', nl: 'wacht op het contract' },
        becomes: {
          name: { en: 'Set day 90', nl: 'Dag 90 plannen' },
          who: { en: 'Finance', nl: 'Financiën' },
          with: { en: 'Same sheet', nl: 'Zelfde blad' },
          minutes: 15,
          waitDays: 1,
          bySoftware: false,
          note: {
            en: 'the recount is in the diary: what does not pay stops',
            nl: 'de hertelling staat in de agenda: wat niet loont, stopt',
          },
        },
      },
    ],
    loops: [{ from: 3, to: 2, label: { en: '1 in 2 lacks figures', nl: '1 op de 2 mist cijfers' } }],
    redlines: [
      { at: 1, text: { en: 'Seen in a demo, bought in a demo', nl: 'In een demo gezien, in een demo gekocht' } },
      { at: 5, text: { en: 'Nobody counts after the purchase', nl: 'Na de aankoop telt niemand meer' } },
    ],
  },
  questions: [
    {
      question: { en: 'What do you count as savings?', nl: 'Wat telt u als besparing?' },
      answer: {
        en: `Hours no longer needed, at your own hourly cost, and costs that disappear, less licences and upkeep. At ${euros(payback.savingsFor90DaysCents, 'en')} a year, ${euros(growth.priceCents, 'en')} is back after ${fullReturnDays}\u00a0days of saving.`,
        nl: `Uren die wegvallen, tegen uw eigen uurkosten, en kosten die verdwijnen, min licenties en onderhoud. Bij ${euros(payback.savingsFor90DaysCents, 'nl')} per jaar is ${euros(growth.priceCents, 'nl')} terug na ${fullReturnDays}\u00a0dagen besparen.`,
      },
    },
    {
      question: { en: 'Do you earn anything from the software?', nl: 'Verdient u aan de software?' },
      answer: {
        en: 'No, no commission from suppliers. The quotation says so.',
        nl: 'Nee, geen provisie van leveranciers. Dat staat in de offerte.',
      },
    },
    {
      question: {
        en: 'What if the answer is: do not automate?',
        nl: 'En als de uitkomst is: niet auto\u00admatiseren?',
      },
      answer: {
        en: 'Then that is the answer, with the figures. You keep the sheet.',
        nl: 'Dan is dat de uitkomst, met de cijfers. Het rekenblad houdt u.',
      },
    },
  ],
}
