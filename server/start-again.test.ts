import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'start-again-'))
const program = join(folder, 'program.mjs')
writeFileSync(
  program,
  `await import(${JSON.stringify(new URL('./start-again.ts', import.meta.url).href)})
  const { pid, argv, env, execArgv } = process
  process.stdout.write(JSON.stringify({ pid, execArgv, argv: argv.slice(2), arenas: env.MALLOC_ARENA_MAX, kept: env.KEPT }))`,
)

afterAll(() => rmSync(folder, { recursive: true }))

async function started(env: Record<string, string>, flags: readonly string[] = []) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [...flags, program, 'one', 'two'], {
    env: { PATH, NODE_COMPILE_CACHE: folder, ...env },
  })
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { pid: child.pid, said: JSON.parse(said) as unknown, wrong }
}

describe.runIf(process.platform === 'linux')('a process that starts again', () => {
  it('has what it lacked, and its number, its arguments and its environment as before', async () => {
    const { pid, said, wrong } = await started({ KEPT: 'yes' })
    expect(said).toEqual({ pid, execArgv: ['--min-semi-space-size=4'], argv: ['one', 'two'], arenas: '1', kept: 'yes' })
    expect(wrong).toBe('')
  })

  it('leaves what is set as it is', async () => {
    expect(await started({ MALLOC_ARENA_MAX: '4' })).toMatchObject({ said: { arenas: '4' } })
    const flags = ['--min-semi-space-size=2', '--no-deprecation']
    expect(await started({}, flags)).toMatchObject({ said: { execArgv: flags } })
  })

  it('has the young space too where no variable lacks', async () => {
    const env = { MALLOC_ARENA_MAX: '4', MALLOC_MMAP_THRESHOLD_: '65536' }
    expect(await started(env)).toMatchObject({ said: { execArgv: ['--min-semi-space-size=4'], arenas: '4' } })
  })
})
