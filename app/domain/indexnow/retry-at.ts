/** From when on a list may be sent again, as an answer says it in Retry-After (RFC 9110, 10.2.3). */

/** Where a refusal to hurry names no time: an hour. */
const usual = 60 * 60

/** Nobody means longer: a week. */
const longest = 7 * 24 * 60 * 60

/** Null where the answer asks for no pause. Only 429 and 503 do. */
export function retryAt(status: number, header: string | null, now: Date): string | null {
  if (status !== 429 && status !== 503) return null
  const seconds = secondsOf(header?.trim() ?? '', now) ?? (status === 429 ? usual : 0)
  if (seconds <= 0) return null
  return new Date(now.getTime() + Math.min(seconds, longest) * 1000).toISOString()
}

/** Of a number of seconds or of a date. Undefined where it is neither. */
function secondsOf(text: string, now: Date): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.ceil((date - now.getTime()) / 1000)
}
