/** `ops launch-check`: all that must not go live, of what is known on this machine. Exit 1 while anything is left. */
import type { BackupState } from '#app/domain/launch/last-backup.server.ts'
import { countOwn, type OwnPoints, ownPoints, totalOf } from '#app/domain/launch/read-launch.server.ts'
import type { SettingLeft } from '#app/domain/launch/settings-left.ts'
import { counted } from '#app/formats.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { isThere } from './is-there.ts'
import { say } from './output.ts'

interface Finding {
  readonly title: string
  readonly why: string
  readonly left: readonly string[]
}

/** Looked at from a folder that is closed to the user, a copy would be missing: throws the system's error for that. */
export async function run(): Promise<number> {
  const settings = parseSettings(process.env)
  if (!settings.databaseUrl) isThere(sqliteFile(settings.dataDir))
  const points = await ownPoints(settings, new Date())
  for (const finding of findingsOf(points)) if (finding.left.length > 0) print(finding)
  const total = totalOf(countOwn(points))
  say(total === 0 ? 'Ready, as far as this machine can tell.' : `${counted(total, 'thing is', 'things are')} left.`)
  say('The launch sheet of the desk also tries mail, the name servers and the site as it is seen from outside.')
  return total === 0 ? 0 : 1
}

function findingsOf({ facts, settings, backup }: OwnPoints): Finding[] {
  return [
    {
      title: 'Invented facts',
      why: 'clients, cases and remarks are labelled as samples; the rest reads as fact',
      left: facts.flatMap(({ file, facts }) => facts.map(({ key }) => `${key}  (${file})`)),
    },
    {
      title: 'Settings',
      why: 'their defaults are for trying the site out',
      left: settings.filter(({ advised }) => !advised).map(settingLine),
    },
    { title: 'Backup', why: 'a disk that fails takes every message with it', left: backupLines(backup) },
    {
      title: 'Good to have, and not counted',
      why: 'the site may go live without',
      left: settings.filter(({ advised }) => advised).map(settingLine),
    },
  ]
}

function settingLine({ name, now, why }: SettingLeft): string {
  return `${name} is ${now}. ${why}`
}

function backupLines(backup: BackupState): string[] {
  if (backup.state === 'none') return ['No copy has ever been made here: ops backup FILE']
  return backup.state === 'old' ? [`The newest copy is ${backup.hours} hours old, of ${backup.at}`] : []
}

function print({ title, why, left }: Finding): void {
  say(`${title}: ${left.length} (${why})`)
  for (const line of left) say(`  ${line}`)
  say('')
}
