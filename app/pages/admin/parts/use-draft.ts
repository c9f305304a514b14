/**
 * What is being typed at the desk. The browser keeps it until it is stored, in case the page, the line or the battery goes, for
 * whoever typed it: a reply carries their name.
 */
import { useLayoutEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { tidyText } from '#app/domain/typed-text.ts'
import type { loader as deskLoader } from '../page.tsx'
import { forgetOldDrafts, keepDraft, readDraft } from './draft-store.ts'

interface DraftNeeds<Draft> {
  /** What it is, such as `reply-12`. */
  of: string
  start: Draft
  /** Id of the field of its text. What was typed there before the script ran counts as if it were typed later. */
  field: string
  /** Whether this draft is done with. */
  isStored: (draft: Draft) => boolean
  /** Called with a draft that is put back. */
  onFound?: (draft: Draft) => void
  /**
   * Another one where something was stored or taken back: a draft that is done with or has no text, and a form as it came,
   * begin anew. From a form that is done with the focus goes on to what became of it.
   */
  round?: string | undefined
  /** Called where the form begins anew. */
  onAnew?: () => void
}

export function useDraft<Draft extends { text: string }>(needs: DraftNeeds<Draft>) {
  const { start, field, isStored, onFound, round, onAnew } = needs
  const of = `${useRouteLoaderData<typeof deskLoader>('pages/admin/page')?.staff.userId}-${needs.of}`
  const [typed, setTyped] = useState(start)
  const began = useRef({ round, start })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form appears
  useLayoutEffect(() => {
    forgetOldDrafts()
    const kept = readDraft(of, start)
    const draft = kept && !isStored(kept) ? kept : undefined
    const early = typedIn(field, start.text)
    if (kept && !draft) keepDraft(of, undefined)
    // A browser that loads the page anew may have put the draft into the field by itself.
    if (early && !draft?.text.includes(early))
      change({ ...start, ...draft, text: `${draft ? `${draft.text} ` : ''}${early}` })
    else if (draft) setTyped(draft)
    if (draft) onFound?.(draft)
  }, [])
  // Not a form of its own for each round: it would take the field from under whoever types on while it is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a round
  useLayoutEffect(() => {
    const before = began.current
    if (before.round === round) return
    began.current = { round, start }
    const stored = isStored(typed)
    if (!stored && isText(typed) && !isAlike(typed, before.start)) return
    setTyped(start)
    keepDraft(of, undefined)
    onAnew?.()
    if (stored) releaseFocus(field)
  }, [round])
  const change = (next: Draft) => {
    setTyped(next)
    keepDraft(of, isText(next) ? next : undefined)
  }
  return [typed, change] as const
}

/** A space or a subject is none that anybody would miss. */
function isText({ text }: { text: string }): boolean {
  return tidyText(text) !== ''
}

function isAlike<Draft extends object>(one: Draft, other: Draft): boolean {
  return (Object.keys(one) as (keyof Draft)[]).every((part) => one[part] === other[part])
}

/** Of the whole form of that field. */
function releaseFocus(field: string): void {
  const { activeElement } = document
  const form = document.getElementById(field)?.closest('form')
  if (activeElement instanceof HTMLElement && form?.contains(activeElement)) activeElement.blur()
}

/** Undefined where the field stands as it came. */
function typedIn(field: string, start: string): string | undefined {
  const found = document.getElementById(field)
  const isField = found instanceof HTMLTextAreaElement || found instanceof HTMLInputElement
  return isField && found.value !== '' && found.value !== start ? found.value : undefined
}
