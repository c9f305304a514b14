import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  ['--help', 0],
  ['--jsn', 2],
])('tells its use for %s, and measures nothing', { timeout: 60_000 }, (option, code) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/bench.ts', option], { encoding: 'utf8' })
  expect(status).toBe(code)
  expect(stdout + stderr).toMatch(
    /^Usage: npm run bench -- \[--json\] \[PART \.\.\.\]\nParts, .*: bytes, lighthouse, /m,
  )
  expect(stdout + stderr).not.toContain('    at ')
})
