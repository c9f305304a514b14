/**
 * Tells search engines which pages changed, over IndexNow: from the desk and from the command line. What they took is
 * remembered with what it said, so that the next list holds only what changed since.
 */
import type { App } from '#app/platform/app.ts'
import { instant, secondsLater } from '#app/platform/clock.server.ts'
import { isLoopback } from '#app/platform/setting-forms.server.ts'
import { isUnreachable } from '#app/platform/unreachable-host.ts'
import type { Instant } from '#db/tables.ts'
import type { Staff } from '../desk/desk-change.server.ts'
import { countOrRefuse, TooMany } from '../rate-limit/count-or-refuse.server.ts'
import { askOutside, type OutsideAnswer } from './ask-outside.server.ts'
import { type ComparedUrl, compareUrls, isChanged } from './compare-urls.server.ts'
import { indexNowKey, keyFilePath } from './indexnow-key.server.ts'
import { noteAnswer } from './note-answer.server.ts'
import { isTaken } from './outcomes.ts'
import { findSubmissions, pausedUntil, type Submission } from './submission-store.server.ts'

export type SubmitNeeds = Pick<App, 'database' | 'clock' | 'settings' | 'secret' | 'pages'>

export interface SubmitAsked {
  /** Paths that the sheet showed, or all of a kind. */
  readonly choice: readonly string[] | 'changed' | 'all'
  /** Of the form: the same key is the same submission. */
  readonly key: string
  /** Undefined: the command line. */
  readonly staff?: Staff
}

export type SubmitOutcome =
  /** One for every 10,000 URLs. The last one tells how it ended: after a refusal the rest is not sent. */
  | { readonly outcome: 'sent'; readonly submissions: readonly Submission[] }
  | { readonly outcome: 'nothing_chosen' }
  /** Paths that are of no page, so of nothing that we may submit. */
  | { readonly outcome: 'unknown_paths'; readonly paths: readonly string[] }
  /** There is no build to compare with. */
  | { readonly outcome: 'not_built' }
  /** Nobody outside can reach the site, and the endpoint is outside. */
  | { readonly outcome: 'not_public' }
  /** The search engines asked for a pause, or we send too often. */
  | { readonly outcome: 'wait'; readonly until: Instant }

/** Why nothing was sent. `time` writes a moment as the reader reads it. */
export function refusalWords(refused: Exclude<SubmitOutcome, { outcome: 'sent' }>, time: (at: Instant) => string) {
  switch (refused.outcome) {
    case 'nothing_chosen':
      return 'There is nothing to submit.'
    case 'unknown_paths':
      return `Nothing was sent. The site has no page at ${refused.paths.slice(0, 3).join(', ')}: open the sheet anew.`
    case 'not_built':
      return 'The site is not built, so there is nothing to compare with. Run npm run build, then start it anew.'
    case 'not_public':
      return 'Nobody outside can reach SITE_URL, so search engines are not told of it. Set SITE_URL to the public address.'
    case 'wait':
      return `Nothing was sent: not again before ${time(refused.until)}.`
  }
}

/** As the protocol has it. */
export const mostUrls = 10_000

/** How long an answer may take: 10 s. */
const patience = 10_000

/** More than somebody who looks at the answers can do. */
const limits = [{ limit: 4, windowSeconds: 60 }]

export async function submitUrls(app: SubmitNeeds, asked: SubmitAsked, limitMs = patience): Promise<SubmitOutcome> {
  if (!app.pages) return { outcome: 'not_built' }
  const { siteUrl, indexNowEndpoint } = app.settings
  if (isUnreachable(siteUrl.hostname) && !isLoopback(indexNowEndpoint.hostname)) return { outcome: 'not_public' }
  const known = await findSubmissions(app.database.db, asked.key)
  if (known.length > 0) return { outcome: 'sent', submissions: known }
  const { chosen, unknown } = choose(await compareUrls(app), asked.choice)
  if (unknown.length > 0) return { outcome: 'unknown_paths', paths: unknown }
  if (chosen.length === 0) return { outcome: 'nothing_chosen' }
  const until = await pausedUntil(app.database.db, app.clock.now())
  if (until) return { outcome: 'wait', until }
  try {
    return await sendBatches(app, asked, chosen, limitMs)
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    return { outcome: 'wait', until: instant(secondsLater(app.clock.now(), error.retryAfterSeconds)) }
  }
}

function choose(urls: readonly ComparedUrl[], choice: SubmitAsked['choice']) {
  if (choice === 'all') return { chosen: urls, unknown: [] }
  if (choice === 'changed') return { chosen: urls.filter(isChanged), unknown: [] }
  const wanted = new Set(choice)
  const chosen = urls.filter(({ path }) => wanted.delete(path))
  return { chosen, unknown: [...wanted] }
}

async function sendBatches(
  app: SubmitNeeds,
  asked: SubmitAsked,
  chosen: readonly ComparedUrl[],
  limitMs: number,
): Promise<SubmitOutcome> {
  for (let at = 0; at < chosen.length; at += mostUrls) {
    const batch = chosen.slice(at, at + mostUrls)
    const id = await claim(app, asked, batch, at / mostUrls)
    // Somebody, a second press of the button, was first.
    if (id === undefined) break
    const answer = await send(app, batch, limitMs)
    if (!isTaken(await noteAnswer(app, { id, batch, answer, staff: asked.staff }))) break
  }
  return { outcome: 'sent', submissions: await findSubmissions(app.database.db, asked.key) }
}

/** Written before anything is sent. Undefined where the key is taken; throws `TooMany`. */
async function claim(
  app: SubmitNeeds,
  { key, staff }: SubmitAsked,
  batch: readonly ComparedUrl[],
  number: number,
): Promise<number | undefined> {
  const { database, clock, settings } = app
  return database.db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('indexnow_submission')
      .values({
        form_key: `${key}/${number}`,
        made_by: staff ? 'staff' : 'ops',
        user_id: staff?.userId ?? null,
        url_count: batch.length,
        urls: JSON.stringify(batch.map(({ path }) => settings.siteUrl.origin + path)),
        outcome: 'sending',
        status: null,
        waited_ms: null,
        retry_at: null,
        created_at: instant(clock.now()),
      })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (claimed && number === 0) await countOrRefuse(trx, 'indexnow:site', limits, clock)
    return claimed?.id
  })
}

function send(app: SubmitNeeds, batch: readonly ComparedUrl[], limitMs: number): Promise<OutsideAnswer> {
  const { indexNowEndpoint, siteUrl } = app.settings
  const key = indexNowKey(app)
  const body = JSON.stringify({
    host: siteUrl.host,
    key,
    keyLocation: siteUrl.origin + keyFilePath(key),
    urlList: batch.map(({ path }) => siteUrl.origin + path),
  })
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  // The status says all; a body may be endless.
  return askOutside(indexNowEndpoint, { method: 'POST', headers, body }, { limitMs, bodyBytes: 0 })
}
