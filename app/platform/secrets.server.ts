/** The one secret that every key is derived from, and the keys. */
import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.server.ts'
import { syncPath } from './sync-path.server.ts'

/** A shorter one may be guessed. */
export const shortestSecret = 32

/** The file of the secret was emptied or cut. Has a `code`, as system errors have: it is no bug. */
export class SecretCut extends Error {
  readonly code = 'SECRET_CUT'
}

/**
 * AUTH_SECRET, or else the content of DATA_DIR/secret, which is made on first use. Servers on several machines that
 * share a PostgreSQL database must be given the same AUTH_SECRET: it is not kept in the database, where every backup
 * and every reader of the data would hold the keys too. Throws `SecretCut`.
 */
export function loadSecret({ authSecret, dataDir }: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  const file = secretFile(dataDir)
  return findSecret({ authSecret, dataDir }) ?? makeSecret(dataDir, file)
}

/** Undefined where none is given, and none was made yet. Throws `SecretCut`: of no secret every key could be known. */
export function findSecret({ authSecret, dataDir }: Pick<Settings, 'authSecret' | 'dataDir'>): string | undefined {
  return authSecret ?? readSecret(secretFile(dataDir))
}

function secretFile(dataDir: string): string {
  return join(dataDir, 'secret')
}

/**
 * A key of 32 bytes for one purpose. Knowing it says nothing about the secret or about another purpose's key. Derived once
 * in a process: a message needs some of them several times. As bytes node would make it a key again for each signature,
 * which takes six times as long as the signature.
 */
export function deriveKey(secret: string, purpose: string): KeyObject {
  const known = keys.get(secret) ?? new Map<string, KeyObject>()
  keys.set(secret, known)
  const key = known.get(purpose) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)))
  known.set(purpose, key)
  return key
}

/** By secret, then by purpose. A process has one secret, and purposes are words of the code. */
const keys = new Map<string, Map<string, KeyObject>>()

function readSecret(file: string): string | undefined {
  try {
    return wholeSecret(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function wholeSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= shortestSecret) return secret
  throw new SecretCut(
    `The secret in ${file} is empty or cut off. Put back the one that was kept, or set AUTH_SECRET to a new one.`,
  )
}

/**
 * Written whole to a file of its own and then linked to its name, which fails if another process was first: whoever
 * comes second reads the winner's secret, and nobody ever reads half of one.
 */
function makeSecret(dataDir: string, file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  syncPath(dataDir)
  return wholeSecret(file)
}
