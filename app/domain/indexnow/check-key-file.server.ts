/** Looks at the key file as a search engine does: from the public address, whatever stands between. */
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import { askOutside, type NoAnswer } from './ask-outside.server.ts'
import { indexNowKey, type KeyNeeds, keyFilePath } from './indexnow-key.server.ts'

export interface KeyFileCheck {
  readonly verdict: 'right' | 'other_text' | 'redirect' | 'status' | NoAnswer
  readonly address: string
  readonly ms: number
  readonly status?: number
  /** Of another text its beginning, of a redirect where it leads. */
  readonly found?: string
  /** The address means something in this house only: nobody outside can reach it. */
  readonly local: boolean
}

/** Longer than any visitor would wait: 3 s. */
const patience = 3_000

/** More than any key. */
const enough = 1_024

export async function checkKeyFile(app: KeyNeeds, limitMs = patience): Promise<KeyFileCheck> {
  const key = indexNowKey(app)
  const { siteUrl } = app.settings
  const address = new URL(keyFilePath(key), siteUrl)
  const answer = await askOutside(address, { headers: { Accept: 'text/plain' } }, { limitMs, bodyBytes: enough })
  const common = { address: address.href, ms: answer.ms, local: isUnreachable(siteUrl.hostname) }
  if (answer.status === undefined) return { ...common, verdict: answer.noAnswer }
  const { status, headers, body } = answer
  if (status >= 300 && status < 400)
    return { ...common, verdict: 'redirect', status, found: headers.get('Location') ?? '' }
  if (status !== 200) return { ...common, verdict: 'status', status }
  if (body.trim() === key) return { ...common, verdict: 'right', status }
  return { ...common, verdict: 'other_text', status, found: printable(body) }
}

function printable(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80)
}
