/** Whose mailbox an address is: what stands behind a plus is a name that its owner made up, and a flooder can as well. */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/(.)\+.*@/, '$1@')
}
