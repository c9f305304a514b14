/** Whom a mail names as its reader: what was typed as a name, unless that could become a link. */
import { fill } from '#app/content/fill.ts'
import type { Mailbox } from '#app/platform/mail.server.ts'
import { couldBecomeLink } from './could-become-link.ts'

/** @param name null where none is known */
export function addresseeOf(name: string | null, address: string): Mailbox {
  return { ...(isFit(name) ? { name } : {}), address }
}

/** @param words a greeting with `{name}` in it, and one without */
export function greetingOf(name: string | null, words: { greeting: string; greetingUnnamed: string }): string {
  return isFit(name) ? fill(words.greeting, { name }) : words.greetingUnnamed
}

function isFit(name: string | null): name is string {
  return name !== null && !couldBecomeLink(name)
}
