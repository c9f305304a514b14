/**
 * IndexNow as a test rig of four steps: the key, the file with it, the URLs that changed, and the answer of the search
 * engines. Nothing here can be taken back: what they were told, they were told.
 */
import { useState } from 'react'
import { data, type MetaDescriptor, redirect } from 'react-router'
import { company } from '#app/content/company.ts'
import { refusalWords, submitUrls } from '#app/domain/indexnow/submit-urls.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { readAfterConflict } from '../parts/after-conflict.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { Fault } from '../parts/fault.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PostNews } from '../parts/post-news.tsx'
import type { Route } from './+types/page.ts'
import { AnswerNews } from './answer-news.tsx'
import { Answers } from './answers.tsx'
import { ChangedWords } from './changed-words.tsx'
import { History } from './history.tsx'
import { KeyFileNews } from './key-file-news.tsx'
import { readSheet } from './read-sheet.server.ts'
import { SettingsBox } from './settings-box.tsx'
import { readView } from './sheet-address.ts'
import { TestRig } from './test-rig.tsx'
import { UrlForm } from './url-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  return readSheet(app, readView(args.url.searchParams), now)
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const key = fieldOf(form, 'key')
  if (!/^[0-9a-f]{32}$/.test(key)) throw data(null, { status: 400 })
  const ticked = form.getAll('path').filter((path) => typeof path === 'string')
  const choice = fieldOf(form, 'do') === 'changed' ? 'changed' : ticked
  const answer = await submitUrls(app, { choice, key, staff })
  const last = answer.outcome === 'sent' ? answer.submissions.at(-1) : undefined
  if (last) throw redirect(`/admin/indexnow-test?sent=${last.id}`, 303)
  if (answer.outcome === 'sent') throw new Error('A submission was sent and is not there.')
  const refused = { refusal: refusalWords(answer, deskTime), ticked }
  // What was new or changed has been submitted since the sheet was opened: it is read again.
  const late = choice === 'changed' && answer.outcome === 'nothing_chosen'
  return data(refused, { status: answer.outcome === 'wait' ? 429 : late ? 409 : 422 })
}

export const meta = (): MetaDescriptor[] => [{ title: `IndexNow | ${company.brand} desk` }]

export const shouldRevalidate = readAfterConflict

export const ErrorBoundary = DeskTrouble

export default function IndexNowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formKey, urls, counts, keyFile, sent, last, settings, history, pausedUntil, built } = loaderData
  const preTicked = actionData?.ticked ?? loaderData.preTicked
  const [ticked, setTicked] = useState<number>()
  return (
    <>
      <PageHead title="IndexNow">
        <ChangedWords counts={counts} built={built} />
      </PageHead>
      <TestRig
        settings={settings}
        keyFile={keyFile}
        counts={counts}
        ticked={ticked ?? preTicked.length}
        sent={sent}
        last={last}
      />
      <PostNews>
        {actionData ? <Fault title={actionData.refusal} /> : null}
        {sent ? <AnswerNews sent={sent} /> : null}
      </PostNews>
      <KeyFileNews check={keyFile} />
      <div className={desk.split}>
        <div>
          {built ? (
            <UrlForm
              // What was ticked by hand stays until it was sent.
              key={sent?.id ?? 'unsent'}
              formKey={formKey}
              urls={urls}
              counts={counts}
              preTicked={preTicked}
              pausedUntil={pausedUntil}
              onTicked={setTicked}
            />
          ) : null}
          <History {...history} />
        </div>
        <aside aria-label="Settings and answers">
          <div className={desk.pane}>
            <SettingsBox settings={settings} />
            <Answers current={sent?.outcome} />
          </div>
        </aside>
      </div>
    </>
  )
}
