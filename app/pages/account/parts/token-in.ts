/** Tokens of links in mails: read from the address when the page opens, from the form when its button posts. */

/** What no token of ours is like is none: it asks the database nothing. */
export function tokenIn(text: string | null | undefined): string | undefined {
  return text && /^[\w.~-]{16,512}$/.test(text) ? text : undefined
}
