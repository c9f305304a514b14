/** Theme 4: is there somebody, and time? */
import type { Copy } from '../localized.ts'

export const people = {
  id: 'people',
  title: { en: 'The people', nl: 'De mensen' },
  short: { en: 'People', nl: 'Mensen' },
  advice: {
    low: {
      en: 'Software that nobody stands behind is switched off at the first mistake.',
      nl: 'Software waar niemand achter staat, gaat bij de eerste fout uit.',
    },
    mid: {
      en: 'Nearly there. Software needs an owner, and the owner needs time.',
      nl: 'Bijna zover. Software heeft een eigenaar nodig, en die eigenaar tijd.',
    },
    full: {
      en: 'Your people take part. No supplier can deliver that.',
      nl: 'Uw mensen doen mee. Dat kan geen leverancier leveren.',
    },
  },
  points: [
    {
      id: 'one-owner',
      title: { en: 'One person owns the process', nl: 'Eén persoon is eigenaar van het proces' },
      why: {
        en: 'Where everyone decides, every question waits for a meeting.',
        nl: 'Waar iedereen beslist, wacht elke vraag op een vergadering.',
      },
      how: {
        en: 'Write one name on the drawing. That person may change a step.',
        nl: 'Zet één naam op de tekening. Die persoon mag een stap wijzigen.',
      },
      takes: { en: 'ten minutes', nl: 'tien minuten' },
    },
    {
      id: 'workers-draw',
      title: { en: 'Those who do the work help to draw it', nl: 'Wie het werk doet, tekent mee' },
      why: {
        en: 'They know the detours.',
        nl: 'Zij kennen de omwegen.',
      },
      how: {
        en: 'Reserve two hours with everyone who touched one case. Four to six people is good.',
        nl: 'Reserveer twee uur met iedereen die één geval in handen had. Vier tot zes mensen is goed.',
      },
      takes: { en: 'two hours', nl: 'twee uur' },
    },
    {
      id: 'hours-explained',
      title: {
        en: 'You have said what the saved hours are for',
        nl: 'U hebt gezegd waar de bespaarde uren naartoe gaan',
      },
      why: {
        en: 'Say nothing and people assume the worst.',
        nl: 'Zegt u niets, dan denken mensen het ergste.',
      },
      how: {
        en: 'Put it in writing before the start: where the time goes, and what happens to whose job.',
        nl: 'Zet het vóór de start op papier: waar de tijd heen gaat en wat dat voor ieders baan betekent.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'can-be-stopped',
      title: { en: 'Somebody can stop it', nl: 'Iemand kan het stilzetten' },
      why: {
        en: 'One day a rule will be wrong, at four on a Friday.',
        nl: 'Op een dag klopt een regel niet, op vrijdag om vier uur.',
      },
      how: {
        en: 'Name who may switch it off, and let them do it once as a drill.',
        nl: 'Wijs aan wie het mag uitzetten, en oefen het één keer.',
      },
      takes: { en: 'half an hour', nl: 'een halfuur' },
    },
    {
      id: 'hours-reserved',
      title: { en: 'There are two hours a week for it', nl: 'De eigenaar heeft er twee uur per week voor' },
      why: {
        en: 'A project done in spare time waits.',
        nl: 'Een project in de verloren uurtjes blijft liggen.',
      },
      how: {
        en: 'Block two hours in the owner’s week, for eight weeks.',
        nl: 'Zet twee uur vast in de week van de eigenaar, acht weken lang.',
      },
      takes: { en: 'ten minutes', nl: 'tien minuten' },
    },
  ],
} satisfies Copy
