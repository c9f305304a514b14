/** Noorderschans Thuiszorg: from the hospital's call to the first visit. */
import { decimal } from '#app/formats.ts'
import { offer } from '../offer.ts'
import type { ProjectSource } from './project.ts'

const drawn = { daysBefore: 14.6, daysAfter: 2.3, minutesBefore: 80, minutesAfter: 32 }

export const clientIntake: ProjectSource = {
  slug: 'client-intake-noorderschans',
  client: { name: 'Noorderschans Thuiszorg', people: 120, year: 2025 },
  drawn,
  casesPerYear: 540,
  liveOnDay: 55,
  hourlyCostCents: 4_200,
  upkeepCentsPerMonth: 7_500,
  paysVat: true,
  service: 'gdpr-compliant-automation',
  quote: 'invoice',
  sample: true,
  name: { en: 'Client intake', nl: 'Cliëntaanmelding' },
  trade: { en: 'nursing and care at home', nl: 'zorg en verpleging aan huis' },
  unit: { one: { en: 'referral', nl: 'aanmelding' }, many: { en: 'referrals', nl: 'aanmeldingen' } },
  span: { en: 'from referral to signature', nl: 'van aanmelding tot handtekening' },
  title: {
    en: `Client intake: ${decimal(drawn.daysBefore, 1, 'en')} to ${decimal(drawn.daysAfter, 1, 'en')} days`,
    nl: `Cliëntaanmelding: van ${decimal(drawn.daysBefore, 1, 'nl')} naar ${decimal(drawn.daysAfter, 1, 'nl')} dagen`,
  },
  description: {
    en: `At a home-care organisation a client waited ${decimal(drawn.daysBefore, 1, 'en')} working days for care to begin. Now ${decimal(drawn.daysAfter, 1, 'en')}. Both maps, the sum, and what stayed with people.`,
    nl: `Bij een thuiszorgorganisatie wachtte een cliënt ${decimal(drawn.daysBefore, 1, 'nl')} werkdagen tot de zorg begon. Nu ${decimal(drawn.daysAfter, 1, 'nl')}. Met beide tekeningen en de som.`,
  },
  headline: {
    en: 'She could go home on Monday. The\u00a0care began three weeks later.',
    nl: 'Maandag mocht ze naar huis. De\u00a0zorg begon drie weken later.',
  },
  intro: {
    en: 'Every referral was typed over, looked up and kept for the Thursday meeting.',
    nl: 'Elke aanmelding werd overgetypt, nagezocht en bewaard tot het overleg van donderdag.',
  },
  process: {
    id: 'client-intake',
    title: { en: 'client intake', nl: 'cliëntaanmelding' },
    from: { en: 'Hospital', nl: 'Ziekenhuis' },
    system: { name: { en: 'Care record', nl: 'Zorgdossier' }, at: 2 },
    steps: [
      {
        name: { en: 'Referral', nl: 'Aanmelding' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'Mail, phone', nl: 'Mail, telefoon' },
        minutes: 8,
        waitDays: 0.8,
        cause: { en: 'lies in info@', nl: 'ligt in info@' },
        becomes: {
          name: { en: 'Referral', nl: 'Aanmelding' },
          who: { en: 'Front desk', nl: 'Receptie' },
          with: { en: 'Secure form', nl: 'Formulier' },
          minutes: 5,
          waitDays: 0,
          bySoftware: false,
          note: { en: 'filled in once, read and accepted', nl: 'één keer ingevuld, gelezen, aangenomen' },
        },
      },
      {
        name: { en: 'Typing over', nl: 'Overtypen' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 12,
        waitDays: 1.4,
        cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
        becomes: null,
        removedNote: { en: 'the list is gone, the record stays', nl: 'de lijst is weg, het dossier blijft' },
      },
      {
        name: { en: 'Insurance', nl: 'Verzekering' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'Web portal', nl: 'Portaal' },
        minutes: 10,
        waitDays: 2.5,
        cause: { en: 'waits for the weekly round', nl: 'wacht op de weekronde' },
        becomes: {
          name: { en: 'Insurance', nl: 'Verzekering' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Look-up', nl: 'Opzoeken' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'policy looked up, doubt goes to a person', nl: 'polis opgezocht, bij twijfel naar een mens' },
        },
      },
      {
        name: { en: 'Team meeting', nl: 'Team\u00adoverleg' },
        who: { en: 'Team lead', nl: 'Teamleider' },
        with: { en: 'Meeting room', nl: 'Vergadering' },
        minutes: 20,
        waitDays: 2.6,
        cause: { en: 'waits for Thursday', nl: 'wacht op donderdag' },
        becomes: {
          name: { en: 'Assign', nl: 'Toewijzen' },
          who: { en: 'Team lead', nl: 'Teamleider' },
          with: { en: 'One list', nl: 'Eén lijst' },
          minutes: 5,
          waitDays: 0.4,
          cause: { en: 'twice a day', nl: 'twee keer per dag' },
          bySoftware: false,
          note: {
            en: 'district and hours beside it, a person assigns',
            nl: 'wijk en uren ernaast, een mens wijst toe',
          },
        },
      },
      {
        name: { en: 'Plan visit', nl: 'Bezoek plannen' },
        who: { en: 'Nurse', nl: 'Wijkzorg' },
        with: { en: 'By phone', nl: 'Telefoon' },
        minutes: 15,
        waitDays: 3.7,
        cause: { en: 'waits for a call back', nl: 'wacht op terug\u00adbellen' },
        becomes: {
          name: { en: 'Plan visit', nl: 'Bezoek plannen' },
          who: { en: 'Nurse', nl: 'Wijkzorg' },
          with: { en: 'One diary', nl: 'Eén agenda' },
          minutes: 9,
          waitDays: 0.5,
          cause: { en: 'waits for the family', nl: 'wacht op de familie' },
          bySoftware: false,
          note: { en: 'one call, with the free hours at hand', nl: 'één telefoontje, vrije uren bij de hand' },
        },
      },
      {
        name: { en: 'Sign', nl: 'Tekenen' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'By post', nl: 'Per post' },
        minutes: 15,
        waitDays: 3.4,
        cause: { en: 'waits for the post', nl: 'wacht op de post' },
        becomes: {
          name: { en: 'Visit, sign', nl: 'Thuis tekenen' },
          who: { en: 'Nurse', nl: 'Wijkzorg' },
          with: { en: 'At the table', nl: 'Aan tafel' },
          minutes: 12,
          waitDays: 1.3,
          cause: { en: 'waits for the day agreed', nl: 'wacht op de afgesproken dag' },
          bySoftware: false,
          note: { en: 'read aloud, then signed', nl: 'voorgelezen, daarna getekend' },
        },
      },
    ],
    loops: [{ from: 2, to: 0, label: { en: '1 in 4 lacks a BSN', nl: '1 op de 4 mist een bsn' } }],
    redlines: [
      { at: 1, text: { en: 'Health data in a loose list', nl: 'Zorggegevens in een losse lijst' } },
      { at: 3, text: { en: 'Five people, one name at a time', nl: 'Vijf mensen, naam voor naam' } },
    ],
    futureNote: { en: 'Health data stays in the record', nl: 'Zorggegevens blijven in het dossier' },
  },
  remains: {
    en: 'The days that are left are the client’s: the family is called, a day is agreed.',
    nl: 'De dagen die blijven, zijn van de cliënt: de familie wordt gebeld, een dag afgesproken.',
  },
  cost: {
    name: { en: 'Contracts by post that are gone', nl: 'Contracten per post die wegvallen' },
    timesPerYear: 540,
    centsEach: 140,
  },
  log: [
    {
      day: 1,
      title: { en: 'Audit at the front desk', nl: 'Audit bij de receptie' },
      text: {
        en: 'Three hours. Nobody could say how many referrals were waiting; we counted 31.',
        nl: 'Drie uur. Niemand wist hoeveel aanmeldingen er lagen; wij telden er 31.',
      },
    },
    {
      day: 12,
      title: { en: 'Workshop in two halves', nl: 'Workshop in twee delen' },
      text: {
        en: 'Care does not stop. The nurses crossed out the Thursday meeting themselves.',
        nl: 'De zorg kan niet stilliggen. De verpleegkundigen streepten het overleg van donderdag zelf door.',
      },
    },
    {
      day: 20,
      title: { en: 'First the papers, then the form', nl: 'Eerst de papieren, dan het formulier' },
      text: {
        en: 'Data processing agreement signed, risks assessed. Then the first name.',
        nl: 'De verwerkersovereenkomst getekend, de risico’s nagelopen. Toen pas de eerste naam.',
      },
    },
    {
      day: 41,
      title: { en: 'One hospital first', nl: 'Eerst één ziekenhuis' },
      text: {
        en: 'Two weeks of form and telephone side by side. Then the other hospitals.',
        nl: 'Twee weken formulier en telefoon naast elkaar. Toen de andere ziekenhuizen.',
      },
    },
    {
      day: 55,
      title: { en: 'Left alone: the first visit', nl: 'Niet aangeraakt: het eerste bezoek' },
      text: {
        en: 'A form would save twelve minutes. The nurse reads aloud, asks and looks round: that is the care.',
        nl: 'Een formulier zou twaalf minuten schelen. De verpleegkundige leest voor, vraagt door en kijkt rond: dat is de zorg.',
      },
      leftAlone: true,
    },
    {
      day: offer.fullReturnDays,
      title: { en: 'Counted again', nl: 'Opnieuw geteld' },
      text: {
        en: `${decimal(drawn.daysAfter, 1, 'en')} days and ${drawn.minutesAfter} minutes, over 52\u00a0referrals. Three waited over a week, all for the family.`,
        nl: `${decimal(drawn.daysAfter, 1, 'nl')} dagen en ${drawn.minutesAfter} minuten, over 52\u00a0aanmeldingen. Drie wachtten langer dan een week, alle drie op de familie.`,
      },
    },
  ],
}
