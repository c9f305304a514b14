/** All that is between the site and its visitors: six checks, each with what is open, as the launch sheet draws them. */
import type { App } from '#app/platform/app.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { type BackupState, backupState } from './last-backup.server.ts'
import { type Checks, lastChecks } from './last-checks.server.ts'
import { type FactGroup, sampleFactGroups } from './sample-facts.server.ts'
import { type SettingLeft, settingsLeft } from './settings-left.ts'
import { lastTestMail, type TestMail } from './test-mail.server.ts'

/** What is known without asking the network or the database: what `ops launch-check` lists. */
export interface OwnPoints {
  readonly facts: readonly FactGroup[]
  readonly settings: readonly SettingLeft[]
  readonly backup: BackupState
}

export interface Launch extends OwnPoints {
  readonly mail: TestMail | undefined
  readonly mailGoesOut: boolean
  readonly checks: Checks | undefined
}

/** In the order of the ladder. */
export interface OpenPoints {
  readonly facts: number
  readonly settings: number
  readonly mail: number
  readonly dns: number
  readonly outside: number
  readonly backup: number
}

export async function ownPoints(settings: Settings, now: Date): Promise<OwnPoints> {
  return { facts: sampleFactGroups(), settings: settingsLeft(settings), backup: await backupState(settings, now) }
}

export async function readLaunch(app: App, now: Date): Promise<Launch> {
  const [own, mail] = await Promise.all([ownPoints(app.settings, now), lastTestMail(app)])
  return { ...own, mail, mailGoesOut: app.settings.smtpUrl !== undefined, checks: lastChecks(app) }
}

export function countOwn({ facts, settings, backup }: OwnPoints): Pick<OpenPoints, 'facts' | 'settings' | 'backup'> {
  return {
    facts: facts.reduce((sum, group) => sum + group.facts.length, 0),
    settings: settings.filter(({ advised }) => !advised).length,
    backup: backup.state === 'none' || backup.state === 'old' ? 1 : 0,
  }
}

/** What was not checked yet is one open point. */
export function countOpen(launch: Launch): OpenPoints {
  const { mail, mailGoesOut, checks } = launch
  return {
    ...countOwn(launch),
    mail: mail?.state === 'sent' && mailGoesOut ? 0 : 1,
    dns: checks ? openRecords(checks) : 1,
    outside: checks ? checks.outside.filter(({ right }) => !right).length : 1,
  }
}

export function totalOf(open: Partial<OpenPoints>): number {
  return Object.values(open).reduce((sum, count) => sum + count, 0)
}

function openRecords({ dns: { mx, spf, dkim, dmarc } }: Checks): number {
  return [mx, spf, dkim, dmarc].filter(({ state }) => state !== 'right').length
}
