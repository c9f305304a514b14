/**
 * Installs the programs that the tests drive, where that is possible without asking: as root on a Debian machine, such
 * as a container or CI. Anywhere else nothing is installed, and the run says at its end what it left out.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './postgres.ts'

export function installLacking(): void {
  const lacking = [...(findBrowser() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])]
  if (lacking.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing ${lacking.join(' and ')} with apt-get\n`)
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...lacking)
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
}
