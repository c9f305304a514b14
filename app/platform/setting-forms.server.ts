/** The forms that a setting's text can have. Each returns the value, or `undefined` when the text is not of the form. */
import { resolve } from 'node:path'
import type { Mailbox } from './mail.server.ts'
import { shortestSecret } from './secrets.server.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

export function wholeNumber(highest: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined)
}

export function oneOf<T extends string>(values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text)
}

/** An http or https address with nothing behind the host and port. */
export function origin(text: string): URL | undefined {
  const url = parseUrl(text, ['http:', 'https:'])
  return url && url.href === `${url.origin}/` ? url : undefined
}

/** An https origin; on this machine http does. */
export function secureOrigin(text: string): URL | undefined {
  const url = origin(text)
  return url && (url.protocol === 'https:' || isLoopback(url.hostname)) ? url : undefined
}

/** An https address with a path; on this machine http does. */
export function secureAddress(text: string): URL | undefined {
  const url = parseUrl(text, ['http:', 'https:'])
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined
  return url.protocol === 'https:' || isLoopback(url.hostname) ? url : undefined
}

/** As IndexNow wants it: https://www.indexnow.org/documentation. */
export function indexNowKey(text: string): string | undefined {
  return /^[a-zA-Z0-9-]{8,128}$/.test(text) ? text : undefined
}

/** A host name that means the machine itself, as a URL writes it. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host)
}

/** One part of a path that needs no escaping. */
export function pathSegment(text: string): string | undefined {
  return /^[\w-]+(?:\.[\w-]+)*$/.test(text) ? text : undefined
}

/** An absolute path. */
export function dataFolder(text: string): string | undefined {
  return text.includes('\0') ? undefined : resolve(text)
}

export function postgresUrl(text: string): string | undefined {
  const url = parseUrl(text, ['postgres:', 'postgresql:'])
  return url && !isCutShort(url) ? text : undefined
}

export function mailServer(text: string): string | undefined {
  const url = parseUrl(text, ['smtp:', 'smtps:'])
  return url && url.hostname !== '' && !isCutShort(url) ? text : undefined
}

/**
 * Whether host and port end inside the password: in `smtp://user:12#34@host` the host is `user`. What should have been
 * percent-encoded stands behind them then, with the @.
 */
function isCutShort({ pathname, search, hash }: URL): boolean {
  return hash !== '' || (pathname + search).includes('@')
}

export function secret(text: string): string | undefined {
  return text.length >= shortestSecret ? text : undefined
}

export function word(text: string): string | undefined {
  return /^\S+$/.test(text) ? text : undefined
}

/** `info@example.nl` or `Name <info@example.nl>`. */
export function mailbox(text: string): Mailbox | undefined {
  const [, name = '', bracketed] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (bracketed ?? text).trim()
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address)) return undefined
  const bareName = name.trim().replace(/^"(.*)"$/, '$1')
  return bareName === '' ? { address } : { name: bareName, address }
}

export function mailboxes(text: string): Mailbox[] | undefined {
  const all = text.split(',').map(mailbox)
  return all.every((one) => one !== undefined) ? all : undefined
}

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url : undefined
}
