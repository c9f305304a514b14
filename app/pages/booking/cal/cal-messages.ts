/**
 * What a booking page of Cal.com tells the page that frames it. It speaks by `postMessage`: `originator` is always CAL,
 * `namespace` the name that the frame's address gave it. Who sent a message is checked where it arrives. What it says about
 * the person who booked is not read.
 */

/** The name of our one frame, in its address and in every message of it. */
export const calNamespace = 'booking'

export type CalMessage =
  /** The page waits, unseen, until it hears that it is heard. */
  { type: 'ready' } | { type: 'shown' } | { type: 'height'; pixels: number } | { type: 'failed' } | { type: 'booked' }

/** Undefined for whatever else it says. */
export function readCalMessage(message: unknown): CalMessage | undefined {
  const { originator, namespace, type, data } = fieldsOf(message)
  if (originator !== 'CAL' || namespace !== calNamespace) return undefined
  switch (type) {
    case '__iframeReady':
      return { type: 'ready' }
    case 'linkReady':
      return { type: 'shown' }
    case 'linkFailed':
      return { type: 'failed' }
    case 'bookingSuccessfulV2':
      return { type: 'booked' }
    case '__dimensionChanged':
      return heightOf(fieldsOf(data)['iframeHeight'])
    default:
      return undefined
  }
}

/** Where the calendar is, as a page to go to. */
export function calAddress({ origin, user }: { origin: string; user: string }, event: string): string {
  return `${origin}/${user}/${event}`
}

/** The same page as it is framed. There is no parameter for its language: it follows the browser's. */
export function calFrameAddress(address: string, theme: string): string {
  const query = new URLSearchParams({
    embed: calNamespace,
    embedType: 'inline',
    layout: 'month_view',
    theme,
    // Else a browser puts a white sheet under a frame whose scheme differs from the page's.
    'ui.color-scheme': theme === 'auto' ? 'light dark' : theme,
  })
  return `${address}/embed?${query}`
}

function heightOf(pixels: unknown): CalMessage | undefined {
  if (typeof pixels !== 'number' || !(pixels > 0)) return undefined
  return { type: 'height', pixels: Math.min(Math.ceil(pixels), 5000) }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
