/**
 * The guarantee. It has two readings that are never mixed: every sentence of the site that says what the guarantee is
 * stands here, and `reading` is the one place that chooses.
 *
 * A: the workshop is free when it does not find the savings. B: a satisfaction guarantee.
 * The badge never stands without its line: what is guaranteed is that savings are found, not that they are realised.
 */
import { euros } from '#app/formats.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

type Reading = 'A' | 'B'

const reading: Reading = 'A'

const amount = {
  en: euros(offer.guaranteedSavingsCents, 'en'),
  nl: euros(offer.guaranteedSavingsCents, 'nl'),
}

const readings = {
  A: {
    badge: { en: 'ROI guaranteed', nl: 'Rendement gegarandeerd' },
    /** Beside the badge, always. */
    line: {
      en: `At least ${amount.en} a year found, or the workshop is free`,
      nl: `Minstens ${amount.nl} per jaar gevonden, of de workshop is gratis`,
    },
    /** In the feature list of the plan that has it. */
    feature: {
      en: `At least ${amount.en} found, or it is free`,
      nl: `Minstens ${amount.nl} gevonden, of gratis`,
    },
    /** "What exactly do you guarantee?" */
    answer: {
      en: `That the workshop finds at least ${amount.en} in yearly savings. If it does not, the workshop is free and you get your money back. The conditions are on one page, and they stand in the quotation.`,
      nl: `Dat de workshop minstens ${amount.nl} besparing per jaar vindt. Lukt dat niet, dan is de workshop gratis en krijgt u uw geld terug. De voorwaarden passen op één pagina en staan in de offerte.`,
    },
    /** Inside the descriptions for search engines. */
    inDescription: {
      home: {
        en: `${amount.en} a year found, or the workshop is free.`,
        nl: `${amount.nl} per jaar gevonden, of de workshop is gratis.`,
      },
      workshop: {
        en: `a list of savings of at least ${amount.en} a year, or the workshop is free.`,
        nl: `een lijst van minstens ${amount.nl} besparing per jaar, of de workshop is gratis.`,
      },
      terms: { en: `the ${amount.en} guarantee`, nl: `de garantie van ${amount.nl}` },
    },
  },
  B: {
    badge: { en: 'Satisfaction guaranteed', nl: 'Tevredenheid gegarandeerd' },
    line: {
      en: 'Not satisfied with the workshop? Then we work on until you are',
      nl: 'Niet tevreden over de workshop? Dan werken we door tot u dat wel bent',
    },
    feature: { en: 'We work on until you are satisfied', nl: 'We werken door tot u tevreden bent' },
    answer: {
      en: `That you are satisfied with the workshop. We look for at least ${amount.en} in yearly savings, and work on until you are satisfied. The conditions are on one page, and they stand in the quotation.`,
      nl: `Dat u tevreden bent over de workshop. Wij zoeken minstens ${amount.nl} besparing per jaar en werken door tot u tevreden bent. De voorwaarden passen op één pagina en staan in de offerte.`,
    },
    inDescription: {
      home: { en: 'Satisfaction guaranteed.', nl: 'Tevredenheid gegarandeerd.' },
      workshop: {
        en: 'a list of savings in euros a year. Satisfaction guaranteed.',
        nl: 'een lijst van besparingen in euro’s per jaar. Tevredenheid gegarandeerd.',
      },
      terms: { en: 'the satisfaction guarantee', nl: 'de tevredenheidsgarantie' },
    },
  },
} satisfies Record<Reading, Copy>

export const guarantee = readings[reading]
