/**
 * `npm test`: every gate in turn, each with a name. `--only types,lint` runs some, `--skip faults` leaves some out.
 * The gate `firefox` runs only when named. Exit 0 only when every gate passed; what could not run on this machine is
 * said at the end, loudly.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../server/build.ts'
import { type FailedTest, failedInPlaywright, failedInVitest } from './support/failed-tests.ts'
import { findBrowser, findFirefox } from './support/find-browser.ts'
import { installLacking } from './support/install-lacking.ts'
import { canMakeLocale, findPostgres } from './support/postgres.ts'
import { mountSmallDisk } from './support/small-disk.ts'

interface Gate {
  readonly name: string
  readonly proves: string
  /** Runs only when --only names it. */
  readonly onRequest?: true
  run(): Outcome
}

interface Outcome {
  passed: number
  failed: number
  /** What failed, where the gate knows it. */
  which?: readonly FailedTest[]
}

const gates: Gate[] = [
  {
    name: 'types',
    proves: 'route types and strict TypeScript',
    run: () => commands(['react-router typegen', 'tsc --noEmit']),
  },
  { name: 'lint', proves: 'format and lint rules', run: () => commands(['biome check --error-on-warnings .']) },
  { name: 'unit', proves: 'pure parts, layout of the code, database contracts', run: () => vitest('unit') },
  { name: 'build', proves: 'the site builds', run: () => build() },
  {
    name: 'journeys',
    proves: 'what visitors do, in a real browser',
    run: () => playwright('playwright.config.ts', findBrowser()),
  },
  { name: 'faults', proves: 'nothing acknowledged is lost', run: () => vitest('faults') },
  {
    name: 'firefox',
    proves: 'the main journeys in Firefox too',
    onRequest: true,
    run: () => playwright('firefox.config.ts', findFirefox()),
  },
]

const { values } = parseArgs({ options: { only: { type: 'string' }, skip: { type: 'string' } } })
const [only, skipped = []] = [values.only, values.skip].map((list) => list?.split(',').map((name) => name.trim()))
refuseUnknown([...(only ?? []), ...skipped])
const chosen = gates.filter(({ name, onRequest }) => only?.includes(name) ?? (!onRequest && !skipped.includes(name)))

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
if (!only) installLacking()

const results = chosen.map((gate) => {
  say(`\n== ${gate.name}: ${gate.proves}`)
  const started = performance.now()
  const outcome = gate.run()
  return { ...gate, ...outcome, seconds: Math.round((performance.now() - started) / 1000) }
})
rmSync(reports, { recursive: true, force: true })

say('')
for (const { name, passed, failed, seconds, which = [] } of results) {
  say(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(10)} ${String(passed).padStart(4)} passed  ${failed} failed  ${seconds} s`,
  )
  for (const { name: test, why } of which) {
    say(`        ${test}`)
    for (const line of why) say(`          ${line}`)
  }
}
for (const missing of leftOut()) say(`\n!!!! LEFT OUT on this machine: ${missing}`)
const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
say(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)

function commands(lines: string[]): Outcome {
  const passed = lines.filter((line) => run(line)).length
  return { passed, failed: lines.length - passed }
}

/** Ends the run by itself when the build fails: nothing after it would mean anything. */
function build(): Outcome {
  buildIfStale()
  return { passed: 1, failed: 0 }
}

function vitest(project: string): Outcome {
  const report = join(reports, `${project}.json`)
  const ok = run(`vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`)
  const results = readReport(report)
  const { numPassedTests: passed, numFailedTests: failed } = results as Record<string, number>
  return { passed: passed ?? 0, failed: Math.max(failed ?? 0, ok ? 0 : 1), which: failedInVitest(results) }
}

function playwright(config: string, browser: string | undefined): Outcome {
  if (!browser) return { passed: 0, failed: 1 }
  const report = join(reports, `${config}.json`)
  const ok = run(`playwright test --config tests/${config}`, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const results = readReport(report)
  const { stats } = results as { stats?: { expected: number; unexpected: number; flaky: number } }
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  return { passed: stats?.expected ?? 0, failed: Math.max(failed, ok ? 0 : 1), which: failedInPlaywright(results) }
}

/** A runner that died before it wrote its report has passed nothing. */
function readReport(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function leftOut(): string[] {
  return [
    ...(findPostgres()
      ? []
      : ['PostgreSQL: no server binaries found, everything ran on SQLite only (apt-get install postgresql)']),
    ...(canMakeLocale() || !findPostgres() || !chosen.some(({ name }) => name === 'unit' || name === 'faults')
      ? []
      : ['PostgreSQL that sorts as a dictionary does: localedef has no en_US (apt-get install locales)']),
    ...(findBrowser()
      ? []
      : ['browser journeys: no Chromium found (apt-get install chromium, or CHROMIUM=/path/to/it)']),
    ...(findFirefox() || !chosen.some(({ name }) => name === 'firefox')
      ? []
      : ['journeys in Firefox: no Firefox found (apt-get install firefox-esr)']),
    ...(canMount() || !chosen.some(({ name }) => name === 'faults')
      ? []
      : ['a full or a read-only disk: only root may mount one to try it on']),
  ]
}

function canMount(): boolean {
  const disk = mountSmallDisk(1)
  disk?.remove()
  return disk !== undefined
}

function run(line: string, env: Record<string, string> = {}): boolean {
  const [command = '', ...args] = line.split(' ')
  return (
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
  )
}

/** A gate that is misspelt would pass by not running. */
function refuseUnknown(names: readonly string[]): void {
  const unknown = names.filter((name) => gates.every((gate) => gate.name !== name))
  if (unknown.length === 0) return
  process.stderr.write(
    `There is no gate ‘${unknown.join('’, ‘')}’: there are ${gates.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(2)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
