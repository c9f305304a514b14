/** SOPs and consulting, drawn as the onboarding of a new colleague. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { fasterOnboardingPercent, resultDays } = offer

export const sopsConsulting: ServiceSource = {
  slug: 'sops-consulting',
  name: { en: 'SOPs and consulting', nl: 'Werk\u00adinstructies en advies' },
  takesOut: { en: 'Knowledge in one head', nl: 'Kennis in één hoofd' },
  time: { en: `${fasterOnboardingPercent}% faster onboarding`, nl: `${fasterOnboardingPercent}% sneller ingewerkt` },
  title: {
    en: `SOPs and consulting: ${fasterOnboardingPercent}% faster onboarding`,
    nl: `Werkinstructies: ${fasterOnboardingPercent}% sneller ingewerkt`,
  },
  description: {
    en: 'What sits in one head goes on one page per task. New colleagues work alone after 5.2 days instead of 20.9 in our example.',
    nl: 'Wat in één hoofd zit, komt op één pagina per taak. In ons voorbeeld werken nieuwe collega’s na 5,2 dagen zelfstandig, in plaats van na 20,9.',
  },
  headline: { en: 'What one person knew is on one page.', nl: 'Wat één collega wist, staat nu op één pagina.' },
  pain: {
    en: 'Nobody wrote down how it works. A new colleague learns it from whoever has time.',
    nl: 'Hoe het werkt, staat nergens. Een nieuwe collega leert het van wie tijd heeft.',
  },
  forWhom: {
    text: {
      en: 'For companies that take on four or more people a year, or lean on one who knows it all.',
      nl: 'Voor bedrijven die vier of meer mensen per jaar aannemen, of leunen op één collega die alles weet.',
    },
    signs: [
      {
        en: '‘Ask Ria’ is the instruction, and Ria works four days.',
        nl: '‘Vraag maar aan Ria’ is de instructie, en Ria werkt vier dagen.',
      },
      {
        en: 'One task is done in three ways.',
        nl: 'Eén taak gaat op drie manieren.',
      },
      {
        en: 'Nobody dares to take three weeks off.',
        nl: 'Niemand durft drie weken vrij te nemen.',
      },
    ],
    not: {
      en: 'Not for a binder that only the auditor opens.',
      nl: 'Niet voor een map die alleen de auditor opent.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: the first weeks drawn, with your newest colleague.',
        nl: 'Workshop: de eerste weken getekend, met uw nieuwste collega.',
      },
      result: {
        en: 'Two drawings, and the tasks people ask about most',
        nl: 'Twee tekeningen, en de taken met de meeste vragen',
      },
    },
    {
      when: { en: 'Week 1–2', nl: 'Week 1–2' },
      what: {
        en: 'We watch and write, one page per task. Your people correct it.',
        nl: 'We kijken mee en schrijven, één pagina per taak. Uw mensen verbeteren de tekst.',
      },
      result: { en: 'The first five pages, in use', nl: 'De eerste vijf pagina’s, in gebruik' },
    },
    {
      when: { en: 'Week 3–4', nl: 'Week 3–4' },
      what: {
        en: 'One form for every account. A fixed question hour.',
        nl: 'Eén formulier voor alle accounts. Een vast vragenuur.',
      },
      result: { en: 'Logins by noon on the first day', nl: 'Logins op dag één, vóór de middag' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'The next new colleague starts with the pages.',
        nl: 'De volgende nieuwe collega begint met de pagina’s.',
      },
      result: {
        en: 'First results: the same task, done one way',
        nl: 'Eerste resultaat: dezelfde taak, op één manier',
      },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'Every page has an owner and a date. We count the days again.',
        nl: 'Elke pagina heeft een eigenaar en een datum. We tellen de dagen opnieuw.',
      },
      result: {
        en: 'In our example: working alone after 5.2\u00a0days instead of 20.9',
        nl: 'In ons voorbeeld: zelfstandig na 5,2\u00a0dagen in plaats van 20,9',
      },
    },
  ],
  staysManual: {
    en: 'A checklist does not see who is still in doubt. A colleague does.',
    nl: 'Een checklist ziet niet wie nog twijfelt. Een collega wel.',
  },
  related: ['hiring-systems', 'project-management'],
  process: {
    id: 'onboarding',
    title: { en: 'onboarding', nl: 'inwerken' },
    from: { en: 'New hire', nl: 'Nieuwe collega' },
    system: { name: { en: 'User directory', nl: 'Accountbeheer' }, at: 0 },
    steps: [
      {
        name: { en: 'Accounts', nl: 'Accounts' },
        who: { en: 'IT', nl: 'IT' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 45,
        waitDays: 3,
        cause: { en: 'waits for a login', nl: 'wacht op een login' },
        becomes: {
          name: { en: 'Accounts', nl: 'Accounts' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'One form', nl: 'Eén formulier' },
          minutes: 5,
          waitDays: 0.5,
          bySoftware: true,
          note: { en: 'by noon on the first day', nl: 'op dag één, vóór de middag' },
        },
      },
      {
        name: { en: 'Explain', nl: 'Uitleg' },
        who: { en: 'Colleague', nl: 'Collega' },
        with: { en: 'By heart', nl: 'Uit het hoofd' },
        minutes: 240,
        waitDays: 2,
        cause: { en: 'waits for a free colleague', nl: 'wacht op een vrije collega' },
        becomes: {
          name: { en: 'Do, with SOP', nl: 'Zelf doen' },
          who: { en: 'New hire', nl: 'Nieuwe collega' },
          with: { en: 'SOP', nl: 'Instructie' },
          minutes: 150,
          waitDays: 1.6,
          bySoftware: false,
          note: {
            en: 'the work itself, with the instruction beside it',
            nl: 'het werk zelf, met de instructie ernaast',
          },
        },
      },
      {
        name: { en: 'Ask around', nl: 'Rond\u00advragen' },
        who: { en: 'New hire', nl: 'Nieuwe collega' },
        with: { en: 'Phone', nl: 'Telefoon' },
        minutes: 180,
        waitDays: 6,
        cause: { en: 'waits for an answer', nl: 'wacht op antwoord' },
        becomes: {
          name: { en: 'Question hour', nl: 'Vragenuur' },
          who: { en: 'Colleague', nl: 'Collega' },
          with: { en: 'Set hour', nl: 'Vast uur' },
          minutes: 60,
          waitDays: 1.3,
          bySoftware: false,
          note: {
            en: 'at a set hour; each answer goes into the SOP',
            nl: 'op een vast uur; elk antwoord komt in de instructie',
          },
        },
      },
      {
        name: { en: 'Errors', nl: 'Fouten' },
        who: { en: 'Colleague', nl: 'Collega' },
        with: { en: 'By hand', nl: 'Met de hand' },
        minutes: 150,
        waitDays: 5,
        cause: { en: 'waits to be found', nl: 'wacht tot iemand het ziet' },
        becomes: null,
        removedNote: { en: 'the check is a line in the SOP', nl: 'de controle is een regel in de instructie' },
      },
      {
        name: { en: 'Manager check', nl: 'Eind\u00adcontrole' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'Meeting', nl: 'Gesprek' },
        minutes: 60,
        waitDays: 3.5,
        cause: { en: 'waits for a date', nl: 'wacht op een datum' },
        becomes: {
          name: { en: 'Sign-off', nl: 'Aftekenen' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'Checklist', nl: 'Checklist' },
          minutes: 30,
          waitDays: 1.3,
          bySoftware: false,
          note: { en: 'ten cases done alone, then signed', nl: 'tien gevallen zelfstandig, dan getekend' },
        },
      },
    ],
    loops: [{ from: 3, to: 2, label: { en: '1 in 4 cases is done again', nl: '1 op de 4 gevallen moet over' } }],
    redlines: [
      {
        at: 1,
        text: { en: 'Five colleagues explain it five ways', nl: 'Vijf collega’s, vijf keer een andere uitleg' },
      },
      { at: 3, text: { en: 'Learned by making the mistake', nl: 'Geleerd door de fout te maken' } },
    ],
  },
  questions: [
    {
      question: { en: 'Who writes the instructions?', nl: 'Wie schrijft de instructies?' },
      answer: {
        en: 'We do. Those who do the work talk, show and correct.',
        nl: 'Wij. Wie het werk doet, vertelt, laat zien en verbetert.',
      },
    },
    {
      question: { en: 'How long is one SOP?', nl: 'Hoe lang is één instructie?' },
      answer: {
        en: 'One page. If it needs two, the process is the problem.',
        nl: 'Eén pagina. Zijn het er twee, dan ligt het aan het proces.',
      },
    },
    {
      question: { en: 'Who keeps them up to date?', nl: 'Wie houdt ze bij?' },
      answer: {
        en: 'One owner each. On a set date the owner is asked: still true?',
        nl: 'Eén eigenaar per instructie. Die krijgt op een vaste datum de vraag: klopt het nog?',
      },
    },
  ],
}
