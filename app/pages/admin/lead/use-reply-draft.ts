/** What is being typed as a reply. The browser keeps it until it is sent, in case the page or the battery goes. */
import { useEffect, useState } from 'react'
import type { TypedReply } from '#app/domain/lead/reply-input.ts'
import { tidyText } from '#app/domain/typed-text.ts'

interface DraftNeeds {
  leadId: number
  start: TypedReply
  /** The text of the last reply that was sent: a draft of it is done with. */
  sentText: string | undefined
  /** Called with a draft that is put back. */
  onFound: (draft: TypedReply) => void
}

export function useReplyDraft({ leadId, start, sentText, onFound }: DraftNeeds) {
  const [typed, setTyped] = useState(start)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form appears
  useEffect(() => {
    const draft = readDraft(leadId)
    if (!draft) return
    if (tidyText(draft.text) === sentText) return keepDraft(leadId, undefined)
    setTyped(draft)
    onFound(draft)
  }, [])
  const change = (next: TypedReply) => {
    setTyped(next)
    keepDraft(leadId, tidyText(next.text) === '' ? undefined : next)
  }
  return [typed, change] as const
}

const keyOf = (leadId: number) => `desk-reply-${leadId}`

function readDraft(leadId: number): TypedReply | undefined {
  try {
    const { subject, text } = JSON.parse(localStorage.getItem(keyOf(leadId)) ?? '{}') as Partial<TypedReply>
    return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : undefined
  } catch {
    // No storage here, or not ours: then there is no draft.
    return undefined
  }
}

function keepDraft(leadId: number, draft: TypedReply | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(leadId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(leadId))
  } catch {
    // Full, or forbidden: the text is in the form all the same.
  }
}
