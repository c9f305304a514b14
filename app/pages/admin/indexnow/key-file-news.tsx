/** What is wrong with the key file, if anything. Looked at anew whenever the sheet is opened. */
import type { KeyFileCheck } from '#app/domain/indexnow/check-key-file.server.ts'
import { Fault } from '../parts/fault.tsx'
import { keyFileWords } from './key-file-words.ts'

export function KeyFileNews({ check }: { check: KeyFileCheck }) {
  const { fault } = keyFileWords(check)
  return fault ? <Fault title={fault.title}>{fault.advice}</Fault> : null
}
