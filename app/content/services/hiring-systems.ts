/** Hiring systems, drawn as a vacancy. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { shorterTimeToHirePercent } = offer
const weeks = offer.weeks.hiringSystems

export const hiringSystems: ServiceSource = {
  slug: 'hiring-systems',
  name: { en: 'Hiring systems', nl: 'Wervings\u00adsysteem' },
  takesOut: { en: 'Applicants who hear nothing', nl: 'Sollicitanten die niets horen' },
  time: {
    en: `${weeks.from}–${weeks.to} weeks; ${shorterTimeToHirePercent}% shorter time-to-hire`,
    nl: `${weeks.from}–${weeks.to} weken; werving ${shorterTimeToHirePercent}% korter`,
  },
  title: {
    en: `Hiring systems: ${shorterTimeToHirePercent}% shorter time-to-hire`,
    nl: `Wervingssysteem: werving ${shorterTimeToHirePercent}% korter`,
  },
  description: {
    en: `Applicants hear back at once, managers read on one screen, people decide. ${shorterTimeToHirePercent}% shorter time-to-hire, live in ${weeks.from} to ${weeks.to} weeks, fixed price.`,
    nl: `Sollicitanten horen direct iets, managers lezen op één scherm en mensen beslissen. De werving duurt ${shorterTimeToHirePercent}% korter. In gebruik in ${weeks.from} tot ${weeks.to} weken, vaste prijs.`,
  },
  headline: {
    en: 'Applicants hear yes or no within two days.',
    nl: 'Elke sollicitant hoort het binnen twee dagen.',
  },
  pain: {
    en: 'The good applicant hears nothing for seven days and signs elsewhere on day six.',
    nl: 'De goede sollicitant hoort zeven dagen niets en tekent op dag zes ergens anders.',
  },
  forWhom: {
    text: {
      en: 'For companies with ten or more vacancies a year, where managers hire alongside their work.',
      nl: 'Voor bedrijven met tien of meer vacatures per jaar, waar managers de werving erbij doen.',
    },
    signs: [
      {
        en: 'An application waits for a manager out on a job.',
        nl: 'Een sollicitatie wacht op een manager die op een klus zit.',
      },
      {
        en: 'One interview takes more mails to plan than it has questions.',
        nl: 'Eén gesprek plannen kost meer mails dan u er vragen in stelt.',
      },
      {
        en: 'Your second choice signed, because the first was gone.',
        nl: 'Uw tweede keus tekende, want de eerste was al weg.',
      },
    ],
    not: {
      en: 'Not when nobody applies. A shorter wait brings no more applicants.',
      nl: 'Niet als er niemand solliciteert. Sneller werven levert geen extra sollicitanten op.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: your last filled vacancy, drawn.',
        nl: 'Workshop: uw laatst vervulde vacature, getekend.',
      },
      result: { en: 'Two drawings, and where the days went', nl: 'Twee tekeningen, en waar de dagen bleven' },
    },
    {
      when: { en: 'Week 1', nl: 'Week 1' },
      what: {
        en: 'A template for the text, a form that confirms receipt.',
        nl: 'Een sjabloon voor de tekst, een formulier dat de ontvangst bevestigt.',
      },
      result: { en: 'Every applicant hears back at once', nl: 'Elke sollicitant hoort direct iets' },
    },
    {
      when: { en: `Week ${weeks.from}`, nl: `Week ${weeks.from}` },
      what: {
        en: 'One screen for the manager, a diary link for the applicant.',
        nl: 'Eén scherm voor de manager, een agendalink voor de sollicitant.',
      },
      result: { en: 'The next vacancy runs the new way', nl: 'De volgende vacature loopt op de nieuwe manier' },
    },
    {
      when: { en: `Week ${weeks.to}`, nl: `Week ${weeks.to}` },
      what: {
        en: 'The offer comes from a template. Every application gets an end date.',
        nl: 'Het aanbod komt uit een sjabloon. Elke sollicitatie krijgt een einddatum.',
      },
      result: {
        en: 'Live. In our example: from 25.5\u00a0days to 10.3',
        nl: 'In gebruik. In ons voorbeeld: van 25,5 naar 10,3\u00a0dagen',
      },
    },
  ],
  staysManual: {
    en: 'An applicant who is turned down may ask why. A person has to know.',
    nl: 'Wie wordt afgewezen, mag vragen waarom. Een mens moet dat weten.',
  },
  related: ['sops-consulting', 'gdpr-compliant-automation'],
  process: {
    id: 'vacancy',
    title: {
      en: 'vacancy (the weeks it is open not counted)',
      nl: 'vacature (de weken dat hij openstaat niet meegeteld)',
    },
    from: { en: 'Department', nl: 'Afdeling' },
    system: { name: { en: 'HR app', nl: 'HR-pakket' }, at: 5, usedThenBy: [1, 5] },
    steps: [
      {
        name: { en: 'Vacancy text', nl: 'Vacature\u00adtekst' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'Word', nl: 'Word' },
        minutes: 90,
        waitDays: 4,
        cause: { en: 'waits for the text', nl: 'wacht op de tekst' },
        becomes: {
          name: { en: 'Vacancy text', nl: 'Vacature\u00adtekst' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'Template', nl: 'Sjabloon' },
          minutes: 40,
          waitDays: 1.5,
          bySoftware: false,
          note: {
            en: 'a template per job, filled in by whoever knows the work',
            nl: 'een sjabloon per functie, ingevuld door wie het werk kent',
          },
        },
      },
      {
        name: { en: 'Applications', nl: 'Sollicitaties' },
        who: { en: 'HR', nl: 'HR' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 12,
        waitDays: 2.5,
        cause: { en: 'lies in the inbox', nl: 'ligt in de mailbox' },
        becomes: {
          name: { en: 'Intake', nl: 'Ontvangst' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Form', nl: 'Formulier' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'one record, confirmation sent at once', nl: 'één record, bevestiging direct verstuurd' },
        },
      },
      {
        name: { en: 'Selection', nl: 'Selectie' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 20,
        waitDays: 5,
        cause: { en: 'waits for the manager', nl: 'wacht op de manager' },
        becomes: {
          name: { en: 'Selection', nl: 'Selectie' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 12,
          waitDays: 1.5,
          bySoftware: false,
          note: {
            en: 'a person reads and decides; software does not score people',
            nl: 'een mens leest en beslist; software geeft geen cijfers aan mensen',
          },
        },
      },
      {
        name: { en: 'Schedule', nl: 'Inplannen' },
        who: { en: 'HR', nl: 'HR' },
        with: { en: 'Phone, mail', nl: 'Bellen, mail' },
        minutes: 25,
        waitDays: 3.5,
        cause: { en: 'waits for three diaries', nl: 'wacht op drie agenda’s' },
        becomes: {
          name: { en: 'Self-booking', nl: 'Zelf boeken' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Diary link', nl: 'Agendalink' },
          minutes: 1,
          waitDays: 1,
          bySoftware: true,
          note: { en: 'applicant picks a free hour', nl: 'sollicitant kiest een vrij uur' },
        },
      },
      {
        name: { en: 'Interview', nl: 'Gesprek' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'On site', nl: 'Op locatie' },
        minutes: 60,
        waitDays: 5.5,
        cause: { en: 'waits for the day', nl: 'wacht op de dag' },
        becomes: {
          name: { en: 'Interview', nl: 'Gesprek' },
          who: { en: 'Manager', nl: 'Manager' },
          with: { en: 'On site', nl: 'Op locatie' },
          minutes: 60,
          waitDays: 3.5,
          bySoftware: false,
          note: { en: 'unchanged: this hour is the work', nl: 'blijft: dit uur is het werk' },
        },
      },
      {
        name: { en: 'Offer', nl: 'Aanbod' },
        who: { en: 'Director', nl: 'Directeur' },
        with: { en: 'Word', nl: 'Word' },
        minutes: 40,
        waitDays: 4.5,
        cause: { en: 'waits for a signature', nl: 'wacht op een hand\u00adtekening' },
        becomes: {
          name: { en: 'Offer', nl: 'Aanbod' },
          who: { en: 'Director', nl: 'Directeur' },
          with: { en: 'Template', nl: 'Sjabloon' },
          minutes: 15,
          waitDays: 2.5,
          bySoftware: false,
          note: { en: 'from a template, signed online', nl: 'uit een sjabloon, online getekend' },
        },
      },
    ],
    loops: [
      { from: 2, to: 0, label: { en: '1 in 3 vacancies is rewritten', nl: '1 op de 3 vacatures wordt herschreven' } },
    ],
    redlines: [
      {
        at: 2,
        text: { en: 'The applicant hears nothing for seven days', nl: 'De sollicitant hoort zeven dagen niets' },
      },
      { at: 3, text: { en: 'Three diaries, eleven mails', nl: 'Drie agenda’s, elf mails' } },
    ],
  },
  questions: [
    {
      question: { en: 'Does AI choose the candidates?', nl: 'Kiest AI de kandidaten?' },
      answer: {
        en: 'No. A person reads and decides. Software that ranks applicants falls in the high-\u2060risk group of the EU AI Act (Annex III).',
        nl: 'Nee. Een mens leest en beslist. Software die sollicitanten rangschikt, valt in de hoogrisicogroep van de Europese AI-verordening (bijlage III).',
      },
    },
    {
      question: { en: 'How long do we keep applications?', nl: 'Hoe lang bewaren we sollicitaties?' },
      answer: {
        en: 'Usually four weeks after the procedure, and up to a year with the applicant’s consent. The system deletes on that date.',
        nl: 'Gebruikelijk is vier weken na de procedure, en tot een jaar met toestemming van de sollicitant. Het systeem wist op die datum.',
      },
    },
    {
      question: { en: 'Does this work for five vacancies a year?', nl: 'Werkt dit bij vijf vacatures per jaar?' },
      answer: {
        en: 'Yes, but build less: the template, the form and the diary link. Those bring half of the days saved.',
        nl: 'Ja, maar bouw dan minder: het sjabloon, het formulier en de agendalink. Daar zit de helft van de tijdwinst in.',
      },
    },
  ],
}
