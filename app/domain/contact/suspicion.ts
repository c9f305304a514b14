/**
 * What makes a message suspect. A suspect is kept for staff and mailed to nobody until they release it: a person who
 * looks like a program must not lose a word, and must not notice.
 */
import type { FormToken } from './form-token.server.ts'
import type { ContactInput } from './input.ts'

type Suspicion = 'trap' | 'token.missing' | 'token.invalid' | 'too_fast' | 'too_old' | 'links' | 'markup'

export interface Evidence {
  input: ContactInput
  /** What stood in the field that people do not see. */
  trap: string
  token: FormToken
}

/** Nobody reads a form, writes ten characters and sends them in less. */
export const fastestSeconds = 3

/** A tab left open over a long weekend is a person; one older than a week is more often a stored form. */
const oldestSeconds = 7 * 24 * 60 * 60

/** People send a link or two to show what they mean. */
const mostLinks = 3

export function suspicionsOf({ input, trap, token }: Evidence): Suspicion[] {
  return [
    ...signsOfAProgram({ trap, token }),
    ...(tooManyLinks(input) ? (['links'] as const) : []),
    ...(/\[(?:url|link)[=\]]|<a\s[^>]*href/i.test(input.message) ? (['markup'] as const) : []),
  ]
}

/** What tells without reading the text; the same for every form. */
export function signsOfAProgram({ trap, token }: Pick<Evidence, 'trap' | 'token'>): Suspicion[] {
  return [...(trap === '' ? [] : (['trap'] as const)), ...tokenSuspicions(token)]
}

/** Advertising hides its link where people write none, such as in a name. */
export function holdsLink(text: string): boolean {
  return linksIn(text) > 0
}

function tokenSuspicions(token: FormToken): Suspicion[] {
  if ('invalid' in token) return [token.invalid === 'missing' ? 'token.missing' : 'token.invalid']
  if (token.ageSeconds < fastestSeconds && !token.clockWentBack) return ['too_fast']
  if (token.ageSeconds > oldestSeconds) return ['too_old']
  return []
}

function tooManyLinks({ name, company = '', message }: ContactInput): boolean {
  return holdsLink(`${name} ${company}`) || linksIn(message) > mostLinks
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.\w/gi)?.length ?? 0
}
