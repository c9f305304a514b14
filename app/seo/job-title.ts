/** What somebody is, of the role that stands on their page: its first sentence. */
import { plainText } from '#app/plain-text.ts'

/** "Process engineer" of "Process engineer. Draws the current state, and stays until it matches." */
export function jobTitleOf(role: string): string {
  return plainText(role).split('. ')[0] ?? ''
}
