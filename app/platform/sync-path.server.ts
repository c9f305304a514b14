/** Waits until a file, or the names in a folder, are on disk. Blocks: for starting up and the command line. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A new name is on disk only when its folder is, so whoever renames syncs the folder too. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
