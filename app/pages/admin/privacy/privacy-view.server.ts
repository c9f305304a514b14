/** What the page shows of what was found: words and counts, never a text of somebody else. */
import { retention } from '#app/content/legal/retention.ts'
import { isRecord } from '#app/domain/privacy/erasure-counts.ts'
import type { PlaceKey } from '#app/domain/privacy/held-places.server.ts'
import type { Findings, NamedElsewhere } from '#app/domain/privacy/look-up.server.ts'
import { keptWords, placeTerms } from '#app/domain/privacy/place-terms.ts'
import { draftDays } from '../parts/draft-store.ts'
import { tableWords } from './table-words.ts'

export type FoundView = ReturnType<typeof viewOf>

const gone: Readonly<Record<PlaceKey, string>> = {
  message: 'deleted',
  suspect: 'deleted',
  report: 'deleted, its address answers 404',
  checklist: 'deleted',
  booking: 'deleted, with all its changes',
  account: 'deleted, signed out everywhere',
  event: 'deleted',
  lead: 'deleted',
  mail: 'deleted',
  waitingMail: 'deleted, they do not go out',
  change: 'stay, without what was before and after',
}

export function viewOf({ address, places, mentions, names, proofs, alsoUnder, obstacle, waiting }: Findings) {
  const shown = places
    .filter(({ rows }) => rows > 0)
    .map(({ key, rows, tables, oldest, endsAt, endsAs }) => ({
      key,
      name: placeTerms[key].name,
      ground: placeTerms[key].ground,
      kept: keptWords({ key, endsAs }),
      onErase: gone[key],
      rows,
      tables: tables.map(({ table, rows }) => tableWords(table, rows)),
      oldest,
      endsAt,
    }))
  const going = shown.filter(({ key }) => key !== 'change')
  return {
    address,
    places: shown,
    nothingIn: places.filter(({ rows }) => rows === 0).map(({ key }) => placeTerms[key].name.toLowerCase()),
    rows: sumOf(shown),
    /** Lines of the audit log stay, however little is left in them. */
    goes: { places: going, rows: sumOf(going) },
    mentions: byTable(mentions),
    names: names.map(nameView),
    proofs: proofs.map(({ number, at, by }) => ({ number, at, by })),
    alsoUnder,
    obstacle,
    waiting,
    backups: retention.kinds.backup.term.en,
    counts: retention.kinds.count.term.en,
    // Here, so that the page needs no script of the drafts.
    draftDays,
  }
}

function sumOf(places: readonly { readonly rows: number }[]): number {
  return places.reduce((sum, { rows }) => sum + rows, 0)
}

/** Ticked by itself where it can hardly be anybody else. */
function nameView({ name, mentions, namesake }: NamedElsewhere) {
  const rows = mentions.length
  return { name, namesake, rows, where: byTable(mentions), ticked: !namesake && rows <= fewRows }
}

const fewRows = 10

/** A row is one, in however many of its columns it names them. */
function byTable(mentions: Findings['mentions']): string[] {
  const rows = Map.groupBy(mentions, ({ table }) => table)
  return [...rows].filter(([table]) => isRecord(table)).map(([table, { length }]) => tableWords(table, length))
}
