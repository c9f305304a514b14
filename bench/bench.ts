/**
 * `npm run bench`: what the site costs on this machine, a table of each part as it ends, and whether it keeps its bounds.
 * Exit 1 where one falls short. `npm run bench -- bytes memory` runs some parts, `npm run -s bench -- --json` prints one
 * JSON object instead.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '../server/build.ts'
import { accountAnswers } from './account-answers.ts'
import { buildGrowth } from './build-growth.ts'
import { bytes } from './bytes.ts'
import { contactPosts } from './contact-posts.ts'
import { leadList } from './lead-list.ts'
import { lighthouseScores } from './lighthouse-scores.ts'
import { memory } from './memory.ts'
import { rendered } from './rendered.ts'
import { reportPdf } from './report-pdf.ts'
import { type Row, tableOf } from './rows.ts'
import { serverLoad } from './server-load.ts'

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  bytes,
  lighthouse: lighthouseScores,
  'server-load': serverLoad,
  rendered,
  'contact-posts': contactPosts,
  'account-answers': accountAnswers,
  memory,
  'lead-list': leadList,
  'report-pdf': reportPdf,
  'build-growth': buildGrowth,
}

const usage = `Usage: npm run bench -- [--json] [PART ...]
Parts, all of them without a name: ${Object.keys(parts).join(', ')}\n`

const { values, positionals: wanted } = parseOrExit()
if (values.help) {
  process.stdout.write(usage)
  process.exit(0)
}
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}

buildIfStale()
const results: { readonly part: string; readonly rows: readonly Row[] }[] = []
for (const [part, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue
  process.stderr.write(`${part} ...\n`)
  const rows = await run()
  results.push({ part, rows })
  if (!values.json) say(`\n${tableOf(part, rows)}`)
}

const short = results.flatMap(({ part, rows }) => rows.filter(({ ok }) => !ok).map(({ name }) => `${part}: ${name}`))
if (values.json) say(JSON.stringify({ parts: results, short }))
else say(short.length === 0 ? '\nEvery bound is kept.' : `\nFalls short:\n${short.map((one) => `  ${one}`).join('\n')}`)
process.exit(short.length === 0 ? 0 : 1)

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function parseOrExit() {
  try {
    return parseArgs({
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}`)
    process.exit(2)
  }
}
