/** A disk of its own for a data folder, small enough to be filled. In memory; only root may mount one. */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** Until not a byte more fits. */
  fill(): void
  makeRoom(): void
  /** Nobody may have a file open on it for writing. */
  setReadOnly(readOnly: boolean): void
  remove(): void
}

/** Undefined where the system lets nobody mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'lost+found')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'w')
      try {
        for (const size of [65_536, 4096, 512, 1]) fillBy(file, size)
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(ballast),
    setReadOnly(readOnly) {
      const done = run('mount', '-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder)
      if (!done) throw new Error('the disk is in use')
    },
    remove() {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fillBy(file: number, size: number): void {
  const block = Buffer.alloc(size)
  try {
    while (writeSync(file, block) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function run(...[program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}
