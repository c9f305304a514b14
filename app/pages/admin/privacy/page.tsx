/**
 * What is held on somebody, and how long anything is kept. The address is only ever posted: it stands in no web address, so
 * the answer to the form is the page itself.
 */
import { type MetaDescriptor, redirect } from 'react-router'
import { company } from '#app/content/company.ts'
import { tidyEmail } from '#app/domain/account/account-input.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { eraseHeld } from '#app/domain/privacy/erase-held.server.ts'
import { listProofs } from '#app/domain/privacy/erasure-proofs.server.ts'
import { lookUp } from '#app/domain/privacy/look-up.server.ts'
import { readRounds } from '#app/domain/retention/retention-rounds.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { App } from '#app/platform/app.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { wholeNumber } from '../parts/query.ts'
import type { Route } from './+types/page.ts'
import { ErasedNews } from './erased-news.tsx'
import { FindForm } from './find-form.tsx'
import { Found } from './found.tsx'
import { viewOf } from './privacy-view.server.ts'
import { ProofTable } from './proof-table.tsx'
import { RetentionTable } from './retention-table.tsx'
import { retentionView } from './retention-view.server.ts'

const proofsShown = 20

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  const { db } = app.database
  const [rounds, proofs] = await Promise.all([readRounds(db), listProofs(db, { limit: proofsShown })])
  const asked = wholeNumber(new URL(args.request.url).searchParams.get('proof'))
  return {
    retention: retentionView(rounds, now),
    proofs,
    erased: proofs.find(({ number }) => number === asked),
    mailFiles: app.settings.smtpUrl === undefined,
  }
}

/** `found` shows what there is, `ask` asks before it erases. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const email = fieldOf(form, 'email')
  const what = fieldOf(form, 'do')
  const confirm = fieldOf(form, 'confirm')
  const names = form.getAll('name').filter((name) => typeof name === 'string')
  if (what === 'erase' && tidyEmail(confirm) === tidyEmail(email)) await erase(app, staff, { address: email, names })
  const look = await lookUp(app, email)
  if (look.outcome !== 'looked') return { email, fault: look.outcome === 'office' ? 'office' : look.issue } as const
  const found = viewOf(look)
  const asking = (what === 'ask' || what === 'erase') && found.obstacle === undefined && isSomething(found)
  return {
    email,
    found,
    step: asking ? 'ask' : 'found',
    wrong: what === 'erase' ? { confirm, names } : undefined,
  } as const
}

/** Where it was not done, what is found now says why. */
async function erase(app: App, staff: Staff, order: { address: string; names: string[] }): Promise<void> {
  const outcome = await eraseHeld(app, staff, order)
  if (outcome.outcome === 'erased') throw redirect(`/admin/privacy?proof=${outcome.number}`, 303)
}

function isSomething({ rows, mentions }: ReturnType<typeof viewOf>): boolean {
  return rows > 0 || mentions.length > 0
}

export const meta = (): MetaDescriptor[] => [{ title: `Privacy | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { retention, proofs, erased, mailFiles } = loaderData
  return (
    <>
      <PageHead title="Privacy">
        Find what is held on an address, hand it over, or erase it. An answer is due within one month of the request
        (GDPR, art.{'\u00a0'}12).
      </PageHead>
      {erased && !actionData ? <ErasedNews proof={erased} /> : null}
      <FindForm typed={actionData?.email} fault={actionData?.fault} />
      {actionData?.found ? <Found {...actionData} found={actionData.found} mailFiles={mailFiles} /> : null}
      {actionData?.step === 'ask' ? null : (
        <>
          <RetentionTable {...retention} />
          <ProofTable proofs={proofs} most={proofsShown} />
        </>
      )}
    </>
  )
}
