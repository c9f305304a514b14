/** What the server process hands to whatever serves a request: everything that is not pure, in one value. */

import type { Clock } from './clock.server.ts'
import type { AppDatabase } from './database.server.ts'
import type { ListedPage } from './listed-pages.server.ts'
import type { Log } from './log.server.ts'
import type { PdfDrawer } from './pdf-thread.server.ts'
import type { Settings } from './settings.server.ts'

export interface App {
  readonly database: AppDatabase
  readonly clock: Clock
  readonly log: Log
  readonly settings: Settings
  /** The secret that all keys are derived from, see secrets.server.ts. */
  readonly secret: string
  /** Draws a document on a thread of its own, so that pages stay quick meanwhile. */
  readonly pdf: PdfDrawer
  /** The pages that search engines may know; undefined where the site was not built. */
  readonly pages?: readonly ListedPage[] | undefined
  /** Tells the outbox worker that a mail was just promised, so that it leaves at once. */
  readonly wakeOutbox: () => void
}
