/** Opens what a command needs beside a running server: no lock on the data folder, no migration, no worker. */
import { existsSync } from 'node:fs'
import type { App } from '#app/platform/app.ts'
import { systemClock } from '#app/platform/clock.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { parseSettings, SettingsError } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'

export type OpsContext = Pick<App, 'database' | 'clock' | 'settings'>

/** A command must not create an empty database where the setting is wrong, and then report that nobody wrote. */
export async function withDatabase(work: (context: OpsContext) => Promise<number>): Promise<number> {
  const settings = parseSettings(process.env)
  if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir))) {
    throw new SettingsError(
      `DATA_DIR: there is no database at ${sqliteFile(settings.dataDir)}. Start the server once, or set DATA_DIR to its folder.`,
    )
  }
  const database = await openDatabase(settings)
  try {
    return await work({ database, clock: systemClock, settings })
  } finally {
    await database.close()
  }
}
