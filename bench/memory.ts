/** Resident memory of the server's process: at rest, and after pages were asked for, stored ones and rendered ones. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { removeDataDir, type Site, startSite } from '../tests/support/start-site.ts'
import { loadBounds } from './bounds.ts'
import { applyLoad } from './load.ts'
import { atMost, leftOut, type Row, told } from './rows.ts'

const settle = 2_000
const paths = ['/', '/blog', '/contact', '/tools/automation-roi-calculator', '/nl/book/intro-call-30-minutes']

export async function memory(): Promise<Row[]> {
  if (process.platform !== 'linux') return [leftOut('memory', 'only Linux tells')]
  const site = await startSite()
  try {
    await wait(settle)
    const atRest = megabytes(site)
    for (const path of paths) await applyLoad({ url: site.origin + path, connections: 10, seconds: 4 })
    await wait(settle)
    return [
      told('memory at rest', atRest, 'MB'),
      told('highest so far', megabytes(site, 'VmHWM'), 'MB'),
      atMost(loadBounds.memoryMB, 'memory after the load', megabytes(site), 'MB'),
    ]
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
}

/** 1 MB is 1,000,000 bytes. */
function megabytes(site: Site, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return (Number(new RegExp(`${line}:\\s*(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6
}
