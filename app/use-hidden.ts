/**
 * The hidden values of a form, as they stand in the document. What starts a page (app/start-path.ts) is made a moment later and
 * has values of its own; but a document that comes back with the Back button has been sent perhaps, and its key is the one
 * that makes both times the same submission.
 */
import { useState } from 'react'
import { hiddenFields } from './domain/contact/hidden-fields.ts'
import type { HiddenValues } from './domain/contact/hidden-values.server.ts'

const names = [hiddenFields.key, hiddenFields.token, hiddenFields.source] as const

export function useHidden(sent: HiddenValues): HiddenValues {
  const [drawn] = useState(drawnHidden)
  return { ...sent, ...drawn }
}

function drawnHidden(): Partial<HiddenValues> {
  if (typeof document === 'undefined') return {}
  const inputs = names.map((name) => [name, document.querySelector<HTMLInputElement>(`input[name="${name}"]`)] as const)
  return Object.fromEntries(inputs.flatMap(([name, input]) => (input ? [[name, input.value]] : [])))
}
