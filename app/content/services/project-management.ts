/** Project management, drawn as the weekly status of one project. */
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const weeks = offer.weeks.projectManagement

export const projectManagement: ServiceSource = {
  slug: 'project-management',
  name: { en: 'Project management', nl: 'Project\u00admanagement' },
  takesOut: { en: 'Meetings to hear how things stand', nl: 'Overleg om te horen hoe het ervoor staat' },
  time: { en: `live in ${weeks.from}–${weeks.to} weeks`, nl: `in gebruik in ${weeks.from}–${weeks.to} weken` },
  title: { en: 'Project management without status mail', nl: 'Projectmanagement zonder statusmail' },
  description: {
    en: `One board, one short meeting, no status mail. Weekly status goes from 98 to 33 minutes in our example. Live in ${weeks.from} to ${weeks.to} weeks, fixed price.`,
    nl: `Eén bord, één kort overleg, geen statusmail. In ons voorbeeld gaat de wekelijkse status van 98 naar 33 minuten. In gebruik in ${weeks.from} tot ${weeks.to} weken, vaste prijs.`,
  },
  headline: { en: 'Nobody has to ask how things stand.', nl: 'Niemand hoeft te vragen hoe het ervoor staat.' },
  pain: {
    en: 'With six projects, asking how things stand costs the project lead a day a week.',
    nl: 'Met zes projecten is de projectleider een dag per week kwijt aan vragen hoe het ervoor staat.',
  },
  forWhom: {
    text: {
      en: 'For companies with five or more projects, where Monday’s status is old on Tuesday.',
      nl: 'Voor bedrijven met vijf of meer projecten, waar de stand van maandag op dinsdag verouderd is.',
    },
    signs: [
      {
        en: 'The project lead keeps a sheet that nobody else opens.',
        nl: 'De projectleider houdt een lijst bij die niemand anders opent.',
      },
      {
        en: 'Half of every meeting is who has done what.',
        nl: 'De helft van elk overleg is een rondje wie wat heeft gedaan.',
      },
      {
        en: 'Actions go out by mail, and are still open at the next meeting.',
        nl: 'Acties gaan per mail rond en staan bij het volgende overleg nog open.',
      },
    ],
    not: {
      en: 'Not for one project with three people in one room. They can turn their chairs round.',
      nl: 'Niet voor één project met drie mensen in één kamer. Die kunnen hun stoel omdraaien.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: one week of status, drawn.',
        nl: 'Workshop: één week navragen, getekend.',
      },
      result: { en: 'Two drawings, and the fields of a card', nl: 'Twee tekeningen, en wat er op een kaart staat' },
    },
    {
      when: { en: 'Day 3', nl: 'Dag 3' },
      what: {
        en: 'The board is in a program your people already open.',
        nl: 'Het bord staat in een programma dat uw mensen al gebruiken.',
      },
      result: { en: 'Your own projects on it', nl: 'Uw eigen projecten erop' },
    },
    {
      when: { en: `Week ${weeks.from}`, nl: `Week ${weeks.from}` },
      what: {
        en: 'Everyone moves their own cards. The overview makes itself.',
        nl: 'Wie iets af heeft, verplaatst de kaart. Het overzicht maakt zichzelf.',
      },
      result: { en: 'First week without status mail', nl: 'Eerste week zonder statusmail' },
    },
    {
      when: { en: `Week ${weeks.to}`, nl: `Week ${weeks.to}` },
      what: {
        en: 'A short meeting about cards that are stuck.',
        nl: 'Een kort overleg over kaarten die vastzitten.',
      },
      result: {
        en: 'Live. In our example: 33\u00a0minutes a week instead of 98',
        nl: 'In gebruik. In ons voorbeeld: 33\u00a0minuten per week in plaats van 98',
      },
    },
  ],
  staysManual: {
    en: 'Only the one who does the work knows whether it is finished.',
    nl: 'Alleen wie het werk doet, weet of het af is.',
  },
  related: ['sops-consulting', 'workflow-optimization'],
  process: {
    id: 'weekly-status',
    title: { en: 'weekly status of one project', nl: 'wekelijkse status van één project' },
    from: { en: 'Client', nl: 'Opdrachtgever' },
    system: { name: { en: 'Task board', nl: 'Takenbord' }, at: 5, usedThenBy: [1, 2, 3, 5], isNew: true },
    steps: [
      {
        name: { en: 'Ask round', nl: 'Rond\u00advragen' },
        who: { en: 'Project lead', nl: 'Projectleider' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 12,
        waitDays: 0.5,
        cause: { en: 'waits for Thursday', nl: 'wacht op donderdag' },
        becomes: null,
        removedNote: { en: 'the board asks', nl: 'het bord vraagt het' },
      },
      {
        name: { en: 'Replies', nl: 'Antwoorden' },
        who: { en: 'Team', nl: 'Team' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 10,
        waitDays: 1.4,
        cause: { en: 'waits for the last one', nl: 'wacht op de laatste' },
        becomes: {
          name: { en: 'Update', nl: 'Bijwerken' },
          who: { en: 'Team', nl: 'Team' },
          with: { en: 'Task board', nl: 'Takenbord' },
          minutes: 6,
          waitDays: 0.3,
          bySoftware: false,
          note: {
            en: 'each moves their own cards, a minute at the end of the day',
            nl: 'ieder verzet de eigen kaarten, een minuut aan het eind van de dag',
          },
        },
      },
      {
        name: { en: 'Collect', nl: 'Verzamelen' },
        who: { en: 'Project lead', nl: 'Projectleider' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 18,
        waitDays: 0.6,
        cause: { en: 'waits for the sheet', nl: 'wacht op de lijst' },
        becomes: {
          name: { en: 'Overview', nl: 'Overzicht' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Task board', nl: 'Takenbord' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'made from the board', nl: 'uit het bord gemaakt' },
        },
      },
      {
        name: { en: 'Status meeting', nl: 'Overleg' },
        who: { en: 'Team', nl: 'Team' },
        with: { en: 'Meeting', nl: 'Vergadering' },
        minutes: 35,
        waitDays: 1,
        cause: { en: 'waits for Monday', nl: 'wacht op maandag' },
        becomes: {
          name: { en: 'Short meeting', nl: 'Kort overleg' },
          who: { en: 'Team', nl: 'Team' },
          with: { en: 'Task board', nl: 'Takenbord' },
          minutes: 20,
          waitDays: 0.5,
          bySoftware: false,
          note: { en: 'only cards that are stuck', nl: 'alleen kaarten die vastzitten' },
        },
      },
      {
        name: { en: 'Minutes', nl: 'Notulen' },
        who: { en: 'Project lead', nl: 'Projectleider' },
        with: { en: 'Word', nl: 'Word' },
        minutes: 15,
        waitDays: 0.7,
        cause: { en: 'waits to be typed', nl: 'wacht op uitwerken' },
        becomes: null,
        removedNote: { en: 'decisions are on the card', nl: 'besluiten staan op de kaart' },
      },
      {
        name: { en: 'Actions', nl: 'Acties' },
        who: { en: 'Team', nl: 'Team' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 8,
        waitDays: 1.2,
        cause: { en: 'waits to be read', nl: 'wacht op lezen' },
        becomes: {
          name: { en: 'Actions', nl: 'Acties' },
          who: { en: 'Team', nl: 'Team' },
          with: { en: 'Task board', nl: 'Takenbord' },
          minutes: 6,
          waitDays: 0.2,
          bySoftware: false,
          note: { en: 'with a name and a date', nl: 'met een naam en een datum' },
        },
      },
    ],
    loops: [{ from: 3, to: 1, label: { en: '1 in 4 figures is out of date', nl: '1 op de 4 cijfers is verouderd' } }],
    redlines: [
      {
        at: 2,
        text: { en: 'Three people write down the same status', nl: 'Drie mensen schrijven dezelfde status op' },
      },
      { at: 3, text: { en: 'The meeting reads the sheet aloud', nl: 'In het overleg wordt de lijst voorgelezen' } },
    ],
  },
  questions: [
    {
      question: { en: 'Which tool do you set up?', nl: 'Welk programma richt u in?' },
      answer: {
        en: 'The one your people already open. If there is none, you choose between two.',
        nl: 'Het programma dat uw mensen al openen. Is dat er niet, dan kiest u uit twee.',
      },
    },
    {
      question: { en: 'Will the team keep it up?', nl: 'Houdt het team dit vol?' },
      answer: {
        en: 'A card takes less time than a mail. After 30 days we count what is up to date.',
        nl: 'Een kaart kost minder tijd dan een mail. Na 30 dagen tellen we wat bijgewerkt is.',
      },
    },
    {
      question: { en: 'Can clients see it too?', nl: 'Kunnen opdrachtgevers meekijken?' },
      answer: {
        en: 'Yes, on a view with only their cards.',
        nl: 'Ja, op een scherm met alleen hun kaarten.',
      },
    },
  ],
}
