/** The frame of the desk: the rail of sheets, the search, and the line that says what was done last. */
import { useEffect } from 'react'
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useRouteLoaderData } from 'react-router'
import { openAfterDeploy } from '#app/browser/open-as-document.ts'
import { company } from '#app/content/company.ts'
import { lastChange } from '#app/domain/desk/last-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { officeState } from '#app/domain/lead/office-time.server.ts'
import { buildContext } from '#app/request-context.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { secretFormHeaders } from '#app/secret-headers.ts'
import type { Route } from './+types/page.ts'
import { readAfterConflict } from './parts/after-conflict.ts'
import { countSheets } from './parts/count-sheets.server.ts'
import { DeskFrame } from './parts/desk-frame.tsx'
import { needStaff } from './parts/need-staff.server.ts'

export const handle: RouteHandle = { hydrate: true, bare: true }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [openAfterDeploy]

export async function loader(args: Route.LoaderArgs) {
  const { app, staff, now } = await needStaff(args)
  const { context } = args
  const { db } = app.database
  const [counts, last] = await Promise.all([countSheets(app, now), lastChange(db, staff, undoes)])
  return {
    build: context.get(buildContext),
    staff,
    counts,
    last,
    now: now.toISOString(),
    office: officeState(now.toISOString()),
  }
}

/** What the frame showed last: where the server cannot be reached it stays, and the sheet says what is wrong. */
let shown: Awaited<ReturnType<typeof loader>> | undefined

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    shown = await serverLoader()
  } catch (error) {
    if (!shown || isRouteErrorResponse(error)) throw error
  }
  return shown
}

export const shouldRevalidate = readAfterConflict

export function meta({ error, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (error) return matches[0]?.meta ?? []
  return [{ title: `Desk | ${company.brand}` }, { name: 'robots', content: 'noindex' }]
}

export const headers = () => secretFormHeaders

export default function Desk({ loaderData }: Route.ComponentProps) {
  // The first load is the server's and passes by the loader of the browser.
  useEffect(() => {
    shown = loaderData
  }, [loaderData])
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <DeskFrame {...loaderData} theme={root?.shell.theme}>
      <Outlet />
    </DeskFrame>
  )
}
