/** Three roads, by how much the reader knows already. */
import { euros } from '#app/formats.ts'
import { company } from './company.ts'
import { guarantee } from './guarantee.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, calculator, workshop, replyHours } = offer

const nothing = { en: euros(0, 'en'), nl: euros(0, 'nl') }

export const getStarted = {
  headline: { en: 'How much do you know already?', nl: 'Wat weet u al?' },
  lede: {
    en: 'Choose the sentence that could be yours.',
    nl: 'Kies de zin die u zelf zou zeggen.',
  },
  roads: {
    section: { en: 'Three roads', nl: 'Drie wegen' },
    /** Two sentences make two lines. Minutes are drawn to scale; `to` is the page that the button opens. */
    list: [
      {
        id: 'calculator',
        sentence: { en: ['I doubt there is anything to gain.'], nl: ['Ik betwijfel of er iets te winnen valt.'] },
        text: {
          en: 'You fill in your figures and get an estimate, with every sum shown. Nobody calls you.',
          nl: 'U vult uw cijfers in en krijgt een schatting met de berekening erbij. Niemand belt u.',
        },
        condition: null,
        minutes: { from: calculator.minutes, to: calculator.minutes },
        time: { en: `${calculator.minutes} minutes, alone`, nl: `${calculator.minutes} minuten, alleen` },
        bring: {
          en: 'Bring a rough idea of hours, people and hourly cost.',
          nl: 'Nodig: ongeveer de uren, de mensen en de uurkosten.',
        },
        price: nothing,
        button: labels.buttons.calculator,
        to: 'calculator' as const,
      },
      {
        id: 'audit',
        sentence: {
          en: ['It waits somewhere.', 'I do not know where.'],
          nl: ['Het wacht ergens.', 'Ik weet niet waar.'],
        },
        text: {
          en: 'We draw one process as it runs. The drawing is yours.',
          nl: 'We tekenen één proces zoals het loopt. De tekening is van u.',
        },
        condition: null,
        minutes: { from: audit.hours.from * 60, to: audit.hours.to * 60 },
        time: {
          en: `${audit.hours.from} to ${audit.hours.to} hours, with us`,
          nl: `${audit.hours.from} tot ${audit.hours.to} uur, met ons`,
        },
        bring: {
          en: 'Bring the people who do the work, and one recent case.',
          nl: 'Nodig: de mensen die het werk doen, en één recent geval.',
        },
        price: nothing,
        button: labels.buttons.audit,
        to: 'contact' as const,
      },
      {
        id: 'workshop',
        sentence: {
          en: ['I know where.', 'I want it drawn and priced.'],
          nl: ['Ik weet waar.', 'Teken het en reken het uit.'],
        },
        text: {
          en: 'One process, current and future state, and a list of savings in euros a year.',
          nl: 'Eén proces, huidige en toekomstige situatie, en een lijst van besparingen in euro’s per jaar.',
        },
        condition: guarantee.line,
        minutes: { from: workshop.hours * 60, to: workshop.hours * 60 },
        time: { en: `${workshop.hours} hours, with your team`, nl: `${workshop.hours} uur, met uw mensen` },
        bring: {
          en: 'Bring the people who do the work, one recent case and a wall.',
          nl: 'Nodig: de mensen die het werk doen, één recent geval en een muur.',
        },
        price: { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') },
        button: { en: 'See the workshop', nl: 'Bekijk de workshop' },
        to: 'workshop' as const,
      },
    ],
    /** The road that the page steers to. */
    main: 'audit',
    scale: {
      en: `The bars are to scale: the full width is ${workshop.hours}\u00a0hours. Prices exclude VAT.`,
      nl: `De balken zijn op schaal: de volle breedte is ${workshop.hours}\u00a0uur. Prijzen zijn exclusief btw.`,
    },
  },
  unsure: {
    section: { en: 'Still unsure', nl: 'Nog twijfel' },
    headline: { en: 'Then take the free audit.', nl: 'Neem dan de gratis audit.' },
    text: {
      en: 'The audit costs nothing. It takes one recent case, and the people who do the work.',
      nl: 'De audit kost niets. Nodig zijn één recent geval en de mensen die het werk doen.',
    },
    /** Three ways to ask a person first. */
    call: { en: 'Call', nl: 'Bel' },
    phone: company.phone,
    hours: company.hours.short,
    plan: { en: 'Plan it yourself', nl: 'Plan zelf' },
    introCall: labels.buttons.introCall,
    write: { en: 'Write', nl: 'Schrijf' },
    sentence: { en: 'Write one sentence', nl: 'Eén zin is genoeg' },
    reply: {
      en: `On working days a person answers within ${replyHours} hours.`,
      nl: `Op werkdagen antwoordt binnen ${replyHours} uur een mens.`,
    },
  },
} satisfies Copy
