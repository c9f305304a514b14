/** What became of a sheet that was to be saved, as the server says it and the page shows it. */
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import type { SaveIssueCode, SaveIssueField, TypedSave } from '#app/domain/report/save-input.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'

export interface SavedAddresses {
  /** Absolute, as the ones below. Whoever has it sees the report. */
  share: string
  /** Whoever has it withdraws the report. */
  withdraw: string
  pdf: string
  /** ISO instant. */
  expiresAt: string
  /** A mail with the addresses was promised. */
  mailed: boolean
}

/** At most one error a field, worded. */
export type SaveErrors = Partial<Record<SaveIssueField, { code: SaveIssueCode; text: string }>>

export type SaveRefusal = { reason: 'invalid'; errors: SaveErrors } | SendRefusal

/** A form that was posted without a script and came back. */
export type PostedSave = { typed: TypedSave; saved: SavedAddresses } | { typed: TypedSave; refusal: SaveRefusal }

export type SaveReceipt =
  | { saved: true; posted: PostedSave & { saved: SavedAddresses }; hidden: Partial<HiddenValues> }
  | {
      saved: false
      status: 422 | 429 | 503
      /** Seconds after which another try may succeed. */
      retryAfter?: number
      posted: PostedSave & { refusal: SaveRefusal }
      /** As they came, so that a second try is the same report; the token anew when the old one would be refused again. */
      hidden: Partial<HiddenValues>
    }
