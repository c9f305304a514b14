/** Launch readiness: six checks as one ladder. The line runs straight along the lower step when the site may go live. */
import { data, type MetaDescriptor, redirect } from 'react-router'
import { company } from '#app/content/company.ts'
import { dnsRecords, senderOf } from '#app/domain/launch/dns-records.ts'
import { checkNow, readSelector } from '#app/domain/launch/last-checks.server.ts'
import { countOpen, readLaunch, totalOf } from '#app/domain/launch/read-launch.server.ts'
import { sendTestMail } from '#app/domain/launch/test-mail.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/page.ts'
import { BackupSection } from './backup-section.tsx'
import { CheckButton, CheckState } from './check-button.tsx'
import { DnsSection } from './dns-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { LaunchLadder } from './launch-ladder.tsx'
import { MailSection } from './mail-section.tsx'
import { OutsideSection } from './outside-section.tsx'
import styles from './page.module.css'
import { ReleaseStamp } from './release-stamp.tsx'
import { SettingsSection } from './settings-section.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { app, staff, now } = await needStaff(args)
  const launch = await readLaunch(app, now)
  const { settings } = app
  const records = dnsRecords(senderOf(settings), launch.checks?.selector)
  const open = countOpen(launch)
  return { launch, open, total: totalOf(open), records, origin: settings.siteUrl.origin, email: staff.email }
}

interface Answer {
  /** What was typed and is no selector. */
  wrongSelector?: string
  /** So long until the next test mail. */
  waitSeconds?: number
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const wanted = fieldOf(form, 'do')
  if (wanted === 'mail') {
    const sent = await sendTestMail(app, staff)
    if (sent.outcome === 'promised') throw redirect('/admin/launch#mail', 303)
    return data<Answer>({ waitSeconds: sent.retryAfterSeconds }, { status: 429 })
  }
  if (wanted !== 'check') throw data(null, { status: 400 })
  const typed = fieldOf(form, 'selector').slice(0, 100)
  const selector = readSelector(typed)
  if (typed.trim() !== '' && selector === undefined) return data<Answer>({ wrongSelector: typed }, { status: 422 })
  await checkNow(app, selector)
  throw redirect('/admin/launch', 303)
}

export const meta = (): MetaDescriptor[] => [{ title: `Launch readiness | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

export default function LaunchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { launch, open, total, records, origin, email } = loaderData
  const { checks } = launch
  return (
    <>
      <PageHead
        title="Launch readiness"
        actions={
          <>
            <ReleaseStamp total={total} facts={open.facts} />
            <CheckButton selector={checks?.selector} />
          </>
        }
      >
        <CheckState total={total} at={checks?.at} /> Facts, settings and backup are also what{' '}
        <code className={styles.command}>vlotwerk-ops launch-check</code> lists.
      </PageHead>
      <LaunchLadder open={open} />
      <div className={styles.columns}>
        <div>
          <FactsSection groups={launch.facts} open={open.facts} />
          <SettingsSection left={launch.settings} open={open.settings} />
        </div>
        <div>
          <MailSection
            last={launch.mail}
            goesOut={launch.mailGoesOut}
            email={email}
            waitSeconds={actionData?.waitSeconds}
          />
          <DnsSection records={records} checks={checks} open={open.dns} wrongSelector={actionData?.wrongSelector} />
          <OutsideSection checks={checks} origin={origin} open={open.outside} />
          <BackupSection backup={launch.backup} />
        </div>
      </div>
    </>
  )
}
