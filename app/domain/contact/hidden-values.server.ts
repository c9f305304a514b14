/** What a form carries that nobody sees, made anew for each page: see submit-contact.server.ts for what it is good for. */
import { randomUUID } from 'node:crypto'
import type { App } from '#app/platform/app.ts'
import { formTokenKey, issueFormToken } from './form-token.server.ts'
import { sourceOf } from './source.ts'

export interface HiddenValues {
  /** One key is one submission, however often it is sent. */
  key: string
  /** When the form was opened, signed. */
  token: string
  /** Where the visitor came from, as JSON. */
  source: string
}

export function hiddenValues(
  { clock, secret }: Pick<App, 'clock' | 'secret'>,
  url: URL,
  referrer: string | null,
): HiddenValues {
  return {
    key: randomUUID(),
    token: issueFormToken(formTokenKey(secret), clock.now()),
    source: JSON.stringify(sourceOf(url, referrer)),
  }
}
