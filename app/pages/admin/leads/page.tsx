/** The leads: who waits for us and for how long, on one axis of office hours; and what is done about them. */
import { data, type MetaDescriptor, useSearchParams } from 'react-router'
import { company } from '#app/content/company.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { Fault } from '../parts/fault.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { PostNews } from '../parts/post-news.tsx'
import type { Route } from './+types/page.ts'
import { LeadList } from './lead-list.tsx'
import { ListHead } from './list-head.tsx'
import { ListNews } from './list-news.tsx'
import { ListTools } from './list-tools.tsx'
import { readList } from './read-list.server.ts'
import { takeDecision } from './take-decision.server.ts'
import { WaitPattern } from './wait-bar.tsx'

export async function loader(args: Route.LoaderArgs) {
  const desk = await needStaff(args)
  return readList(desk, new URL(args.request.url).searchParams)
}

export async function action(args: Route.ActionArgs) {
  const desk = await needStaff(args)
  return data({ fault: await takeDecision(desk, new URL(args.request.url), await readForm(args.request)) }, 422)
}

export const meta = (): MetaDescriptor[] => [
  { title: `Leads | ${company.brand} desk` },
  { name: 'robots', content: 'noindex' },
]

export const ErrorBoundary = DeskTrouble

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <WaitPattern />
      <ListHead list={loaderData} />
      {useSearchParams()[0].has('unknown') ? (
        <Fault title="No lead has that address or number.">
          Or several addresses begin like that: type the whole address.
        </Fault>
      ) : null}
      <PostNews>
        {actionData ? <Fault title="Nothing was changed.">{actionData.fault}</Fault> : null}
        <ListNews list={loaderData} />
      </PostNews>
      <ListTools list={loaderData} />
      <LeadList list={loaderData} />
    </>
  )
}
