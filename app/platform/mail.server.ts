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
  readonly calendar?: MailedCalendar
  /**
   * ISO instants. Not to be sent before `from`, which is its date then; from `until` on it would be wrong, and is not
   * sent at all. Without it a mail is due at once and for as long as it takes.
   */
  readonly window?: { readonly from: string; readonly until: string }
}

/** Appointments that mail programs put into calendars: one to a file, because that is how they read them. */
export interface MailedCalendar {
  /** Each file says the same: some programs refuse a mail that contradicts itself. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** The first is what a program shows with the mail; the others are attached. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
}
