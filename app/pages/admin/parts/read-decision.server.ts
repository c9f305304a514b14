/** What a posted button decides about leads, on the list and on the page of one. */
import { listStaff } from '#app/domain/desk/list-staff.server.ts'
import type { LeadDecision } from '#app/domain/lead/change-leads.server.ts'
import { decidedStatuses } from '#app/domain/lead/lead-standing.server.ts'
import type { AtDesk } from './need-staff.server.ts'

/**
 * Of `owner`: a user's id, or null for nobody. `owner left`: they worked at the desk when the page was opened, or never
 * did. Undefined for what no button asks for.
 */
export async function readDecision(
  app: Pick<AtDesk['app'], 'database' | 'settings'>,
  wanted: string,
  owner: string | null,
): Promise<LeadDecision | 'owner left' | undefined> {
  if (wanted !== 'owner') {
    const status = decidedStatuses.find((known) => known === wanted)
    return status && { status }
  }
  if (owner === null) return { owner }
  const member = (await listStaff(app)).find(({ id }) => id === owner)
  return member ? { owner: member } : 'owner left'
}
