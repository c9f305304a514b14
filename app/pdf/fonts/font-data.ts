/** The committed font files, each read when the first document needs it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Script } from './characters.ts'
import type { Cut } from './cuts.ts'

export function fontKey(cut: Cut, script: Script): string {
  return `${cut}-${script}`
}

export function fontData(cut: Cut, script: Script): Buffer {
  const key = fontKey(cut, script)
  const data = read.get(key) ?? readFileSync(fileURLToPath(new URL(`${key}.ttf`, import.meta.url)))
  read.set(key, data)
  return data
}

const read = new Map<string, Buffer>()
