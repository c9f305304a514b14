/** Which passwords we take: long enough, and not one that is tried first. No rules about capitals and signs. */
import { codePoints } from '#app/domain/typed-text.ts'
import { accountLimits, type PasswordIssue } from './account-input.ts'
import { isGuessable } from './guessable.ts'

/** `own`: name and address of whose password it is; made of those it is as good as known. */
export function passwordIssue(password: string, own: readonly string[]): PasswordIssue | undefined {
  const length = codePoints(password)
  if (length < accountLimits.password.min) return 'password.short'
  if (length > accountLimits.password.max) return 'password.long'
  return isGuessable(password, ownWords(own)) ? 'password.known' : undefined
}

/** No password of ours is shorter or longer: hashing one of a megabyte is work for nobody. */
export function acceptableLength(password: string): boolean {
  const length = codePoints(password)
  return length >= accountLimits.password.min && length <= accountLimits.password.max
}

function ownWords(own: readonly string[]): string[] {
  return own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3)
}
