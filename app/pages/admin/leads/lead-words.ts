/** The words of the list for what the domain names by a key. */
import type { LeadWait } from '#app/domain/lead/lead-lines.server.ts'
import { hoursAndMinutes } from '../parts/desk-time.ts'

/** By the reasons of app/domain/contact/suspicion.ts. */
export const suspicionWords: Readonly<Record<string, string>> = {
  trap: 'Filled the hidden field',
  'token.missing': 'Sent without our form',
  'token.invalid': 'Sent with a made-up form',
  too_fast: 'Sent within seconds of opening',
  too_old: 'Sent more than a week after opening',
  links: 'Holds many links, or one in a name',
  markup: 'Holds links as code',
}

/** `7:25 late`, `0:15 left`. */
export function waitWords({ waited, promised, late }: LeadWait): { time: string; word: 'late' | 'left' } {
  const minutes = late ? waited - promised : promised - waited
  return { time: hoursAndMinutes(Math.max(minutes, 0)), word: late ? 'late' : 'left' }
}

/** Of the first and the last word: EK. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
