/**
 * The overview of services: a company drawn as one line, the ten places where it waits, and one price for all of them.
 * What a service is and does stands in services/; here is only where it sits on the line and how it is recognised.
 */
import { euros } from '#app/formats.ts'
import type { Localized } from '#app/locales.ts'
import { guarantee } from './guarantee.ts'
import { plans } from './home/plans.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, workshop, growth, supportDays } = offer

export const servicesPage = {
  headline: { en: 'Where does it wait?', nl: 'Waar wacht het bij u?' },
  lede: {
    en: 'A company as one line, from enquiry to paid invoice. Choose the place you recognise.',
    nl: 'Een bedrijf als één lijn, van aanvraag tot betaalde factuur. Kies de plek die u herkent.',
  },

  map: {
    section: { en: 'One company, ten places', nl: 'Eén bedrijf, tien plekken' },
    /** Names the three parts of the drawing, for those who hear the page. */
    line: { en: 'The line', nl: 'De lijn' },
    below: { en: 'Below the line: people', nl: 'Onder de lijn: mensen' },
    sheet: { en: 'The sheet itself', nl: 'Het blad zelf' },
    paid: { en: 'Paid', nl: 'Betaald' },
  },

  list: {
    section: { en: 'What we do there', nl: 'Wat we daar doen' },
    /** Beside the bars. */
    scale: {
      en: 'Days from start to finish in each example drawing, before and after.',
      nl: 'Dagen van begin tot eind in elke voorbeeld\u00adtekening, voor en na.',
    },
  },

  /** The places in their order: the number of a place is counted over all groups. */
  groups: [
    {
      id: 'line',
      name: { en: 'On the line', nl: 'Op de lijn' },
      places: [
        place('lead-generation', {
          station: { en: 'First call', nl: 'Nabellen' },
          who: { en: 'Sales', nl: 'Verkoop' },
          waits: { en: 'An enquiry waits for a reply', nl: 'Een aanvraag wacht op antwoord' },
          quote: { en: '‘They had already chosen someone else.’', nl: '‘Ze hadden al voor een ander gekozen.’' },
        }),
        place('crm-buildouts', {
          station: { en: 'Quote', nl: 'Offerte' },
          who: { en: 'Sales, estimating', nl: 'Verkoop, calculatie' },
          waits: { en: 'A price waits for an address', nl: 'Een prijs wacht op een adres' },
          quote: {
            en: '‘Which of the five addresses is right?’',
            nl: '‘Welk van de vijf adressen klopt nu?’',
          },
        }),
        place('workflow-optimization', {
          station: { en: 'Order intake', nl: 'Order\u00adaanname' },
          who: { en: 'Inside sales', nl: 'Binnendienst' },
          waits: { en: 'An order waits for approval', nl: 'Een order wacht op akkoord' },
          quote: { en: '‘It’s with whoever is on holiday.’', nl: '‘Het ligt bij degene die op vakantie is.’' },
        }),
        place('project-management', {
          station: { en: 'Planning', nl: 'Inplannen' },
          who: { en: 'Planning office', nl: 'Werk\u00advoorbereiding' },
          waits: { en: 'A start waits for a meeting', nl: 'Een start wacht op overleg' },
          quote: {
            en: '‘We hear on Monday how things stand.’',
            nl: '‘Maandag horen we wel hoe het ervoor staat.’',
          },
        }),
        place('ai-service-fulfillment', {
          station: { en: 'Delivery', nl: 'Uitvoering' },
          who: { en: 'Field, service', nl: 'Monteurs, service' },
          waits: { en: 'A customer waits for an answer', nl: 'Een klant wacht op antwoord' },
          quote: {
            en: '‘We type the same answer eleven times a day.’',
            nl: '‘We typen elf keer per dag hetzelfde antwoord.’',
          },
        }),
      ],
    },
    {
      id: 'below',
      name: { en: 'Below the line', nl: 'Onder de lijn' },
      places: [
        place('hiring-systems', {
          station: { en: 'Hiring', nl: 'Aannemen' },
          who: { en: 'Team leads', nl: 'Teamleiders' },
          waits: { en: 'Applicants hear nothing', nl: 'Sollicitanten horen niets' },
          quote: {
            en: '‘The good one had signed elsewhere by then.’',
            nl: '‘De goede had toen al ergens anders getekend.’',
          },
        }),
        place('sops-consulting', {
          station: { en: 'Training', nl: 'Inwerken' },
          who: { en: 'Colleagues', nl: 'Collega’s' },
          waits: { en: 'Only one person knows how', nl: 'Eén collega weet hoe het moet' },
          quote: {
            en: '‘Not today, she has the day off.’',
            nl: '‘Dat kan vandaag niet, zij is vrij.’',
          },
        }),
      ],
    },
    {
      id: 'sheet',
      name: { en: 'On the sheet', nl: 'Op het blad' },
      places: [
        place('automation-roi-consulting', {
          station: { en: 'The total', nl: 'Het totaal' },
          who: { en: 'Management', nl: 'Directie' },
          waits: { en: 'Did it ever pay for itself?', nl: 'Is het ooit terugverdiend?' },
          quote: {
            en: '‘Eleven programs. Nobody dares cancel one.’',
            nl: '‘Elf programma’s. Niemand durft er één op te zeggen.’',
          },
        }),
        place('gdpr-compliant-automation', {
          station: { en: 'The dashed line', nl: 'De stippellijn' },
          who: { en: 'Everyone inside it', nl: 'Iedereen daarbinnen' },
          waits: { en: 'Where personal data may go', nl: 'Waar persoons\u00adgegevens mogen komen' },
          quote: {
            en: '‘I would rather not know who has that sheet.’',
            nl: '‘Ik weet liever niet wie dat lijstje heeft.’',
          },
        }),
        place('ai-automation-amsterdam', {
          station: { en: 'Where it is drawn', nl: 'Waar wordt getekend' },
          who: { en: 'You and us', nl: 'U en wij' },
          waits: { en: 'At your table, or at ours', nl: 'Bij u aan tafel, of bij ons' },
          quote: {
            en: '‘Will someone come over, or is it another video call?’',
            nl: '‘Komt er iemand langs, of wordt het weer videobellen?’',
          },
        }),
      ],
    },
  ],

  price: {
    section: { en: 'Price', nl: 'Prijs' },
    headline: { en: 'The same price, wherever it waits.', nl: 'Op elke plek dezelfde prijs.' },
    smallPrint: plans.smallPrint,
    guarantee: { badge: guarantee.badge, line: guarantee.line },
    scale: {
      en: 'The higher the line, the higher the price, to scale. 1 to 10 are the places.',
      nl: 'Hoe hoger de lijn, hoe hoger de prijs, op schaal. 1 tot en met 10 zijn de plekken.',
    },
    caption: { en: 'Prices, the same for all ten places', nl: 'Prijzen, gelijk voor alle tien plekken' },
    columns: {
      what: { en: 'What', nl: 'Wat' },
      price: { en: 'Price', nl: 'Prijs' },
    },
    /** From high to low. Each stands on a line at the height of its price. */
    rows: {
      growth: {
        name: { en: 'Workshop and implementation', nl: 'Workshop en imple\u00admentatie' },
        contents: { en: 'one project, one fixed price', nl: 'één project, één vaste prijs' },
        price: { en: euros(growth.priceCents, 'en'), nl: euros(growth.priceCents, 'nl') },
        cents: growth.priceCents,
      },
      workshop: {
        name: { en: 'Workshop', nl: 'Workshop' },
        contents: {
          en: `${workshop.hours} hours, with ${supportDays}\u00a0days of support`,
          nl: `${workshop.hours} uur, ${supportDays}\u00a0dagen onder\u00adsteuning`,
        },
        price: { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') },
        cents: workshop.priceCents,
      },
      audit: {
        name: { en: 'Process audit', nl: 'Proces\u00adaudit' },
        contents: {
          en: `${audit.hours.from} to ${audit.hours.to} hours, you keep the drawing`,
          nl: `${audit.hours.from} tot ${audit.hours.to} uur, de tekening is van u`,
        },
        price: { en: 'free', nl: 'gratis' },
        cents: 0,
      },
    },
  },

  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    /** Two lines. */
    headline: {
      en: ['You need not choose.', 'The drawing will.'],
      nl: ['U hoeft niet te kiezen.', 'Dat doet de tekening.'],
    },
    text: {
      en: `The audit takes ${audit.hours.from} to ${audit.hours.to}\u00a0hours and shows where it waits longest.`,
      nl: `De audit duurt ${audit.hours.from} tot ${audit.hours.to}\u00a0uur en laat zien waar het langst wordt gewacht.`,
    },
    button: labels.buttons.audit,
  },
} satisfies Copy

interface PlaceText {
  /** What stands in the box, and who works there. */
  station: Localized<string>
  who: Localized<string>
  waits: Localized<string>
  /** As an owner would say it. */
  quote: Localized<string>
}

/** A place on the drawing; `slug` is the service that takes its waiting out. */
function place(slug: string, text: PlaceText) {
  return { slug, ...text }
}
