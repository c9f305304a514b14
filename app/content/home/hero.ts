import { decimal } from '#app/formats.ts'
import { guarantee } from '../guarantee.ts'
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'
import { invoiceApprovalTotals as drawn } from '../processes/invoice-approval.ts'

const removed = `${offer.manualWorkRemoved.fromPercent}–${offer.manualWorkRemoved.toPercent}%`

export const hero = {
  /** Never shown without `badgeLine`. */
  badge: guarantee.badge,
  badgeLine: guarantee.line,
  /** Two lines. */
  headline: {
    en: ['Stop leaking profit.', 'Start automating.'],
    nl: ['Laat geen winst weglekken.', 'Begin met auto\u00admatiseren.'],
  },
  sub: {
    en: 'We draw one of your processes as it runs, with every wait and every correction. Then we automate what is worth it, at a price you know beforehand.',
    nl: 'Wij tekenen één van uw processen zoals het loopt, met elke wachttijd en elke correctie. Daarna automatiseren we wat het waard is, voor een prijs die u vooraf kent.',
  },
  fact: {
    en: `${removed} of manual work removed. In this drawing: ${drawn.lessWorkPercent}%.`,
    nl: `${removed} minder handwerk. In deze tekening: ${drawn.lessWorkPercent}%.`,
  },
  primary: labels.buttons.audit,
  secondary: labels.buttons.cost,
  caption: {
    en: `Example drawing: invoice approval, ${drawn.invoicesPerMonth}\u00a0invoices a month. A day is eight working hours.`,
    nl: `Voorbeeld\u00adtekening: factuur\u00adgoedkeuring, ${drawn.invoicesPerMonth}\u00a0facturen per maand. Een dag is acht werkuren.`,
  },
  mapAlt: {
    en: `Value stream map of invoice approval. Now: ${decimal(drawn.daysNow, 1, 'en')} days and ${drawn.minutesNow} minutes of work. Then: ${decimal(drawn.daysThen, 1, 'en')} days and ${drawn.minutesThen} minutes.`,
    nl: `Value stream map van factuurgoedkeuring. Nu: ${decimal(drawn.daysNow, 1, 'nl')} dagen en ${drawn.minutesNow} minuten werk. Straks: ${decimal(drawn.daysThen, 1, 'nl')} dagen en ${drawn.minutesThen} minuten.`,
  },
} satisfies Copy
