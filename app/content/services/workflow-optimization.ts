/** Workflow optimisation, drawn as order intake. */
import { offer } from '../offer.ts'
import type { ProcessSource } from '../processes/process.ts'
import type { ServiceSource } from './service.ts'

const { resultDays } = offer

export const orderIntake: ProcessSource = {
  id: 'order-intake',
  title: { en: 'order intake', nl: 'orderaanname' },
  from: { en: 'Customer', nl: 'Klant' },
  system: { name: { en: 'ERP', nl: 'ERP' }, at: 1, usedThenBy: [0, 2, 4] },
  steps: [
    {
      name: { en: 'Order mail', nl: 'Ordermail' },
      who: { en: 'Inside sales', nl: 'Binnendienst' },
      with: { en: 'Outlook', nl: 'Outlook' },
      minutes: 4,
      waitDays: 0.4,
      cause: { en: 'lies in the inbox', nl: 'ligt in de mailbox' },
      becomes: {
        name: { en: 'Read order', nl: 'Order inlezen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'Mail to ERP', nl: 'Mail naar ERP' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'read and matched to the price list', nl: 'ingelezen, vergeleken met de prijslijst' },
      },
    },
    {
      name: { en: 'Type order', nl: 'Overtypen' },
      who: { en: 'Inside sales', nl: 'Binnendienst' },
      with: { en: 'ERP', nl: 'ERP' },
      minutes: 9,
      waitDays: 0.6,
      cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
      becomes: null,
      removedNote: {
        en: 'nobody types what the customer already typed',
        nl: 'wat de klant al typte, typt niemand over',
      },
    },
    {
      name: { en: 'Stock check', nl: 'Voorraad' },
      who: { en: 'Warehouse', nl: 'Magazijn' },
      with: { en: 'Phone', nl: 'Telefoon' },
      minutes: 6,
      waitDays: 0.9,
      cause: { en: 'waits for a call back', nl: 'wacht op terug\u00adbellen' },
      becomes: {
        name: { en: 'Stock check', nl: 'Voorraad' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'ERP', nl: 'ERP' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'read from the ERP, shortages flagged', nl: 'uit het ERP gelezen, tekorten gemeld' },
      },
    },
    {
      name: { en: 'Price check', nl: 'Prijs\u00adcontrole' },
      who: { en: 'Manager', nl: 'Manager' },
      with: { en: 'By mail', nl: 'Per mail' },
      minutes: 5,
      waitDays: 1.3,
      cause: { en: 'waits for approval', nl: 'wacht op akkoord' },
      becomes: {
        name: { en: 'Exceptions', nl: 'Afwijkingen' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'One screen', nl: 'Eén scherm' },
        minutes: 4,
        waitDays: 0.4,
        bySoftware: false,
        note: { en: 'only prices that differ from the list', nl: 'alleen prijzen die afwijken van de lijst' },
      },
    },
    {
      name: { en: 'Plan delivery', nl: 'Plannen' },
      who: { en: 'Planner', nl: 'Planner' },
      with: { en: 'Excel', nl: 'Excel' },
      minutes: 8,
      waitDays: 0.8,
      cause: { en: 'waits for planning day', nl: 'wacht op plannings\u00addag' },
      becomes: {
        name: { en: 'Plan delivery', nl: 'Plannen' },
        who: { en: 'Planner', nl: 'Planner' },
        with: { en: 'From ERP', nl: 'Uit ERP' },
        minutes: 8,
        waitDays: 0.3,
        bySoftware: false,
        note: {
          en: 'same work, now twice a day',
          nl: 'zelfde werk, nu twee keer per dag',
        },
      },
    },
    {
      name: { en: 'Confirm', nl: 'Bevestigen' },
      who: { en: 'Inside sales', nl: 'Binnendienst' },
      with: { en: 'Word', nl: 'Word' },
      minutes: 7,
      waitDays: 0.5,
      cause: { en: 'waits for the letter', nl: 'wacht op de brief' },
      becomes: {
        name: { en: 'Confirm', nl: 'Bevestigen' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'Template', nl: 'Sjabloon' },
        minutes: 2,
        waitDays: 0,
        bySoftware: false,
        note: { en: 'read, then sent', nl: 'nalezen en versturen' },
      },
    },
  ],
  loops: [{ from: 3, to: 1, label: { en: '1 in 8 has a wrong price', nl: '1 op de 8 heeft een foute prijs' } }],
  redlines: [
    {
      at: 0,
      text: { en: 'Typed by the customer, typed again by us', nl: 'Door de klant getypt, door ons nog een keer' },
    },
    {
      at: 2,
      text: { en: 'Stock is asked by phone, the ERP knows it', nl: 'Voorraad per telefoon, terwijl het ERP het weet' },
    },
  ],
}

export const workflowOptimization: ServiceSource = {
  slug: 'workflow-optimization',
  name: { en: 'Workflow optimisation', nl: 'Proces\u00adoptimalisatie' },
  takesOut: { en: 'Steps, hand-overs and double entry', nl: 'Stappen, overdrachten en dubbele invoer' },
  time: {
    en: `results in ${resultDays.from}–${resultDays.to} days`,
    nl: `resultaat in ${resultDays.from}–${resultDays.to} dagen`,
  },
  title: { en: 'Workflow optimisation: less waiting', nl: 'Procesoptimalisatie: minder wachten' },
  description: {
    en: `In our example an order takes 39 minutes of work and 4.6 days. We draw why, take steps out and automate the rest. Results in ${resultDays.from} to ${resultDays.to} days, fixed price.`,
    nl: `Voorbeeld: een order kost 39 minuten werk en 4,6 dagen. Wij tekenen waarom, schrappen stappen, automatiseren de rest. Resultaat in ${resultDays.from} tot ${resultDays.to} dagen, vaste prijs.`,
  },
  headline: { en: 'The order no longer waits for a quiet hour.', nl: 'De order wacht niet meer op een rustig uur.' },
  pain: {
    en: 'An order with 39 minutes of work is confirmed on day five. The customer has called twice by then.',
    nl: 'Een order met 39 minuten werk wordt pas op dag vijf bevestigd. De klant heeft dan al twee keer gebeld.',
  },
  forWhom: {
    text: {
      en: 'For companies where an order, an invoice or a request crosses three desks.',
      nl: 'Voor bedrijven waar een order, factuur of aanvraag over drie bureaus gaat.',
    },
    signs: [
      {
        en: 'Someone types into the ERP what the customer already typed.',
        nl: 'Iemand typt in het ERP over wat de klant al typte.',
      },
      {
        en: 'A colleague is away for a day, and there is a pile.',
        nl: 'Een collega is één dag weg en er ligt een stapel.',
      },
      {
        en: 'A customer asks where the order is, and you have to ask two people.',
        nl: 'Een klant vraagt waar de order blijft en u moet het twee mensen vragen.',
      },
    ],
    not: {
      en: 'Not for work that takes another route every time.',
      nl: 'Niet voor werk dat elke keer anders loopt.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: the process drawn, from customer mail to confirmation.',
        nl: 'Workshop: het proces getekend, van klantmail tot bevestiging.',
      },
      result: { en: 'Two drawings and a list of savings', nl: 'Twee tekeningen en een lijst van besparingen' },
    },
    {
      when: { en: 'Week 1–2', nl: 'Week 1–2' },
      what: {
        en: 'Steps that nobody needs go out, before there is software.',
        nl: 'Stappen die niemand nodig heeft, gaan eruit voordat er software komt.',
      },
      result: { en: 'Fewer hand-overs, the next day', nl: 'Minder overdrachten, de volgende dag al' },
    },
    {
      when: { en: 'Week 3–4', nl: 'Week 3–4' },
      what: {
        en: 'Software reads last month’s orders, as a test.',
        nl: 'Software leest de orders van vorige maand, als proef.',
      },
      result: { en: 'A list of what it read wrongly', nl: 'Een lijst met elke leesfout' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'Orders of one customer group run the new way.',
        nl: 'De orders van één klantgroep lopen op de nieuwe manier.',
      },
      result: { en: 'First results, counted on the drawing', nl: 'Eerste resultaat, nageteld op de tekening' },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'All orders run that way. Your people are trained.',
        nl: 'Alle orders lopen zo. Uw mensen zijn ingewerkt.',
      },
      result: {
        en: 'In our example: 16 minutes of work instead of 39',
        nl: 'In ons voorbeeld: 16 minuten werk in plaats van 39',
      },
    },
  ],
  staysManual: {
    en: 'Software does not know which customer may wait.',
    nl: 'De software weet niet welke klant kan wachten.',
  },
  related: ['crm-buildouts', 'sops-consulting'],
  process: orderIntake,
  questions: [
    {
      question: { en: 'Do you replace our ERP?', nl: 'Vervangt u ons ERP?' },
      answer: {
        en: 'No. We connect the mailbox to it and take out the typing.',
        nl: 'Nee. We koppelen de mailbox eraan en halen het overtypen eruit.',
      },
    },
    {
      question: { en: 'What if our customers order by phone?', nl: 'En als klanten per telefoon bestellen?' },
      answer: {
        en: 'Then inside sales types the order once, in the ERP.',
        nl: 'Dan typt de binnendienst de order één keer, in het ERP.',
      },
    },
    {
      question: { en: 'When does a step stay manual?', nl: 'Wanneer blijft een stap handwerk?' },
      answer: {
        en: 'When it happens less than about ten times a month, or when a person has to weigh something.',
        nl: 'Als hij minder dan ongeveer tien keer per maand voorkomt, of als iemand iets moet afwegen.',
      },
    },
  ],
}
