/** Veldpraam Installatie: one approval that waited. The two waits are those of the remark on the home page. */
import { decimal } from '#app/formats.ts'
import { offer } from '../offer.ts'
import type { ProjectSource } from './project.ts'

const drawn = { daysBefore: 9.0, daysAfter: 0.9, minutesBefore: 23, minutesAfter: 9 }

export const purchaseApproval: ProjectSource = {
  slug: 'purchase-approval-veldpraam',
  client: { name: 'Veldpraam Installatie', people: 38, year: 2025 },
  drawn,
  casesPerYear: 1_800,
  liveOnDay: 38,
  hourlyCostCents: 4_600,
  upkeepCentsPerMonth: 6_000,
  service: 'workflow-optimization',
  quote: 'approval',
  sample: true,
  name: { en: 'Purchase approval', nl: 'Inkoopakkoord' },
  trade: { en: 'heating and ventilation', nl: 'verwarming en ventilatie' },
  unit: { one: { en: 'request', nl: 'aanvraag' }, many: { en: 'requests', nl: 'aanvragen' } },
  span: { en: 'from request to order', nl: 'van aanvraag tot bestelling' },
  title: {
    en: `Purchase approval: ${decimal(drawn.daysBefore, 1, 'en')} to ${decimal(drawn.daysAfter, 1, 'en')} days`,
    nl: `Inkoopakkoord: van ${decimal(drawn.daysBefore, 1, 'nl')} naar ${decimal(drawn.daysAfter, 1, 'nl')} dagen`,
  },
  description: {
    en: `At a heating firm of 38 people every purchase waited for one signature. Drawn, counted and automated: ${drawn.minutesBefore} minutes of work became ${drawn.minutesAfter}.`,
    nl: `Bij een installatiebedrijf van 38 mensen wachtte elke inkoop op één handtekening. Getekend, geteld, gebouwd: van ${drawn.minutesBefore} naar ${drawn.minutesAfter} minuten werk.`,
  },
  headline: {
    en: 'The pump was in stock. The\u00a0signature was not.',
    nl: 'De pomp lag op voorraad. De\u00a0handtekening niet.',
  },
  intro: {
    en: 'Site leads asked for parts on paper. The owner read every sheet, on the evenings she was in.',
    nl: 'Uitvoerders vroegen onderdelen aan op papier. De eigenaar las elk vel, op de avonden dat ze er was.',
  },
  process: {
    id: 'purchase-approval',
    title: { en: 'purchase approval', nl: 'inkoopakkoord' },
    from: { en: 'Site', nl: 'Bouwplaats' },
    system: { name: { en: 'Books', nl: 'Boekhouding' }, at: 4, usedThenBy: [4] },
    steps: [
      {
        name: { en: 'Request', nl: 'Aanvraag' },
        who: { en: 'Site lead', nl: 'Uitvoerder' },
        with: { en: 'Paper form', nl: 'Papieren bon' },
        minutes: 4,
        waitDays: 0,
        cause: { en: 'starts at once', nl: 'begint meteen' },
        becomes: {
          name: { en: 'Request', nl: 'Aanvraag' },
          who: { en: 'Site lead', nl: 'Uitvoerder' },
          with: { en: 'Phone form', nl: 'Op telefoon' },
          minutes: 3,
          waitDays: 0,
          bySoftware: false,
          note: { en: 'part chosen from a list, with its price', nl: 'onderdeel uit een lijst, met de prijs erbij' },
        },
      },
      {
        name: { en: 'Look up price', nl: 'Prijs opzoeken' },
        who: { en: 'Site lead', nl: 'Uitvoerder' },
        with: { en: 'Catalogue', nl: 'Catalogus' },
        minutes: 5,
        waitDays: 0,
        cause: { en: 'done at once', nl: 'gaat meteen door' },
        becomes: {
          name: { en: 'Limit check', nl: 'Grens toetsen' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Own rule', nl: 'Eigen regel' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'under the limit goes straight to the buyer', nl: 'onder de grens direct naar de inkoper' },
        },
      },
      {
        name: { en: 'Approval', nl: 'Akkoord' },
        who: { en: 'Owner', nl: 'Eigenaar' },
        with: { en: 'On paper', nl: 'Op papier' },
        minutes: 3,
        waitDays: 7.2,
        cause: { en: 'waits for the owner', nl: 'wacht op de eigenaar' },
        becomes: {
          name: { en: 'Approval', nl: 'Akkoord' },
          who: { en: 'Owner', nl: 'Eigenaar' },
          with: { en: 'One list', nl: 'Eén lijst' },
          minutes: 2,
          waitDays: 0.6,
          cause: { en: 'waits for the list', nl: 'wacht op de lijst' },
          bySoftware: false,
          note: { en: 'above the limit only, once a day', nl: 'alleen boven de grens, één keer per dag' },
        },
      },
      {
        name: { en: 'Typing over', nl: 'Overtypen' },
        who: { en: 'Buyer', nl: 'Inkoper' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 6,
        waitDays: 1.8,
        cause: { en: 'waits for order day', nl: 'wacht op besteldag' },
        becomes: null,
        removedNote: { en: 'the request is the order', nl: 'de aanvraag is de bestelling' },
      },
      {
        name: { en: 'Order', nl: 'Bestelling' },
        who: { en: 'Buyer', nl: 'Inkoper' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 5,
        waitDays: 0,
        cause: { en: 'goes out at once', nl: 'gaat meteen weg' },
        becomes: {
          name: { en: 'Order', nl: 'Bestelling' },
          who: { en: 'Buyer', nl: 'Inkoper' },
          with: { en: 'From request', nl: 'Uit aanvraag' },
          minutes: 3,
          waitDays: 0.3,
          cause: { en: 'two rounds a day', nl: 'twee rondes per dag' },
          bySoftware: false,
          note: { en: 'filled in, read by the buyer, sent', nl: 'ingevuld, door de inkoper gelezen, verstuurd' },
        },
      },
    ],
    loops: [
      { from: 2, to: 0, label: { en: '1 in 9 lacks an article number', nl: '1 op de 9 mist een artikelnummer' } },
    ],
    redlines: [
      { at: 2, text: { en: 'Reads all of them, refused 4 in a year', nl: 'Leest alles, weigert 4 keer per jaar' } },
      { at: 3, text: { en: 'Typed over from handwriting', nl: 'Overgetypt van handschrift' } },
    ],
    futureNote: { en: 'Under the limit: ordered the same day', nl: 'Onder de grens: dezelfde dag besteld' },
  },
  remains: {
    en: 'A request above the limit waits for the owner’s daily list and the buyer’s next round. Smaller ones skip the list.',
    nl: 'Een aanvraag boven de grens wacht op de dagelijkse lijst en de ronde van de inkoper. Kleinere slaan de lijst over.',
  },
  cost: {
    name: { en: 'Rush deliveries no longer needed', nl: 'Spoedleveringen die wegvallen' },
    timesPerYear: 40,
    centsEach: 6_000,
  },
  log: [
    {
      day: 1,
      title: { en: 'Audit at the kitchen table', nl: 'Audit aan de keukentafel' },
      text: {
        en: 'Two and a half hours. On the wall hung 58\u00a0requests, the oldest from the month before.',
        nl: 'Tweeënhalf uur. Aan de muur hingen 58\u00a0aanvragen, de oudste van de maand ervoor.',
      },
    },
    {
      day: 9,
      title: { en: 'Workshop, with a year of requests', nl: 'Workshop, met een jaar aan aanvragen' },
      text: {
        en: 'The owner had refused four, each above €1,500. That became the limit.',
        nl: 'De eigenaar had er vier geweigerd, allemaal boven €\u00a01.500. Dat werd de grens.',
      },
    },
    {
      day: 24,
      title: { en: 'The form on the phone', nl: 'Het formulier op de telefoon' },
      text: {
        en: 'Three site leads tried it for a week. They threw out two fields.',
        nl: 'Drie uitvoerders probeerden het een week. Ze schrapten twee velden.',
      },
    },
    {
      day: 38,
      title: { en: 'The last paper sheet', nl: 'Het laatste papieren vel' },
      text: {
        en: 'All sites work with the limit and the form.',
        nl: 'Elke bouwplaats werkt met de grens en het formulier.',
      },
    },
    {
      day: 40,
      title: { en: 'Left alone: the large purchases', nl: 'Niet aangeraakt: de grote inkopen' },
      text: {
        en: 'The owner still reads every request above the limit. Half of the money is in there.',
        nl: 'De eigenaar leest nog elke aanvraag boven de grens. Daar zit de helft van het geld.',
      },
      leftAlone: true,
    },
    {
      day: offer.fullReturnDays,
      title: { en: 'Counted again', nl: 'Opnieuw geteld' },
      text: {
        en: `${decimal(drawn.daysAfter, 1, 'en')} days and ${drawn.minutesAfter} minutes. We had expected eight; the buyer reads longer.`,
        nl: `${decimal(drawn.daysAfter, 1, 'nl')} dagen en ${drawn.minutesAfter} minuten. We hadden er acht verwacht; de inkoper leest langer.`,
      },
    },
  ],
}
