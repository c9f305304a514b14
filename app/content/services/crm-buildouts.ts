/** CRM buildouts, drawn as a customer question. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const weeks = offer.weeks.crmBuildouts

export const crmBuildouts: ServiceSource = {
  slug: 'crm-buildouts',
  name: { en: 'CRM buildouts', nl: 'CRM-inrichting' },
  takesOut: { en: 'Customer data in five places', nl: 'Klantgegevens op vijf plekken' },
  time: { en: `live in ${weeks.from}–${weeks.to} weeks`, nl: `in gebruik in ${weeks.from}–${weeks.to} weken` },
  title: { en: 'CRM buildouts people keep up to date', nl: 'CRM-inrichting die bijgewerkt blijft' },
  description: {
    en: `Quotes, orders, mails and invoices on one card. A customer question goes from 4.6 days to 0.3 in our example. Live in ${weeks.from} to ${weeks.to} weeks.`,
    nl: `Offertes, orders, mails en facturen op één kaart. Een klantvraag gaat in ons voorbeeld van 4,6 naar 0,3 dagen. In gebruik in ${weeks.from} tot ${weeks.to} weken.`,
  },
  headline: { en: 'What was agreed is on one card.', nl: 'Wat is afgesproken, staat op één kaart.' },
  pain: {
    en: 'The customer knows what was agreed. With you it is in five places, three of them people.',
    nl: 'De klant weet wat er is afgesproken. Bij\u00a0u staat het op vijf plekken, en drie daarvan zijn mensen.',
  },
  forWhom: {
    text: {
      en: 'For companies where more than two people talk to the same customer.',
      nl: 'Voor bedrijven waar meer dan twee mensen met dezelfde klant praten.',
    },
    signs: [
      {
        en: 'Before an answer goes out, two colleagues are asked.',
        nl: 'Voor elk antwoord moet iemand eerst navragen bij twee collega’s.',
      },
      {
        en: 'The account manager is on holiday, and so is the agreement.',
        nl: 'De accountmanager is op vakantie, en de afspraak ook.',
      },
      {
        en: 'You have a CRM, and beside it the sheet that is right.',
        nl: 'U hebt een CRM, en daarnaast de lijst die klopt.',
      },
    ],
    not: {
      en: 'Not when one person knows every customer and stays.',
      nl: 'Niet als één collega elke klant kent, en niet weggaat.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: one customer question drawn, from call to answer.',
        nl: 'Workshop: één klantvraag getekend, van telefoontje tot antwoord.',
      },
      result: {
        en: 'Two drawings, and what the card must show',
        nl: 'Twee tekeningen, en wat er op de kaart moet staan',
      },
    },
    {
      when: { en: 'Week 1', nl: 'Week 1' },
      what: {
        en: 'Your people decide which old data stays.',
        nl: 'Uw mensen beslissen welke oude gegevens blijven.',
      },
      result: { en: 'A list of what moves, and what does not', nl: 'Een lijst van wat meegaat, en wat niet' },
    },
    {
      when: { en: 'Week 2', nl: 'Week 2' },
      what: {
        en: 'Quotes, orders, mails and invoices come onto the card.',
        nl: 'Offertes, orders, mails en facturen komen op de kaart.',
      },
      result: { en: 'One customer, one card', nl: 'Eén klant, één kaart' },
    },
    {
      when: { en: `Week ${weeks.from}`, nl: `Week ${weeks.from}` },
      what: {
        en: 'Inside sales answers from the card, for one customer group.',
        nl: 'De binnendienst antwoordt vanaf de kaart, voor één klantgroep.',
      },
      result: { en: 'First answers without asking round', nl: 'De eerste antwoorden zonder rondvragen' },
    },
    {
      when: { en: `Week ${weeks.to}`, nl: `Week ${weeks.to}` },
      what: {
        en: 'Everyone works from the card. The old sheets are read-only.',
        nl: 'Iedereen werkt vanaf de kaart. De oude lijsten zijn alleen nog te lezen.',
      },
      result: {
        en: 'Live. In our example: from 4.6\u00a0days to 0.3',
        nl: 'In gebruik. In ons voorbeeld: van 4,6 naar 0,3\u00a0dagen',
      },
    },
  ],
  staysManual: {
    en: 'Software hears the words. Your colleague hears that the customer is about to leave.',
    nl: 'Software hoort de woorden. Uw collega hoort dat de klant weg wil.',
  },
  related: ['lead-generation', 'ai-service-fulfillment'],
  process: {
    id: 'customer-question',
    title: { en: 'customer question', nl: 'klantvraag' },
    from: { en: 'Customer', nl: 'Klant' },
    system: { name: { en: 'CRM', nl: 'CRM' }, at: 1, usedThenBy: [1, 3, 4, 5] },
    steps: [
      {
        name: { en: 'Call', nl: 'Telefoontje' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'Phone', nl: 'Telefoon' },
        minutes: 5,
        waitDays: 0.2,
        cause: { en: 'waits for a call back', nl: 'wacht op terug\u00adbellen' },
        becomes: {
          name: { en: 'Call', nl: 'Telefoontje' },
          who: { en: 'Inside sales', nl: 'Binnendienst' },
          with: { en: 'Phone', nl: 'Telefoon' },
          minutes: 5,
          waitDays: 0.1,
          bySoftware: false,
          note: { en: 'same call, card opens with it', nl: 'zelfde gesprek, de kaart gaat open' },
        },
      },
      {
        name: { en: 'Search', nl: 'Zoeken' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: '5 places', nl: '5 plekken' },
        minutes: 16,
        waitDays: 0.3,
        cause: { en: 'waits for a login', nl: 'wacht op een login' },
        becomes: {
          name: { en: 'Card', nl: 'Klantkaart' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'CRM', nl: 'CRM' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'quotes, orders and mails on one card', nl: 'offertes, orders en mails op één kaart' },
        },
      },
      {
        name: { en: 'Ask', nl: 'Navragen' },
        who: { en: 'Account mgr', nl: 'Account\u00admanager' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 6,
        waitDays: 1.6,
        cause: { en: 'waits for a reply', nl: 'wacht op antwoord' },
        becomes: null,
        removedNote: { en: 'the agreement is on the card', nl: 'de afspraak staat op de kaart' },
      },
      {
        name: { en: 'Check invoice', nl: 'Factuur zoeken' },
        who: { en: 'Finance', nl: 'Administratie' },
        with: { en: 'Books', nl: 'Boekhouding' },
        minutes: 7,
        waitDays: 0.9,
        cause: { en: 'waits for finance', nl: 'wacht op de admini\u00adstratie' },
        becomes: {
          name: { en: 'Invoice shown', nl: 'Factuur' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'CRM', nl: 'CRM' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'read from the accounting app', nl: 'uit het boekhoudpakket gelezen' },
        },
      },
      {
        name: { en: 'Answer', nl: 'Antwoord' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 9,
        waitDays: 0.5,
        cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
        becomes: {
          name: { en: 'Answer', nl: 'Antwoord' },
          who: { en: 'Inside sales', nl: 'Binnendienst' },
          with: { en: 'CRM', nl: 'CRM' },
          minutes: 7,
          waitDays: 0.2,
          bySoftware: false,
          note: { en: 'written on the card, kept there', nl: 'op de kaart geschreven en bewaard' },
        },
      },
      {
        name: { en: 'File note', nl: 'Notitie' },
        who: { en: 'Inside sales', nl: 'Binnendienst' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 6,
        waitDays: 1,
        cause: { en: 'waits, then is forgotten', nl: 'wacht en wordt vergeten' },
        becomes: {
          name: { en: 'Note', nl: 'Notitie' },
          who: { en: 'Inside sales', nl: 'Binnendienst' },
          with: { en: 'CRM', nl: 'CRM' },
          minutes: 3,
          waitDays: 0,
          bySoftware: false,
          note: { en: 'three fields, with the answer', nl: 'drie velden, bij het antwoord' },
        },
      },
    ],
    loops: [{ from: 4, to: 0, label: { en: '1 in 6 calls again', nl: '1 op de 6 belt opnieuw' } }],
    redlines: [
      {
        at: 2,
        text: { en: 'Agreed by mail, known by one person', nl: 'Per mail afgesproken, bij één collega bekend' },
      },
      {
        at: 5,
        text: {
          en: 'The note is made after the question is forgotten',
          nl: 'De notitie komt als de vraag vergeten is',
        },
      },
    ],
  },
  questions: [
    {
      question: { en: 'What happens to our old data?', nl: 'Wat gebeurt er met onze oude gegevens?' },
      answer: {
        en: 'We clean it once, with your people deciding what stays. What is older than your retention period is not moved.',
        nl: 'We schonen één keer op, en uw mensen beslissen wat blijft. Wat ouder is dan uw bewaartermijn, gaat niet mee.',
      },
    },
    {
      question: { en: 'Which CRM do you recommend?', nl: 'Welk CRM raadt u aan?' },
      answer: {
        en: 'None in advance. First the map, then a list of what it must do, then two candidates with their yearly cost.',
        nl: 'Vooraf geen. Eerst de tekening, dan een lijst van wat het moet kunnen, dan twee kandidaten met hun jaarkosten.',
      },
    },
    {
      question: { en: 'How much do our people have to fill in?', nl: 'Hoeveel moeten onze mensen invullen?' },
      answer: {
        en: 'Three fields per contact. Every field that nobody reads is taken out.',
        nl: 'Drie velden per contact. Een veld dat niemand leest, halen we weg.',
      },
    },
  ],
}
