/** GDPR-compliant automation, drawn as an access request under Article 15. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { resultDays } = offer

export const gdprCompliantAutomation: ServiceSource = {
  slug: 'gdpr-compliant-automation',
  name: { en: 'GDPR-compliant automation', nl: 'Auto\u00admatiseren volgens de AVG' },
  takesOut: { en: 'Personal data in loose sheets', nl: 'Persoons\u00adgegevens in losse lijstjes' },
  time: { en: 'agreement before the first login', nl: 'overeenkomst vóór de eerste login' },
  title: { en: 'GDPR-compliant automation, drawn first', nl: 'Automatiseren volgens de AVG, eerst getekend' },
  description: {
    en: 'We draw which personal data goes where before anything is built. An access request goes from 18.4 days to 2.6 in our example.',
    nl: 'Voordat we bouwen, tekenen we waar welke persoonsgegevens heen gaan. Een inzageverzoek gaat in ons voorbeeld van 18,4 naar 2,6 dagen.',
  },
  headline: { en: 'Every name has a place and an end date.', nl: 'Elke naam heeft een plek en een einddatum.' },
  pain: {
    en: 'Someone asks what you know about them. Four departments start to search.',
    nl: 'Iemand vraagt wat u van hem weet. Vier afdelingen beginnen te zoeken.',
  },
  forWhom: {
    text: {
      en: 'For companies with data on staff, clients or patients in more places than anyone can name.',
      nl: 'Voor bedrijven met gegevens van personeel, klanten of cliënten op meer plekken dan iemand kan opnoemen.',
    },
    signs: [
      {
        en: 'There is a sheet with dates of birth. Nobody knows whose.',
        nl: 'Er is een lijst met geboortedata. Niemand weet van wie.',
      },
      {
        en: 'An access request starts with the question of whose job it is.',
        nl: 'Een inzageverzoek begint met de vraag wie dat moet doen.',
      },
      {
        en: 'A colleague pastes customer mails into a chatbot.',
        nl: 'Een collega plakt klantmails in een chatbot.',
      },
    ],
    not: {
      en: 'Not for a seal or a legal opinion. That is for a privacy lawyer.',
      nl: 'Niet voor een keurmerk of een juridisch oordeel. Dat doet een privacyjurist.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: which personal data goes where, drawn.',
        nl: 'Workshop: waar welke persoons\u00adgegevens heen gaan, getekend.',
      },
      result: { en: 'Purpose, legal basis and retention period per step', nl: 'Doel, grondslag en termijn per stap' },
    },
    {
      when: { en: 'Week 1', nl: 'Week 1' },
      what: {
        en: 'The data processing agreement is signed, the DPIA question answered.',
        nl: 'De verwerkers\u00adovereenkomst is getekend. Of er een DPIA nodig is, staat op papier.',
      },
      result: { en: 'Only now do we log in', nl: 'Nu pas loggen wij in' },
    },
    {
      when: { en: 'Week 2–4', nl: 'Week 2–4' },
      what: {
        en: 'Every sheet gets an owner and an end date, or is deleted.',
        nl: 'Elke lijst krijgt een eigenaar en een termijn, of wordt gewist.',
      },
      result: { en: 'You know where data is kept', nl: 'U weet waar gegevens staan' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'Every request, by mail or phone too, goes into one form with its date and legal deadline.',
        nl: 'Elk verzoek, ook per mail of telefoon, komt in één formulier, met datum en wettelijke termijn.',
      },
      result: { en: 'First results: one owner, no search party', nl: 'Eerste resultaat: één eigenaar, geen zoektocht' },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'A trial request, from receipt to secure link.',
        nl: 'Een proefverzoek, van formulier tot beveiligde link.',
      },
      result: {
        en: 'In our example: from 18.4\u00a0days to 2.6',
        nl: 'In ons voorbeeld: van 18,4 naar 2,6\u00a0dagen',
      },
    },
  ],
  staysManual: {
    en: 'Other people’s data in a file that goes out is a data breach. A person reads it in full.',
    nl: 'Gegevens van een ander in een dossier dat weggaat, zijn een datalek. Een mens leest het helemaal.',
  },
  related: ['ai-service-fulfillment', 'hiring-systems'],
  process: {
    id: 'access-request',
    title: { en: 'access request', nl: 'inzageverzoek' },
    from: { en: 'Data subject', nl: 'Betrokkene' },
    system: { name: { en: 'Register', nl: 'Register' }, at: 5, isNew: true },
    steps: [
      {
        name: { en: 'Request', nl: 'Verzoek' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'info@', nl: 'info@' },
        minutes: 5,
        waitDays: 2,
        cause: { en: 'lies in info@', nl: 'ligt in info@' },
        becomes: {
          name: { en: 'Register', nl: 'Registreren' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Form', nl: 'Formulier' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'date and deadline noted, receipt sent', nl: 'datum en termijn vast, ontvangst bevestigd' },
        },
      },
      {
        name: { en: 'Who acts?', nl: 'Wie doet dit?' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 8,
        waitDays: 3,
        cause: { en: 'waits for an owner', nl: 'wacht op een eigenaar' },
        becomes: null,
        removedNote: { en: 'one named owner', nl: 'één vaste eigenaar' },
      },
      {
        name: { en: 'Search', nl: 'Zoeken' },
        who: { en: '4 departments', nl: '4 afdelingen' },
        with: { en: 'Loose files', nl: 'Losse mappen' },
        minutes: 90,
        waitDays: 6,
        cause: { en: 'waits for four replies', nl: 'wacht op vier ant\u00adwoorden' },
        becomes: {
          name: { en: 'Find', nl: 'Vinden' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Register', nl: 'Register' },
          minutes: 2,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'the register says where data is kept', nl: 'het register zegt waar gegevens staan' },
        },
      },
      {
        name: { en: 'Collect', nl: 'Verzamelen' },
        who: { en: 'HR, finance', nl: 'HR, financiën' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 40,
        waitDays: 2.5,
        cause: { en: 'waits for the sheet', nl: 'wacht op de lijst' },
        becomes: {
          name: { en: 'Collect', nl: 'Verzamelen' },
          who: { en: 'Privacy lead', nl: 'AVG-beheerder' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 25,
          waitDays: 0.8,
          bySoftware: false,
          note: { en: 'data of others removed by a person', nl: 'gegevens van anderen weg, door een mens' },
        },
      },
      {
        name: { en: 'Check', nl: 'Controle' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 30,
        waitDays: 3.5,
        cause: { en: 'waits for the manager', nl: 'wacht op de manager' },
        becomes: {
          name: { en: 'Check', nl: 'Controle' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 25,
          waitDays: 1.2,
          bySoftware: false,
          note: { en: 'read in full; this step stays manual', nl: 'volledig gelezen; deze stap blijft handwerk' },
        },
      },
      {
        name: { en: 'Reply', nl: 'Antwoord' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 20,
        waitDays: 1,
        cause: { en: 'waits for the letter', nl: 'wacht op de brief' },
        becomes: {
          name: { en: 'Reply', nl: 'Antwoord' },
          who: { en: 'Privacy lead', nl: 'AVG-beheerder' },
          with: { en: 'Template', nl: 'Sjabloon' },
          minutes: 10,
          waitDays: 0.5,
          bySoftware: false,
          note: { en: 'by a secure link, logged', nl: 'via een beveiligde link, vastgelegd' },
        },
      },
    ],
    loops: [{ from: 4, to: 2, label: { en: '1 in 3 is incomplete', nl: '1 op de 3 is onvolledig' } }],
    redlines: [
      {
        at: 1,
        text: {
          en: 'A week of the legal month is gone before it has an owner',
          nl: 'Van de wettelijke maand is een week om voordat iemand het oppakt',
        },
      },
      {
        at: 3,
        text: { en: 'Personal data in sheets that nobody owns', nl: 'Persoonsgegevens in lijsten zonder eigenaar' },
      },
    ],
  },
  questions: [
    {
      question: { en: 'Are you our processor?', nl: 'Bent u onze verwerker?' },
      answer: {
        en: 'For the work on your systems, yes. We sign a data processing agreement (Article 28 GDPR) before the first login.',
        nl: 'Voor het werk in uw systemen wel. We tekenen een verwerkers\u00adovereenkomst (artikel 28 AVG) vóór de eerste login.',
      },
    },
    {
      question: { en: 'Do we need a DPIA?', nl: 'Hebben we een DPIA nodig?' },
      answer: {
        en: 'That is a study of the privacy risks beforehand, required where the risk is likely to be high (Article 35 GDPR). We check that before building and write down the answer.',
        nl: 'Dat is een onderzoek vooraf naar de privacyrisico’s, verplicht als die waarschijnlijk hoog zijn (artikel 35 AVG). Dat toetsen we vóór het bouwen en leggen we vast.',
      },
    },
    {
      question: { en: 'Do you give legal advice?', nl: 'Geeft u juridisch advies?' },
      answer: {
        en: 'No. For that you take the map to a privacy lawyer.',
        nl: 'Nee. Daarvoor gaat u met de tekening naar een privacyjurist.',
      },
    },
  ],
}
