/** What a mail is for, read off the key under which it was promised. Pure. */

export interface MailPurpose {
  /** `Confirmation of message 1042`. */
  readonly words: string
  /** Somebody waits for these words, which a person wrote. */
  readonly reply: boolean
  /**
   * About an account: such mails hold links that sign in, so nobody but their recipient may read them. Everything under a
   * key of the account's folder counts, whether this one has a link or not.
   */
  readonly forItsReaderOnly: boolean
}

export function purposeOf(dedupeKey: string): MailPurpose {
  const [subject = '', number = '', kind = '', revision = ''] = dedupeKey.split(':')
  const forItsReaderOnly = subject.startsWith('account')
  const reply = /(?:^|:)reply(?:$|:)/.test(dedupeKey)
  const words = reply ? 'Reply' : (known[subject]?.(number, kind, revision) ?? 'Mail of the site')
  return {
    words: /^(?:staff|office|withdrawn)/.test(kind) ? `${words}, to the office` : words,
    reply,
    forItsReaderOnly,
  }
}

const known: Readonly<Record<string, (number: string, kind: string, revision: string) => string>> = {
  contact: (number, kind) => (kind === 'confirmation' ? `Confirmation of message ${number}` : `Message ${number}`),
  report: (number, kind) => {
    if (kind === 'withdrawal') return `How to withdraw report ${number}`
    return kind.startsWith('withdrawn') ? `Report ${number} withdrawn` : `Report ${number}`
  },
  booking: (number, kind, revision) => {
    if (kind === 'reminder') return `Reminder of booking ${number}`
    if (kind !== 'visitor') return revision === '0' ? `Booking ${number}` : `Change of booking ${number}`
    return revision === '0' ? `Confirmation of booking ${number}` : `Change of booking ${number}`
  },
  checklist: () => 'Checklist',
  'test-mail': () => 'Test mail',
  'account-mails': () => 'Account',
  'account-deleted': () => 'Account deleted',
}
