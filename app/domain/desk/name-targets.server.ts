/** What the targets of the audit log are called now. The log itself keeps numbers: it outlives the people. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'

/**
 * `lead:12` is the name or address of that lead, and `Lead 12` once it is erased; an account is its address, for its owner
 * chooses the name. Others are worded by their number.
 */
export async function nameTargets(
  db: Kysely<Database>,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = idsOf(targets, 'lead').map(Number)
  const leads =
    ids.length > 0 ? await db.selectFrom('lead').select(['id', 'name', 'email']).where('id', 'in', ids).execute() : []
  const users = idsOf(targets, 'account')
  const accounts =
    users.length > 0 ? await db.selectFrom('auth_user').select(['id', 'email']).where('id', 'in', users).execute() : []
  const known = new Map<string, string>([
    ...leads.map(({ id, name, email }) => [`lead:${id}`, name ?? email] as const),
    ...accounts.map(({ id, email }) => [`account:${id}`, email] as const),
  ])
  return new Map(targets.map((target) => [target, known.get(target) ?? worded(target)]))
}

function idsOf(targets: readonly string[], kind: string): string[] {
  return targets.flatMap((target) => (target.startsWith(`${kind}:`) ? [target.slice(kind.length + 1)] : []))
}

/** `block:3` is `Block 3`; a target without a number stands for itself. */
function worded(target: string): string {
  const [kind = '', ...rest] = target.split(':')
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}${rest.length > 0 ? ` ${rest.join(':')}` : ''}`
}
