/** In place of a sheet that could not be read. The frame of the desk stays; every sheet has this as its `ErrorBoundary`. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { signInPath } from '#app/sign-in-path.ts'
import desk from './desk.module.css'
import { Fault } from './fault.tsx'
import { PageHead } from './page-head.tsx'
import { sheetAt } from './sheets.ts'
import { useHydrated } from './use-hydrated.ts'

export function DeskTrouble() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  // Where a form was sent there may be no sheet: Undo and the search have addresses of their own.
  const sheet = sheetAt(pathname)
  const missing = isRouteErrorResponse(error) && error.status === 404
  const again = !missing && sheet !== undefined
  return (
    <>
      <PageHead title={missing ? 'Not on the desk' : 'Not read'} />
      <Fault title={missing ? 'There is nothing at this address.' : 'The sheet could not be read.'}>
        {missing
          ? `It may have been deleted, at the end of its term or on request. Or you are signed out: then nothing was done.${hydrated ? ' A reply or a note that was being typed is kept in this browser.' : ''}`
          : 'Whether your last change was made stands in the line at the foot and in the audit log. The reason is in the log of the server.'}
      </Fault>
      <div className={desk.pad}>
        <a className={desk.tool} href={again ? pathname + search : '/admin'}>
          {again ? 'Try again' : 'To the leads'}
        </a>
        {missing ? (
          <a className={desk.tool} href={signInPath('en', sheet ? pathname : '/admin')}>
            Sign in
          </a>
        ) : null}
      </div>
    </>
  )
}
