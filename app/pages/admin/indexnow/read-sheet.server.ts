/** Reads all that the sheet shows, and looks at the key file on the way. */
import { checkKeyFile } from '#app/domain/indexnow/check-key-file.server.ts'
import { type ComparedUrl, compareUrls, isChanged } from '#app/domain/indexnow/compare-urls.server.ts'
import { indexNowKey } from '#app/domain/indexnow/indexnow-key.server.ts'
import { isTaken } from '#app/domain/indexnow/outcomes.ts'
import {
  findSubmission,
  listSubmissions,
  pausedUntil,
  type Submission,
} from '#app/domain/indexnow/submission-store.server.ts'
import { mostUrls } from '#app/domain/indexnow/submit-urls.server.ts'
import { freshKey } from '#app/fresh-key.ts'
import type { App } from '#app/platform/app.ts'
import type { SheetView } from './sheet-address.ts'

/** URLs on a page of the list. */
const rows = 25

/** Submissions on a page of the history. */
const historyRows = 10

/** URLs of a submission that are named. */
const namedUrls = 50

export async function readSheet(app: App, view: SheetView, now: Date) {
  const { db } = app.database
  const [all, keyFile, sent, paused, history, [last]] = await Promise.all([
    compareUrls(app),
    checkKeyFile(app),
    view.sent === undefined ? undefined : findSubmission(db, view.sent),
    pausedUntil(db, now),
    readHistory(app, view),
    listSubmissions(db, { limit: 1 }),
  ])
  const shown = all.filter((url) => (view.only === 'all' || isChanged(url)) && url.path.includes(view.find))
  const page = Math.min(view.page, Math.max(1, Math.ceil(shown.length / rows)))
  const urls = shown.slice((page - 1) * rows, page * rows)
  return {
    formKey: freshKey(),
    built: app.pages !== undefined,
    urls: { rows: urls.map(rowOf), first: (page - 1) * rows + 1, total: shown.length, view: { ...view, page } },
    preTicked: ticksOf(urls, sent, app.settings.siteUrl.origin),
    counts: { changed: all.filter(isChanged).length, all: all.length, told: toldAt(all) },
    keyFile,
    sent: sent && briefly(sent),
    last: last && briefly(last),
    pausedUntil: paused,
    history,
    settings: settingsOf(app),
  }
}

export type Sheet = Awaited<ReturnType<typeof readSheet>>

/** What changed; after a submission that was not taken, what was in it. */
function ticksOf(urls: readonly ComparedUrl[], sent: Submission | undefined, origin: string): string[] {
  if (!sent || isTaken(sent.outcome)) return urls.filter(isChanged).map(({ path }) => path)
  const again = new Set(sent.urls)
  return urls.flatMap(({ path }) => (again.has(origin + path) ? [path] : []))
}

function rowOf({ path, state, was, hash, submittedAt }: ComparedUrl) {
  return { path, state, was: was?.slice(0, 4), hash: hash?.slice(0, 4), submittedAt }
}

/** When search engines last took anything. */
function toldAt(urls: readonly ComparedUrl[]): string | undefined {
  return urls
    .flatMap(({ submittedAt }) => submittedAt ?? [])
    .sort()
    .at(-1)
}

async function readHistory({ database, settings }: App, { before }: SheetView) {
  const found = await listSubmissions(database.db, { before, limit: historyRows + 1 })
  const shown = found.slice(0, historyRows)
  const older = found.length > historyRows ? shown.at(-1)?.id : undefined
  const { origin } = settings.siteUrl
  // Of another SITE_URL they keep their host.
  const path = (url: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)
  return {
    submissions: shown.map((one) => ({ ...briefly(one), paths: one.urls.slice(0, namedUrls).map(path) })),
    older,
  }
}

/** Without its URLs, which can be ten thousand. */
function briefly({ urls, ...submission }: Submission) {
  return { ...submission, count: urls.length }
}

function settingsOf(app: App) {
  const { siteUrl, indexNowEndpoint, indexNowKey: given } = app.settings
  const key = indexNowKey(app)
  return {
    host: siteUrl.host,
    key,
    ownKey: given !== undefined,
    endpoint: indexNowEndpoint.host + indexNowEndpoint.pathname,
    mostUrls,
  }
}
