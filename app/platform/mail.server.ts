/** A mail as the business writes it. Who it is from is a setting, added when it is delivered. */
import type { Locale } from '#app/locales.ts'

export interface Mailbox {
  readonly name?: string
  readonly address: string
}

export interface Mail {
  readonly to: Mailbox
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: Locale
  /**
   * Such as `<contact-1042-staff@vlotwerk.nl>`. The same for every attempt, so that a mail server or reader which got
   * the mail twice (we died between its yes and our note of it) can tell that it is one.
   */
  readonly messageId: string
  /** Further headers, such as `Auto-Submitted`. */
  readonly headers?: Readonly<Record<string, string>>
}
