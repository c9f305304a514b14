/**
 * The log: a JSON object a line on standard output. It holds no personal data: addresses are masked, and of an error
 * only its kind, code, message and stack are written, because database and mail errors carry whole rows and recipients.
 */
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
  })
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

/** A request's path without the segments that hold an address: somebody may have followed `/jan@example.nl`. */
export function pathForLog(pathname: string): string {
  return pathname.replace(/[^/]*(?:@|%40)[^/]*/gi, '[address]')
}

function maskAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]{1,254}@[^\s<>"'(),;:]{1,254}/g, '[address]')
}
