import type { FormEvent } from 'react'

/** The button that a form was sent with; undefined where it was sent without one. */
export function submitterOf(event: FormEvent<HTMLFormElement>): HTMLButtonElement | undefined {
  const { submitter } = event.nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter : undefined
}
