/** What the contact page carries that is not its own copy. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { formTokenKey, issueFormToken, readFormToken } from '#app/domain/contact/form-token.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import type { FormWords } from './refusal.ts'

type Signer = Pick<App, 'clock' | 'secret'>

/** The words that this page shares with others. `section` is not the message field's name: a reader by ear meets both. */
export function sharedWords(locale: Locale): FormWords & { section: string; reading: string } {
  const { fieldErrors, formErrors, nav, reading } = content('labels', locale)
  const time = fill(reading.seconds, { count: String(secondsToRead) })
  return { fieldErrors, formErrors, section: nav.contact, reading: fill(reading.label, { time }) }
}

/** Of the form, which holds little to read. */
const secondsToRead = 15

/**
 * The query that shows "Message sent!" after a post without a script. It holds nothing about the message, cannot be made
 * up, and fades: a tab that is restored next week shows an empty form, not news of a message sent then.
 */
export function sentMark({ clock, secret }: Signer): string {
  return `?sent=${issueFormToken(formTokenKey(secret), clock.now())}`
}

/** One hour. */
const markSeconds = 3600

export function showsSent({ clock, secret }: Signer, url: URL): boolean {
  const mark = readFormToken(formTokenKey(secret), url.searchParams.get('sent') ?? '', clock.now())
  return 'ageSeconds' in mark && mark.ageSeconds <= markSeconds
}
