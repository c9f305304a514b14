/** Opens what a command needs beside a running server: no lock on the data folder, no migration, no worker. */
import type { App } from '#app/platform/app.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import { refuseEmptied } from '#app/platform/data-trouble.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { parseSettings, type Settings, SettingsError } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { isThere } from './is-there.ts'
import { refuseOtherVersion } from './refuse-other-version.ts'

export type OpsContext = Pick<App, 'database' | 'clock' | 'settings'>

/** Throws what `settingsOfSite` and `refuseOtherVersion` throw, and what a database that cannot be opened does. */
export async function withDatabase(work: (context: OpsContext) => Promise<number>): Promise<number> {
  const settings = settingsOfSite()
  // Opened, an emptied one gets a first page, and the next start would take it for new.
  if (!settings.databaseUrl) refuseEmptied(settings.dataDir)
  const database = await openDatabase(settings)
  try {
    await refuseOtherVersion(database)
    return await work({ database, clock: systemClock, settings })
  } finally {
    await database.close()
  }
}

/**
 * The settings of a site that is there. Throws `SettingsError` where its SQLite database is not: a command must not create
 * an empty one where the setting is wrong, and then report that nobody wrote.
 */
export function settingsOfSite(): Settings {
  const settings = parseSettings(process.env)
  const file = sqliteFile(settings.dataDir)
  if (settings.databaseUrl || isThere(file)) return settings
  throw new SettingsError(
    `DATA_DIR: there is no database at ${file}. Start the server once, or set DATA_DIR to its folder.`,
  )
}
