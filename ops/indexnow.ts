/** `ops indexnow`: tells search engines which pages changed, as the sheet of the desk does. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type ComparedUrl, compareUrls, isChanged } from '#app/domain/indexnow/compare-urls.server.ts'
import { answerLine, isTaken, outcomeWords } from '#app/domain/indexnow/outcomes.ts'
import type { Submission } from '#app/domain/indexnow/submission-store.server.ts'
import { refusalWords, submitUrls } from '#app/domain/indexnow/submit-urls.server.ts'
import { counted } from '#app/formats.ts'
import { readListedPages } from '#app/platform/listed-pages.server.ts'
import { loadSecret } from '#app/platform/secrets.server.ts'
import { buildFolder } from '#server/build.ts'
import { amsterdamTime } from './office-words.ts'
import { explain, say, table } from './output.ts'
import { withDatabase } from './with-database.ts'

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } })
  const choice = values.all ? 'all' : 'changed'
  return withDatabase(async (context) => {
    const app = { ...context, secret: loadSecret(context.settings), pages: readListedPages(buildFolder) }
    const urls = (await compareUrls(app)).filter((url) => choice === 'all' || isChanged(url))
    if (values['dry-run']) return list(urls, context.settings.siteUrl.origin)
    const answer = await submitUrls(app, { choice, key: randomUUID() })
    if (answer.outcome === 'sent') return tell(answer.submissions)
    explain(refusalWords(answer, amsterdamTime))
    return answer.outcome === 'nothing_chosen' ? 0 : 1
  })
}

function list(urls: readonly ComparedUrl[], origin: string): number {
  if (urls.length === 0) explain('Nothing has changed since it was last submitted.')
  else
    for (const line of table(
      ['Since', 'URL'],
      urls.map(({ state, path }) => [state, origin + path]),
    ))
      say(line)
  return 0
}

/** 0 when all was taken: for a job of the night that tells somebody when it was not. */
function tell(submissions: readonly Submission[]): number {
  for (const { urls, outcome, status, waitedMs } of submissions) {
    say(`${counted(urls.length, 'URL')}: ${answerLine({ outcome, status })} ${waitedMs ?? 0} ms`)
  }
  const last = submissions.at(-1)
  if (!last) return 1
  explain(outcomeWords[last.outcome].advice)
  if (last.retryAt) explain(`Not before ${amsterdamTime(last.retryAt)}.`)
  return isTaken(last.outcome) ? 0 : 1
}
