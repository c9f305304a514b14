import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'

export const closing = {
  section: { en: 'Start', nl: 'Beginnen' },
  /** Two lines. */
  headline: {
    en: ['Bring one process.', 'Leave with its drawing.'],
    nl: ['U brengt één proces mee.', 'U gaat weg met de tekening.'],
  },
  text: {
    en: 'Free, in Amsterdam, in\u00a0Naarden or at your own table.',
    nl: 'Gratis, in Amsterdam, in\u00a0Naarden of bij u aan tafel.',
  },
  button: labels.buttons.audit,
} satisfies Copy
