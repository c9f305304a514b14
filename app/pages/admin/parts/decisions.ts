/** What can be decided about a lead, as the buttons name it: one owner for the list and for the lead's own page. */
import { isInQuarantine, isSuspect } from '#app/domain/lead/is-suspect.ts'
import type { LeadStatus } from '#app/domain/lead/list-leads.server.ts'

const decisions = [
  { value: 'release', name: 'Release', icon: 'tick', letter: undefined },
  { value: 'open', name: 'Open again', icon: 'open', letter: undefined },
  { value: 'answered', name: 'Answered', icon: 'answered', letter: 'A' },
  { value: 'won', name: 'Won', icon: 'won', letter: 'W' },
  { value: 'lost', name: 'Lost', icon: 'lost', letter: 'L' },
  { value: 'spam', name: 'Spam', icon: 'spam', letter: 'S' },
] as const

/** To whoever gives a lead to somebody who lost their rights since the page was opened. */
export const ownerLeft = 'That person no longer works at the desk. Choose another owner.'

export type Decision = (typeof decisions)[number]

/**
 * Those that change something: of a lead with that status, or, where it is undefined, of leads with any; `held`: with a
 * message in quarantine. What is held is released or is spam, and spam is opened again before it counts as answered: until
 * then nobody is answered. Of a lead that we knew before only the message is held, and whatever else stays to be decided.
 */
export function decisionsFor(status: LeadStatus | undefined, held: boolean): readonly Decision[] {
  if (status === 'quarantined') return decisions.filter(({ value }) => value === 'release' || value === 'spam')
  const suspect = status !== undefined && isSuspect({ status })
  const release = status !== undefined && isInQuarantine({ status, held })
  return decisions.filter(
    ({ value }) => (value !== 'release' || release) && value !== status && !(suspect && value === 'answered'),
  )
}
