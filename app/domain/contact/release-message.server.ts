/** Staff found that a quarantined message comes from a person: it is received after all, and its mails go out. */
import type { Transaction } from 'kysely'
import { messageArrival } from '#app/domain/lead/arrivals.server.ts'
import { findLead } from '#app/domain/lead/change-leads.server.ts'
import { holdArrival } from '#app/domain/lead/hold-arrival.server.ts'
import { startWaiting } from '#app/domain/lead/record-lead.server.ts'
import { recordRelease } from '#app/domain/lead/record-release.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { promiseMails } from './promise-mails.server.ts'
import { findMessage, liftQuarantine } from './store.server.ts'

type Needs = Pick<App, 'clock' | 'settings' | 'secret'>

type ReleaseOutcome = { outcome: 'released' } | { outcome: 'not_quarantined' } | { outcome: 'not_found' }

/** On the command line, where nobody is signed in. */
export async function releaseMessage(app: Needs & Pick<App, 'database'>, number: number): Promise<ReleaseOutcome> {
  return app.database.db.transaction().execute(async (trx) => {
    const held = await holdArrival(trx, { kind: 'message', refId: number })
    const release = await releaseIn(app, trx, number)
    const lead = held && release.outcome === 'released' && (await findLead(trx, held.lead.id))
    if (lead) await recordRelease(trx, app, undefined, lead)
    return release
  })
}

/** As a part of something larger, which enters it in the audit log. */
export async function releaseIn(app: Needs, trx: Transaction<Database>, number: number): Promise<ReleaseOutcome> {
  const message = await liftQuarantine(trx, number)
  if (!message) return { outcome: (await findMessage(trx, number)) ? 'not_quarantined' : 'not_found' }
  await startWaiting(trx, messageArrival(message))
  await promiseMails(app, trx, message)
  return { outcome: 'released' }
}
