/** The lines of the log as the page shows them: names in place of numbers, words in place of JSON. */
import { type AuditLine, accountNames } from '#app/domain/desk/audit-log.server.ts'
import { nameTargets } from '#app/domain/desk/name-targets.server.ts'
import { undoableOf } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import type { App } from '#app/platform/app.ts'
import { changedFields, type FieldChange, peopleIn } from './change-words.ts'
import { targetLink } from './target-link.ts'

export interface AuditLineView {
  readonly id: number
  readonly at: string
  readonly by: string | null
  /** What it is called now. */
  readonly target: string
  /** Its kind and number, where the name does not say it: `lead 12`. */
  readonly which: string | undefined
  readonly href: string | undefined
  readonly summary: string
  readonly changes: readonly FieldChange[]
  /** `yes`, or why not. */
  readonly undo: 'yes' | { readonly why: string }
}

export async function viewLines(
  { database: { db } }: Pick<App, 'database'>,
  lines: readonly AuditLine[],
): Promise<AuditLineView[]> {
  const names = await nameTargets(
    db,
    lines.map(({ target }) => target),
  )
  const people = await accountNames(
    db,
    lines.flatMap(({ before, after }) => [...peopleIn(before), ...peopleIn(after)]),
  )
  const undoable = await undoableOf(db, lines, undoes)
  return lines.map((line) => ({
    id: line.id,
    at: line.created_at,
    by: line.by,
    ...named(line.target, names.get(line.target) ?? line.target),
    href: targetLink(line.target),
    summary: line.summary,
    changes: changedFields(line.before, line.after, people),
    undo: undoable.has(line.id) ? 'yes' : { why: whyNot(line) },
  }))
}

function named(target: string, name: string) {
  const [kind = '', number] = target.split(':')
  const plain = `${kind.replaceAll('-', ' ')}${number === undefined ? '' : ` ${number}`}`
  if (name.toLowerCase() === plain.toLowerCase()) return { target: name, which: undefined }
  // The address of an account tells it from all others, and its id is long and says nothing.
  return { target: name, which: kind === 'account' ? kind : plain }
}

function whyNot({ action, undone_by }: AuditLine): string {
  if (undone_by !== null) return `taken back in line ${undone_by}`
  if (action === 'undo') return 'took a change back'
  return action === 'lead.reply' ? 'too late to stop its mail' : 'cannot be undone'
}
