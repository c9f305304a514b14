/** `ops calendar-address`: where a calendar program subscribes to our bookings. Whoever knows it can read them all. */
import { pathToStaffCalendar } from '#app/booking-paths.ts'
import { staffCalendarToken } from '#app/domain/booking/staff-calendar.server.ts'
import { loadSecret } from '#app/platform/secrets.server.ts'
import { explain, say } from './output.ts'
import { settingsOfSite } from './with-database.ts'

/** Reads nothing in the database, so it answers whatever version that is of. */
export async function run(): Promise<number> {
  const settings = settingsOfSite()
  say(new URL(pathToStaffCalendar(staffCalendarToken(loadSecret(settings))), settings.siteUrl).href)
  explain('It is a secret: who has it reads names, addresses and telephone numbers. It changes with the secret only.')
  return 0
}
