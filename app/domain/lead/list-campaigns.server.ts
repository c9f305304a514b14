/** The campaigns that leads came from, for the filter. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/tables.ts'

/** Whoever makes up campaigns in links fills the filter no further than this. */
const mostCampaigns = 40

/**
 * Each once, in order of the alphabet. From each the index is asked for the next one, instead of for all leads: what that
 * costs depends on how many campaigns there are, not on how many leads.
 */
export async function listCampaigns(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ campaign: string }>`
    with recursive known(campaign) as (
      select min(campaign) from lead
      union all
      select (select min(lead.campaign) from lead where lead.campaign > known.campaign)
      from known where known.campaign is not null
    )
    select campaign from known where campaign is not null limit ${mostCampaigns}`.execute(db)
  return rows.map(({ campaign }) => campaign)
}
