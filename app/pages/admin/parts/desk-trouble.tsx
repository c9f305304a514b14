/** In place of a sheet that could not be read. The frame of the desk stays; every sheet has this as its `ErrorBoundary`. */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { signInPath } from '#app/sign-in-path.ts'
import desk from './desk.module.css'
import { Fault } from './fault.tsx'
import { PageHead } from './page-head.tsx'
import { sheetAt } from './sheets.ts'

export function DeskTrouble() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <PageHead title={missing ? 'Not on the desk' : 'Not read'} />
      <Fault title={missing ? 'There is nothing at this address.' : 'The sheet could not be read.'}>
        {missing
          ? 'It may have been deleted, at the end of its term or on request. Or you are signed out: then nothing was done.'
          : 'Whether your last change was made stands in the line at the foot and in the audit log. The reason is in the log of the server.'}
      </Fault>
      <div className={desk.pad}>
        <a className={desk.tool} href={missing ? '/admin' : pathname + search}>
          {missing ? 'To the leads' : 'Try again'}
        </a>
        {missing ? (
          // Where a form was sent there may be no sheet: Undo has an address of its own.
          <a className={desk.tool} href={signInPath('en', sheetAt(pathname) ? pathname : '/admin')}>
            Sign in
          </a>
        ) : null}
      </div>
    </>
  )
}
