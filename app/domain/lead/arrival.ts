/** Something that a visitor sent, whichever of the forms it came by. */
import type { Locale } from '#app/locales.ts'
import type { Instant } from '#db/tables.ts'

export interface Arrival {
  readonly kind: 'message' | 'report' | 'booking' | 'checklist'
  /** Number of the row that it is. */
  readonly refId: number
  readonly email: string
  readonly name: string | null
  readonly company: string | null
  readonly phone: string | null
  readonly locale: Locale
  /** What the list shows of it. */
  readonly preview: string
  /** ContactSource as JSON, as the row keeps it. */
  readonly source: string
  readonly at: Instant
  /** It looks like spam: nobody waits for an answer until staff release it. */
  readonly quarantined: boolean
}
