import { euros } from '#app/formats.ts'
import { guarantee } from '../guarantee.ts'
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { workshop, growth, supportDays, fullReturnDays } = offer

export const plans = {
  headline: { en: 'Three plans, two with a price.', nl: 'Drie pakketten, twee met een prijs.' },
  smallPrint: { en: 'Prices exclude VAT.', nl: 'Prijzen zijn exclusief btw.' },
  /** `to` is the page that the button opens. */
  list: [
    {
      id: 'starter',
      name: 'Starter',
      subtitle: { en: 'Workshop only', nl: 'Alleen de workshop' },
      price: { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') },
      text: {
        en: 'Four hours, or two sessions of two, for one process.',
        nl: 'Vier uur, of twee\u00a0keer\u00a0twee, voor één proces.',
      },
      features: [
        { en: 'Current and future state, drawn', nl: 'Huidige en toekomstige situatie, getekend' },
        { en: 'List of savings in euros a year', nl: 'Lijst van besparingen in euro’s per jaar' },
        guarantee.feature,
        { en: `${supportDays}\u00a0days of support`, nl: `${supportDays}\u00a0dagen ondersteuning` },
      ],
      button: labels.buttons.workshop,
      to: 'bookWorkshop' as const,
    },
    {
      id: 'growth',
      name: 'Growth',
      subtitle: { en: 'Workshop plus implementation', nl: 'Workshop en implementatie' },
      price: { en: euros(growth.priceCents, 'en'), nl: euros(growth.priceCents, 'nl') },
      text: {
        en: 'One project, one fixed price.',
        nl: 'Eén project, één vaste prijs.',
      },
      features: [
        { en: 'Everything in Starter', nl: 'Alles uit Starter' },
        { en: 'The future state built and tested', nl: 'De toekomstige situatie gebouwd en getest' },
        { en: 'SOPs written, your team trained', nl: 'Werk\u00adinstructies geschreven, uw mensen ingewerkt' },
        { en: `Counted again on day ${fullReturnDays}`, nl: `Op dag ${fullReturnDays} opnieuw geteld` },
      ],
      button: { en: 'Start with a free audit', nl: 'Begin met een gratis audit' },
      to: 'contact' as const,
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      subtitle: { en: 'Several processes or sites', nl: 'Meer processen of vestigingen' },
      price: { en: 'Custom price', nl: 'Prijs op aanvraag' },
      text: { en: 'Priced after the first drawing.', nl: 'Prijs na de eerste tekening.' },
      features: [
        { en: 'Everything in Growth', nl: 'Alles uit Growth' },
        { en: 'A map per department', nl: 'Een tekening per afdeling' },
        { en: 'Order of projects, by payback', nl: 'Volgorde van projecten, op terugverdien\u00adtijd' },
        { en: 'Growth partnership, if you want it', nl: 'Groei\u00adpartnerschap, als u dat wilt' },
      ],
      button: { en: 'Talk it through', nl: 'Bespreek het met ons' },
      to: 'contact' as const,
    },
  ],
} satisfies Copy
