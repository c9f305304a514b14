/** Who has leads, for the filter: also who does not work at the desk any more. */
import { type Kysely, sql } from 'kysely'
import type { StaffMember } from '#app/domain/desk/list-staff.server.ts'
import type { Database } from '#db/tables.ts'

/**
 * By name. From each the index is asked for the next one, instead of for all leads: what that costs depends on how many
 * owners there are, not on how many leads.
 */
export async function listOwners(db: Kysely<Database>): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    with recursive known(id) as (
      select min(owner_id) from lead
      union all
      select (select min(lead.owner_id) from lead where lead.owner_id > known.id)
      from known where known.id is not null
    )
    select auth_user.id, auth_user.name from known join auth_user on auth_user.id = known.id
    order by auth_user.name, auth_user.id`.execute(db)
  return rows
}
