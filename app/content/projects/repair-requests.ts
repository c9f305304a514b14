/** Wulpenstein Vastgoedbeheer: from a tenant's report to the order for a craftsman. The smallest saving, said as such. */
import { decimal } from '#app/formats.ts'
import { offer } from '../offer.ts'
import type { ProjectSource } from './project.ts'

const drawn = { daysBefore: 6.9, daysAfter: 1.1, minutesBefore: 43, minutesAfter: 18 }

export const repairRequests: ProjectSource = {
  slug: 'repair-requests-wulpenstein',
  client: { name: 'Wulpenstein Vastgoedbeheer', people: 24, year: 2026 },
  drawn,
  casesPerYear: 720,
  liveOnDay: 33,
  hourlyCostCents: 4_000,
  upkeepCentsPerMonth: 5_000,
  service: 'ai-service-fulfillment',
  sample: true,
  name: { en: 'Repair requests', nl: 'Reparatieverzoeken' },
  trade: { en: 'manages homes and shops', nl: 'beheert woningen en winkels' },
  unit: { one: { en: 'report', nl: 'melding' }, many: { en: 'reports', nl: 'meldingen' } },
  span: { en: 'from report to repair order', nl: 'van melding tot opdracht' },
  title: {
    en: `Repair requests: ${decimal(drawn.daysBefore, 1, 'en')} to ${decimal(drawn.daysAfter, 1, 'en')} days`,
    nl: `Reparatieverzoeken: van ${decimal(drawn.daysBefore, 1, 'nl')} naar ${decimal(drawn.daysAfter, 1, 'nl')} dagen`,
  },
  description: {
    en: `A property manager needed ${decimal(drawn.daysBefore, 1, 'en')} working days to send a plumber. Now ${decimal(drawn.daysAfter, 1, 'en')}. The smallest saving of our cases, with the sum that says so.`,
    nl: `Een vastgoedbeheerder had ${decimal(drawn.daysBefore, 1, 'nl')} werkdagen nodig om een loodgieter te sturen. Nu ${decimal(drawn.daysAfter, 1, 'nl')}. Onze kleinste besparing, met de som erbij.`,
  },
  headline: {
    en: 'The tap dripped for over a week. The\u00a0plumber took half an hour.',
    nl: 'De kraan drupte ruim een week. De\u00a0loodgieter was na een halfuur klaar.',
  },
  intro: {
    en: 'A tenant rings. The front desk asks, the manager looks up who pays, the owner answers mail on Sundays.',
    nl: 'Een huurder belt. De receptie vraagt door, de beheerder zoekt uit wie betaalt, de eigenaar leest zijn mail op zondag.',
  },
  process: {
    id: 'repair-requests',
    title: { en: 'repair request', nl: 'reparatieverzoek' },
    from: { en: 'Tenant', nl: 'Huurder' },
    system: { name: { en: 'Building file', nl: 'Pandendossier' }, at: 4, usedThenBy: [2, 4] },
    steps: [
      {
        name: { en: 'Report', nl: 'Melding' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'Mail, phone', nl: 'Mail, telefoon' },
        minutes: 6,
        waitDays: 0.3,
        cause: { en: 'lies in info@', nl: 'ligt in info@' },
        becomes: {
          name: { en: 'Sort', nl: 'Sorteren' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Form, photo', nl: 'Met foto' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'trade proposed; a leak goes to a person', nl: 'vakman voorgesteld; lek direct naar een mens' },
        },
      },
      {
        name: { en: 'Ask back', nl: 'Navragen' },
        who: { en: 'Front desk', nl: 'Receptie' },
        with: { en: 'By phone', nl: 'Telefoon' },
        minutes: 9,
        waitDays: 1.2,
        cause: { en: 'waits for a call back', nl: 'wacht op terug\u00adbellen' },
        becomes: null,
        removedNote: { en: 'the form asks for a photo', nl: 'het formulier vraagt een foto' },
      },
      {
        name: { en: 'Who pays?', nl: 'Wie betaalt?' },
        who: { en: 'Manager', nl: 'Beheerder' },
        with: { en: 'Lease, Excel', nl: 'Huurcontract' },
        minutes: 12,
        waitDays: 1.6,
        cause: { en: 'waits for the manager', nl: 'wacht op de beheerder' },
        becomes: {
          name: { en: 'Who pays?', nl: 'Wie betaalt?' },
          who: { en: 'Manager', nl: 'Beheerder' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 8,
          waitDays: 0.5,
          cause: { en: 'read once a day', nl: 'één keer per dag gelezen' },
          bySoftware: false,
          note: {
            en: 'the clause is beside it, a person decides',
            nl: 'de bepaling staat ernaast, een mens beslist',
          },
        },
      },
      {
        name: { en: 'Approval', nl: 'Akkoord' },
        who: { en: 'Owner', nl: 'Eigenaar' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 5,
        waitDays: 2.2,
        cause: { en: 'waits for the owner', nl: 'wacht op de eigenaar' },
        becomes: {
          name: { en: 'Approval', nl: 'Akkoord' },
          who: { en: 'Owner', nl: 'Eigenaar' },
          with: { en: 'Phone', nl: 'Telefoon' },
          minutes: 3,
          waitDays: 0.2,
          cause: { en: 'above the limit only', nl: 'alleen boven de grens' },
          bySoftware: false,
          note: { en: 'one tap, above the agreed limit only', nl: 'één tik, alleen boven de afgesproken grens' },
        },
      },
      {
        name: { en: 'Order', nl: 'Opdracht' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 11,
        waitDays: 1.5,
        cause: { en: 'waits for the afternoon', nl: 'wacht op de middag' },
        becomes: {
          name: { en: 'Order', nl: 'Opdracht' },
          who: { en: 'Back office', nl: 'Administratie' },
          with: { en: 'From report', nl: 'Uit melding' },
          minutes: 6,
          waitDays: 0.4,
          cause: { en: 'two rounds a day', nl: 'twee rondes per dag' },
          bySoftware: false,
          note: { en: 'photo and address go along, tenant is told', nl: 'foto en adres gaan mee, huurder hoort het' },
        },
      },
    ],
    loops: [{ from: 2, to: 0, label: { en: '1 in 3 has no address or photo', nl: '1 op de 3 mist adres of foto' } }],
    redlines: [
      { at: 1, text: { en: 'Rung three times, home after five', nl: 'Drie keer gebeld, thuis na vijven' } },
      { at: 3, text: { en: 'A mail for every washer', nl: 'Een mail voor elk leertje' } },
    ],
    futureNote: { en: 'Under the limit: no wait for the owner', nl: 'Onder de grens: niet wachten op de eigenaar' },
  },
  remains: {
    en: 'Once a day the manager settles who pays. The owner still decides about the boiler.',
    nl: 'De beheerder kijkt één keer per dag wie betaalt. Over de ketel beslist de eigenaar.',
  },
  log: [
    {
      day: 1,
      title: { en: 'Audit between two calls', nl: 'Audit tussen twee telefoontjes' },
      text: {
        en: 'Two hours. The telephone rang seventeen times, nine of them to ask how things stood.',
        nl: 'Twee uur. De telefoon ging zeventien keer, waarvan negen keer om te vragen hoe het ermee stond.',
      },
    },
    {
      day: 7,
      title: { en: 'Workshop, and a warning', nl: 'Workshop, en een waarschuwing' },
      text: {
        en: 'Four processes on the list, together €53,200 a year. This one would pay back slowest. They chose it all the same, for the tenants.',
        nl: 'Vier processen op de lijst, samen €\u00a053.200 per jaar. Dit zou zich het traagst terugverdienen. Ze kozen het toch, voor de huurders.',
      },
    },
    {
      day: 19,
      title: { en: 'One letter to all owners', nl: 'Eén brief aan alle eigenaren' },
      text: {
        en: 'Below €350 the manager may order at once. Of 61 owners, 58 signed within the week.',
        nl: 'Onder €\u00a0350 mag de beheerder direct opdracht geven. Van de 61 eigenaren tekenden er 58 binnen een week.',
      },
    },
    {
      day: 33,
      title: { en: 'Form and photo', nl: 'Formulier en foto' },
      text: {
        en: 'Nine tenants in ten send a photo. Those who ring are sent a link to the form.',
        nl: 'Negen van de tien huurders sturen een foto mee. Wie belt, krijgt een link naar het formulier.',
      },
    },
    {
      day: 34,
      title: { en: 'Left alone: leaks and quarrels', nl: 'Niet aangeraakt: lekkage en ruzie' },
      text: {
        en: 'To a person at once. Software that sorts those wrong costs more than it saves.',
        nl: 'Direct naar een mens. Software die zich daarin vergist, kost meer dan ze bespaart.',
      },
      leftAlone: true,
    },
    {
      day: offer.fullReturnDays,
      title: { en: 'Counted again', nl: 'Opnieuw geteld' },
      text: {
        en: `${decimal(drawn.daysAfter, 1, 'en')} days and ${drawn.minutesAfter} minutes. Not paid back yet, as the sum had said.`,
        nl: `${decimal(drawn.daysAfter, 1, 'nl')} dagen en ${drawn.minutesAfter} minuten. Nog niet terugverdiend, zoals de som al zei.`,
      },
    },
  ],
}
