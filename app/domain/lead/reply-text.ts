/** A reply as its entry keeps it. */

export interface ReplyText {
  readonly subject: string
  readonly text: string
  /** Undo stopped it before it left. */
  readonly withdrawn: boolean
}

export function replyText(json: string | null): ReplyText {
  const { subject = '', text = '', withdrawn = false } = JSON.parse(json ?? '{}') as Partial<ReplyText>
  return { subject, text, withdrawn }
}

export function writeReplyText({ subject, text, withdrawn }: ReplyText): string {
  return JSON.stringify({ subject, text, ...(withdrawn ? { withdrawn } : {}) })
}
