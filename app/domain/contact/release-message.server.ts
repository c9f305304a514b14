/** Staff found that a quarantined message comes from a person: it is received after all, and its mails go out. */
import type { App } from '#app/platform/app.ts'
import { promiseMails } from './promise-mails.server.ts'
import { findMessage, liftQuarantine } from './store.server.ts'

type ReleaseOutcome = { outcome: 'released' } | { outcome: 'not_quarantined' } | { outcome: 'not_found' }

export async function releaseMessage(
  app: Pick<App, 'database' | 'clock' | 'settings' | 'secret'>,
  number: number,
): Promise<ReleaseOutcome> {
  return app.database.db.transaction().execute(async (trx) => {
    const message = await liftQuarantine(trx, number)
    if (!message) return { outcome: (await findMessage(trx, number)) ? 'not_quarantined' : 'not_found' } as const
    await promiseMails(app, trx, message)
    return { outcome: 'released' } as const
  })
}
