/** What a browser may report about a crash. Longer texts are cut, not refused: half a stack is better than none. */
import * as z from 'zod/mini'
import { printable } from '#app/domain/typed-text.ts'
import { withoutSecretTokens } from '#app/secret-token.ts'

export interface AppErrorInput {
  message: string
  stack: string | null
  /** Path of the page, without query or hash. */
  path: string
}

export const appErrorInput = z.object({
  message: cleaned(500),
  stack: z._default(z.nullable(cleaned(4000)), null),
  path: z.pipe(
    z.string().check(z.regex(/^\//)),
    z.transform((path: string) => tidy(path.replace(/[?#].*$/s, ''), 200)),
  ),
})

function cleaned(longest: number) {
  return z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((text: string) => tidy(withoutPersonalData(text.slice(0, 2 * longest)), longest)),
  )
}

/** What stands behind an address, up to the line and column that a stack gives it. A query of ours holds times of day. */
const behind = String.raw`(?:[^\s:)]|:(?!\d+(?::\d+)?(?:[\s)]|$)))*`

const query = new RegExp(`[?#]${behind}`, 'g')

/** A path with a parameter behind it: without one, `/a?b/` may be a pattern that a message quotes. */
const relativeQuery = new RegExp(String.raw`(\/[\w.%[\]/+~,-]{0,200})\?[\w.%[\]&-]{1,100}=${behind}`, 'g')

/** Neither side holds an @, percent-encoded or not: a text full of them would be looked at again and again. */
const emailAddress = /(?:[^\s@:/%]|%(?!40)){1,64}(?:@|%40)(?:[^\s@:/%]|%(?!40)){1,255}\.[\p{L}\d]+/gu

/**
 * Addresses of pages may hold what somebody typed, those of reports and bookings are secrets (a script in the document
 * itself has that address in its stack), and messages quote what they choke on.
 */
function withoutPersonalData(text: string): string {
  return withoutSecretTokens(text, '[token]')
    .replace(/https?:\/\/\S+/gi, (address) => address.replace(query, ''))
    .replace(relativeQuery, '$1')
    .replace(emailAddress, '[e-mail]')
}

function tidy(text: string, longest: number): string {
  return printable(text)
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '\uFFFD')
}
