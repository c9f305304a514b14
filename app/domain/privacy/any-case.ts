/**
 * Finding a text in upper and in lower case where the database knows the case of English letters only: all that SQLite
 * does, and PostgreSQL where it was set up so. Pure.
 */

export function isEnglish(text: string): boolean {
  return !/\P{ASCII}/u.test(text)
}

/** For `like`, with a wildcard for the rest. Lets more through than is meant: the caller has to look at what it got. */
export function likeInAnyCase(text: string): string {
  return text.replace(/\P{ASCII}+/gu, '%')
}
