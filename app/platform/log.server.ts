/**
 * The log: a JSON object a line on standard output. It holds no personal data: addresses are masked, and of an error
 * only its kind, code, message and stack are written, because database and mail errors carry whole rows and recipients.
 * What is logged while a request is answered carries the request's id, wherever it is logged.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Logger, pino } from 'pino'
import type { Settings } from './settings.server.ts'

export type Log = Logger

export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Log {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    mixin: requestOfLine,
  })
}

const currentRequest = new AsyncLocalStorage<{ readonly requestId: string }>()

/** Runs the work on a request: its lines, and those of all that it waits for, carry the id. */
export function logAsRequest<T>(requestId: string, work: () => T): T {
  return currentRequest.run({ requestId }, work)
}

/** A new object each time: pino writes into it. */
function requestOfLine(): object {
  return { ...currentRequest.getStore() }
}

/** What the log may say about an error. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: maskAddresses(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: maskAddresses(error.message),
    stack: maskAddresses(error.stack ?? ''),
  }
}

/**
 * A request's path without what is nobody's business: segments with an address, because somebody may have followed
 * `/jan@example.nl`, and those like the secret address of a report, mistyped ones included.
 */
export function pathForLog(pathname: string): string {
  // Segment by segment: one pattern over a long path would begin anew at each of its characters.
  const segments = pathname.split('/').map((segment) => (/@|%40/i.test(segment) ? '[address]' : segment))
  return segments.join('/').replace(secretRun, '[token]')
}

/**
 * 26 letters and digits, or two less by a slip of the hand, wherever they stand: mail programs and people take a comma or
 * a bracket along. What is percent-encoded counts as one. No path of ours has so many without a hyphen, unless
 * INDEXNOW_KEY has.
 */
const secretRun = /(?:[0-9a-z]|%[0-9a-f]{2}){24,}/gi

function maskAddresses(text: string): string {
  // Word by word, for the same reason; a word with an @ inside may be one, percent-encoded where an address quotes it.
  return text.replace(/[^\s<>"'(),;:][^\s<>"(),;:]*/g, (word) => (/.(?:@|%40)./i.test(word) ? '[address]' : word))
}
