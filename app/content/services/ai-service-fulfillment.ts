/** AI service fulfillment, drawn as a service request. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { resultDays } = offer

export const aiServiceFulfillment: ServiceSource = {
  slug: 'ai-service-fulfillment',
  name: { en: 'AI service fulfillment', nl: 'Service\u00adafhandeling met AI' },
  takesOut: { en: 'The same answer, typed again', nl: 'Hetzelfde antwoord, opnieuw getypt' },
  time: {
    en: `results in ${resultDays.from}–${resultDays.to} days`,
    nl: `resultaat in ${resultDays.from}–${resultDays.to} dagen`,
  },
  title: { en: 'AI service fulfillment, read by people', nl: 'Serviceafhandeling met AI, door mensen gelezen' },
  description: {
    en: `Software sorts questions and drafts answers with their source. A person reads every answer before it goes. Results in ${resultDays.from} to ${resultDays.to} days.`,
    nl: `Software sorteert vragen en schrijft een concept met bron. Een mens leest elk antwoord voordat het weggaat. Resultaat in ${resultDays.from} tot ${resultDays.to} dagen.`,
  },
  headline: { en: 'The draft is ready. A person sends it.', nl: 'Het concept ligt klaar. Een mens verstuurt het.' },
  pain: {
    en: 'Most questions have been answered before. Each still waits for the one who knows.',
    nl: 'De meeste vragen zijn al eens beantwoord. Toch wacht elke vraag op degene die het weet.',
  },
  forWhom: {
    text: {
      en: 'For companies with fifty or more customer questions a week, and manuals with the answers.',
      nl: 'Voor bedrijven met vijftig of meer klantvragen per week, en handleidingen met de antwoorden.',
    },
    signs: [
      {
        en: 'The same answer goes out several times a day, from memory.',
        nl: 'Hetzelfde antwoord gaat een paar keer per dag weg, uit het hoofd.',
      },
      {
        en: 'A question waits because the engineer is under a machine.',
        nl: 'Een vraag wacht omdat de monteur onder een machine ligt.',
      },
      {
        en: 'Two colleagues give one customer two answers.',
        nl: 'Twee collega’s geven dezelfde klant elk een ander antwoord.',
      },
    ],
    not: {
      en: 'Not when the answers are not on paper yet. See SOPs and consulting first.',
      nl: 'Niet als de antwoorden nog nergens staan. Zie dan eerst Werk\u00adinstructies en advies.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: one question drawn, with service and an engineer.',
        nl: 'Workshop: één vraag getekend, met de serviceafdeling en een monteur.',
      },
      result: {
        en: 'Two drawings, and the questions that come back',
        nl: 'Twee tekeningen, en de vragen die terugkomen',
      },
    },
    {
      when: { en: 'Week 1–2', nl: 'Week 1–2' },
      what: {
        en: 'We gather manuals and good old answers.',
        nl: 'We verzamelen handleidingen en goede oude antwoorden.',
      },
      result: { en: 'A source for every draft', nl: 'Een bron voor elk concept' },
    },
    {
      when: { en: 'Week 3–4', nl: 'Week 3–4' },
      what: {
        en: 'A language model drafts answers to 100 old questions.',
        nl: 'Een taalmodel schrijft een concept bij 100 oude vragen.',
      },
      result: { en: 'A list of errors, and your decision', nl: 'Een lijst met fouten, en uw besluit' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'One product: software sorts and drafts. Service reads and sends.',
        nl: 'Eén product: software sorteert en zet klaar. Service leest en verstuurt.',
      },
      result: { en: 'First results, counted per question', nl: 'Eerste resultaat, geteld per vraag' },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'All products. The team lead checks one answer in ten.',
        nl: 'Alle producten. De teamleider kijkt één op de tien antwoorden na.',
      },
      result: { en: 'In our example: from 5.4\u00a0days to 0.7', nl: 'In ons voorbeeld: van 5,4 naar 0,7\u00a0dagen' },
    },
  ],
  staysManual: {
    en: 'A draft can sound right and be wrong. A colleague notices.',
    nl: 'Een concept kan goed klinken en fout zijn. Een collega merkt dat.',
  },
  related: ['sops-consulting', 'gdpr-compliant-automation'],
  process: {
    id: 'service-request',
    title: { en: 'service request', nl: 'servicevraag' },
    from: { en: 'Customer', nl: 'Klant' },
    system: { name: { en: 'Service inbox', nl: 'Servicemail' }, at: 0 },
    steps: [
      {
        name: { en: 'Question', nl: 'Vraag' },
        who: { en: 'Service', nl: 'Service' },
        with: { en: 'Shared inbox', nl: 'Gedeelde mail' },
        minutes: 3,
        waitDays: 0.6,
        cause: { en: 'lies in the inbox', nl: 'ligt in de mailbox' },
        becomes: {
          name: { en: 'Sort', nl: 'Sorteren' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Inbox', nl: 'Mailbox' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: {
            en: 'by product and urgency, doubtful ones to a person',
            nl: 'op product en spoed, bij twijfel naar een mens',
          },
        },
      },
      {
        name: { en: 'Assign', nl: 'Verdelen' },
        who: { en: 'Team lead', nl: 'Teamleider' },
        with: { en: 'By hand', nl: 'Met de hand' },
        minutes: 5,
        waitDays: 0.7,
        cause: { en: 'waits for the morning', nl: 'wacht op de ochtend' },
        becomes: null,
        removedNote: { en: 'done with the sorting, on arrival', nl: 'gebeurt al bij het sorteren' },
      },
      {
        name: { en: 'Look up', nl: 'Opzoeken' },
        who: { en: 'Service', nl: 'Service' },
        with: { en: '3 systems', nl: '3 systemen' },
        minutes: 12,
        waitDays: 0.8,
        cause: { en: 'waits for data', nl: 'wacht op gegevens' },
        becomes: {
          name: { en: 'Draft', nl: 'Concept' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Own manuals', nl: 'Handleidingen' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: {
            en: 'with the page it comes from; no source, no draft',
            nl: 'met de bron erbij; zonder bron geen concept',
          },
        },
      },
      {
        name: { en: 'Ask expert', nl: 'Navragen' },
        who: { en: 'Engineer', nl: 'Monteur' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 9,
        waitDays: 1.9,
        cause: { en: 'waits for the engineer', nl: 'wacht op de monteur' },
        becomes: {
          name: { en: 'Hard cases', nl: 'Lastige vragen' },
          who: { en: 'Engineer', nl: 'Monteur' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 5,
          waitDays: 0.5,
          bySoftware: false,
          note: {
            en: 'average; only what the manuals do not say',
            nl: 'gemiddeld; alleen wat niet in de handleiding staat',
          },
        },
      },
      {
        name: { en: 'Write answer', nl: 'Antwoorden' },
        who: { en: 'Service', nl: 'Service' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 14,
        waitDays: 0.4,
        cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
        becomes: {
          name: { en: 'Read, send', nl: 'Nalezen' },
          who: { en: 'Service', nl: 'Service' },
          with: { en: 'Draft ready', nl: 'Concept klaar' },
          minutes: 8,
          waitDays: 0.2,
          bySoftware: false,
          note: {
            en: 'a person reads every answer before it goes',
            nl: 'een mens leest elk antwoord voordat het weggaat',
          },
        },
      },
      {
        name: { en: 'Check', nl: 'Nakijken' },
        who: { en: 'Team lead', nl: 'Teamleider' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 6,
        waitDays: 0.9,
        cause: { en: 'waits for the team lead', nl: 'wacht op de teamleider' },
        becomes: {
          name: { en: 'Sample check', nl: 'Steekproef' },
          who: { en: 'Team lead', nl: 'Teamleider' },
          with: { en: 'List', nl: 'Lijst' },
          minutes: 2,
          waitDays: 0,
          bySoftware: false,
          note: {
            en: 'average; one in ten read again, the manual corrected',
            nl: 'gemiddeld; één op de tien nagekeken, handleiding verbeterd',
          },
        },
      },
    ],
    loops: [{ from: 5, to: 4, label: { en: '1 in 7 is rewritten', nl: '1 op de 7 moet over' } }],
    redlines: [
      {
        at: 3,
        text: { en: 'One engineer knows it, and is on the road', nl: 'Eén monteur weet het, en die is onderweg' },
      },
      {
        at: 4,
        text: { en: 'The same answer, typed for the 40th time', nl: 'Hetzelfde antwoord, voor de 40e keer getypt' },
      },
    ],
  },
  questions: [
    {
      question: { en: 'Does a machine answer our customers?', nl: 'Krijgen onze klanten antwoord van een machine?' },
      answer: {
        en: 'No. Software drafts, a person reads and sends. If it ever answers by itself, the customer must be told, says the AI Act.',
        nl: 'Nee. Software zet klaar, een mens leest en verstuurt. Gaat de software later zonder mens antwoorden, dan moet de klant dat volgens de AI-verordening te zien krijgen.',
      },
    },
    {
      question: { en: 'Where does our data go?', nl: 'Waar gaan onze gegevens heen?' },
      answer: {
        en: 'To a supplier with a data processing agreement, in the EU, without training on your data.',
        nl: 'Naar een leverancier in de EU, met een verwerkers\u00adovereenkomst. Die traint geen model met uw gegevens.',
      },
    },
    {
      question: { en: 'How often is a draft wrong?', nl: 'Hoe vaak is een concept fout?' },
      answer: {
        en: 'We measure that on 100 of your old questions. You see the list and decide.',
        nl: 'Dat meten we op 100 van uw oude vragen. U ziet de lijst en beslist.',
      },
    },
  ],
}
