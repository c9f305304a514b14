/** What can be decided about a lead, as the buttons name it: one owner for the list and for the lead's own page. */
import { isSuspect } from '#app/domain/lead/is-suspect.ts'
import type { LeadStatus } from '#app/domain/lead/list-leads.server.ts'

const decisions = [
  { value: 'release', name: 'Release', icon: 'tick', letter: undefined },
  { value: 'open', name: 'Open again', icon: 'open', letter: undefined },
  { value: 'answered', name: 'Answered', icon: 'answered', letter: 'A' },
  { value: 'won', name: 'Won', icon: 'won', letter: 'W' },
  { value: 'lost', name: 'Lost', icon: 'lost', letter: 'L' },
  { value: 'spam', name: 'Spam', icon: 'spam', letter: 'S' },
] as const

export type Decision = (typeof decisions)[number]

/**
 * Those that change something: of a lead with that status, or, where it is undefined, of leads with any. What is held is
 * released or is spam, and spam is opened again before it counts as answered: until then nobody is answered.
 */
export function decisionsFor(status: LeadStatus | undefined): readonly Decision[] {
  if (status === 'quarantined') return decisions.filter(({ value }) => value === 'release' || value === 'spam')
  const suspect = status !== undefined && isSuspect({ status })
  return decisions.filter(({ value }) => value !== 'release' && value !== status && !(suspect && value === 'answered'))
}
