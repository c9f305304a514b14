/**
 * Documents of pages that are the same for everybody, such as the list of articles: rendered once a minute however often
 * they are asked for. In the memory of the process alone, and only the last few.
 */

export interface KeptDocument {
  /** In UTF-8. */
  readonly html: Buffer
  /** What its inline parts carry. Whoever sends it puts a new one in its place: no two answers share one. */
  readonly nonce: string
  /** Of its answer. */
  readonly headers: Headers
}

export interface KeptDocuments {
  find(address: string): KeptDocument | undefined
  keep(address: string, document: KeptDocument): void
}

/** A page of a new day, or an article that is published today, is there this much later: 60 s. */
const longestMs = 60_000

/** Of some 150 KB each. */
const most = 20

/** `now`: milliseconds of a clock that goes forward only. */
export function keepDocuments(now: () => number = () => performance.now()): KeptDocuments {
  const kept = new Map<string, { document: KeptDocument; until: number }>()
  return {
    find(address) {
      const found = kept.get(address)
      if (found && found.until > now()) return found.document
      kept.delete(address)
      return undefined
    },
    keep(address, document) {
      kept.delete(address)
      kept.set(address, { document, until: now() + longestMs })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** The document with another nonce: both are ASCII. A nonce is random enough to stand nowhere else in it. */
export function withNonce({ html, nonce }: KeptDocument, another: string): Buffer {
  const put = Buffer.from(another)
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, from)) {
    parts.push(html.subarray(from, at), put)
    from = at + nonce.length
  }
  return Buffer.concat([...parts, html.subarray(from)])
}
