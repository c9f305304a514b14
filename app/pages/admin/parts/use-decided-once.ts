import type { MouseEvent } from 'react'
import { useSecondPress } from '#app/use-second-press.ts'

/**
 * For a form with decisions, as its `onClick`: the second press of a double click decides nothing. In the list the next
 * lead stands there already; on a lead's own page the lead has been changed by the first.
 */
export function useDecidedOnce(): (event: MouseEvent<HTMLFormElement>) => void {
  const isSecondPress = useSecondPress()
  return (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[name="do"]')
    if (button && button.value !== 'owner' && isSecondPress(event)) event.preventDefault()
  }
}
