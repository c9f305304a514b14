/** `npm run bench`: what the site costs, measured on this machine. `npm run bench -- lighthouse` runs one part. */
import { buildGrowth } from './build-growth.ts'
import { leadList } from './lead-list.ts'
import { lighthouseScores } from './lighthouse-scores.ts'
import { reportPdf } from './report-pdf.ts'

/** Each prints its figures and returns whether they keep their bound. */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  lighthouse: lighthouseScores,
  'build-growth': buildGrowth,
  'lead-list': leadList,
  'report-pdf': reportPdf,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}\n`)
  process.exit(2)
}

const results: boolean[] = []
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n== ${name}\n`)
  results.push(await run())
}
process.exit(results.every(Boolean) ? 0 : 1)
