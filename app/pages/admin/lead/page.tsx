/** One lead: its road in office hours, all that came and was done, and the reply. */
import { useEffect } from 'react'
import { type MetaDescriptor, useLocation, useNavigationType } from 'react-router'
import { company } from '#app/content/company.ts'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { readAfterConflict } from '../parts/after-conflict.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { useAfterPost } from '../parts/use-after-post.ts'
import type { Route } from './+types/page.ts'
import { actOnLead } from './act-on-lead.server.ts'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadNews } from './lead-news.tsx'
import styles from './page.module.css'
import { readPage } from './read-page.server.ts'
import { ReplyForm, replyFieldId } from './reply-form.tsx'
import { RoadStrip } from './road-strip.tsx'
import { Story, storyItemsId } from './story.tsx'

export async function loader(args: Route.LoaderArgs) {
  const desk = await needStaff(args)
  return readPage(desk, args.params.id, new URL(args.request.url).searchParams)
}

export async function action(args: Route.ActionArgs) {
  const desk = await needStaff(args)
  return actOnLead(desk, args.params.id, await readForm(args.request))
}

export const meta = ({ loaderData }: Route.MetaArgs): MetaDescriptor[] => [
  { title: `${loaderData?.title ?? 'Lead'} | ${company.brand} desk` },
  { name: 'robots', content: 'noindex' },
]

export const shouldRevalidate = readAfterConflict

export const ErrorBoundary = DeskTrouble

export default function LeadPage({ loaderData: file, actionData }: Route.ComponentProps) {
  useFocus(file.lead.id)
  return (
    <>
      <HatchPattern />
      <LeadHead file={file} />
      <LeadNews file={file} answer={actionData} />
      {file.strip ? <RoadStrip file={file} strip={file.strip} /> : null}
      <div className={styles.sides}>
        <div className={styles.story}>
          <Story file={file} seen={actionData && 'seen' in actionData ? actionData.seen : undefined} />
          {file.suspect ? null : (
            <ReplyForm
              key={file.lead.id}
              file={file}
              posted={actionData && 'typed' in actionData ? actionData : undefined}
            />
          )}
        </div>
        <LeadFacts file={file} noted={actionData?.about === 'note' ? actionData : undefined} />
      </div>
    </>
  )
}

/**
 * A lead that was gone to from another sheet is read out from its head, once; `#reply` leads into the form. A decision
 * takes its own button away, a reply or a note that was stored lets go of its form: whoever pressed one goes on from the
 * head, or further down from what it became in the story.
 */
function useFocus(id: number): void {
  const { hash } = useLocation()
  const entered = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is posted here, which also drops the hash, leads to the same lead
  useEffect(() => {
    if (hash === '#reply') document.getElementById(replyFieldId)?.focus()
    else if (!entered) document.getElementById(`lead-${id}`)?.focus({ preventScroll: true })
  }, [id])
  useAfterPost(() => {
    if (document.activeElement !== document.body) return
    const head = document.getElementById(`lead-${id}`)
    const isSeen = head !== null && head.getBoundingClientRect().bottom > 0
    if (isSeen) head.focus({ preventScroll: true })
    else [...document.querySelectorAll<HTMLElement>(`#${storyItemsId} > [tabindex]`)].at(-1)?.focus()
  })
}
