/** A list that was posted and came back: what is ticked in it, and what became of it. */

import type { ExportIssue, TypedExport } from '#app/domain/checklist/export-input.ts'
import { changeTicks, type PostedTicks, ticksOf } from '#app/domain/checklist/posted-ticks.ts'
import { noTicks, type Ticks } from '#app/domain/checklist/ticks.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'

export type MailRefusal = { reason: 'invalid'; code: ExportIssue; error: string } | SendRefusal

export type PostedMail =
  | { typed: TypedExport; refusal: MailRefusal }
  | { typed: TypedExport; sent: Record<'count' | 'total' | 'email', string> }

export interface PostedChecklist {
  ticks: PostedTicks
  /** Instant at which it was posted. */
  at: string
  /** Why the ticks are not in the account. */
  notSaved?: 'signedOut' | 'down'
  mail?: PostedMail
  hidden?: Partial<HiddenValues>
}

/** What the boxes show: what the account has, and on top of it what was posted and is not kept yet. */
export function ticksToShow(account: Ticks | undefined, posted: PostedChecklist | undefined): Ticks {
  if (!posted) return account ?? noTicks
  const at = new Date(posted.at)
  return account ? changeTicks(account, posted.ticks, at) : ticksOf(posted.ticks.ticked, at)
}
