/** What staff may send, and how much they may note: checked once it is tidied, and counted as people count. */
import * as z from 'zod/mini'
import { codePoints, tidyLine, tidyText } from '#app/domain/typed-text.ts'

export const replyLimits = { subject: { most: 200 }, text: { least: 10, most: 10_000 } } as const

/** For so long Undo stops a reply. */
export const heldSeconds = 60

export const longestNote = 5_000

export interface TypedReply {
  readonly subject: string
  readonly text: string
}

type ReplyIssueCode = 'subject.empty' | 'subject.long' | 'text.short' | 'text.long' | 'text.gap'

export type ReplyIssues = Partial<Record<keyof TypedReply, ReplyIssueCode>>

/** What a template leaves open for staff to fill. */
const gap = '[…]'

const replyInput = z.object({
  subject: z.string('subject.empty').check(
    z.overwrite(tidyLine),
    holds((text) => text !== '', 'subject.empty'),
    holds((text) => codePoints(text) <= replyLimits.subject.most, 'subject.long'),
  ),
  text: z.string('text.short').check(
    z.overwrite(tidyText),
    holds((text) => codePoints(text) >= replyLimits.text.least, 'text.short'),
    holds((text) => codePoints(text) <= replyLimits.text.most, 'text.long'),
    holds((text) => !text.includes(gap), 'text.gap'),
  ),
})

/** The reply, tidied, or what is wrong with it: at most one issue a field. */
export function checkReply(typed: TypedReply): { reply: TypedReply } | { issues: ReplyIssues } {
  const parsed = replyInput.safeParse(typed)
  if (parsed.success) return { reply: parsed.data }
  const issues = parsed.error.issues.map(({ path, message }) => [path[0], message] as const)
  return { issues: Object.fromEntries(issues.toReversed()) as ReplyIssues }
}

function holds(rule: (text: string) => boolean, code: ReplyIssueCode) {
  return z.refine<string>(rule, { error: code, abort: true })
}
