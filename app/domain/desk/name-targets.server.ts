/** What the targets of the audit log are called now. The log itself keeps numbers: it outlives the people. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'

/** `lead:12` is the name or address of that lead, and `Lead 12` once it is erased; others are worded by their number. */
export async function nameTargets(
  db: Kysely<Database>,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = targets.flatMap((target) => (target.startsWith('lead:') ? [Number(target.slice('lead:'.length))] : []))
  const leads =
    ids.length > 0 ? await db.selectFrom('lead').select(['id', 'name', 'email']).where('id', 'in', ids).execute() : []
  const known = new Map(leads.map(({ id, name, email }) => [`lead:${id}`, name ?? email]))
  return new Map(targets.map((target) => [target, known.get(target) ?? worded(target)]))
}

/** `block:3` is `Block 3`; a target without a number stands for itself. */
function worded(target: string): string {
  const [kind = '', ...rest] = target.split(':')
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}${rest.length > 0 ? ` ${rest.join(':')}` : ''}`
}
