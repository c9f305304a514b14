/** The pretended session of developers is not there for visitors: not in the build, and not by asking for it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/journey.ts'
import { removeDataDir, startSite } from '../support/start-site.ts'

const build = fileURLToPath(new URL('../../build', import.meta.url))

test('no built file holds anything of it', () => {
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const scripts = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.(?:js|mjs)$/.test(path))
  expect(scripts.length).toBeGreaterThan(10)
  const server = scripts.map((path) => readFileSync(path, 'utf8'))
  expect(server.some((text) => text.includes('sign_in_refused'))).toBe(true) // the accounts are in there
  expect(server.filter((text) => /x-development-peer|development-user|developer@localhost/.test(text))).toEqual([])
})

test('neither the setting nor the header signs anybody in', async () => {
  const site = await startSite({ env: { DEV_SESSION: '1', NODE_ENV: 'development' } })
  try {
    const answer = await fetch(`${site.origin}/api/session`, { headers: { 'X-Development-Peer': '127.0.0.1' } })
    expect(await answer.json()).toEqual({ user: null })
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
})
