/** The copies of a mail to the office: one per mailbox, so that one that refuses it does not make the others get it again. */
import type { Mailbox } from '#app/platform/mail.server.ts'

/** With the name of each copy, for its dedupe key: `staff`, `staff-2`, `staff-3`. */
export function officeCopies(mailTo: readonly Mailbox[], name: string): { kind: string; to: Mailbox }[] {
  return mailTo.map((to, index) => ({ kind: index === 0 ? name : `${name}-${index + 1}`, to }))
}
