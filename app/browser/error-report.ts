/** Sends uncaught errors of this page to the server, at most three a page. No query, no form content, no identifier. */

const mostReports = 3

interface ErrorReport {
  message: string
  stack: string | undefined
  /** Path without query or hash: those may hold what a visitor typed. */
  path: string
}

export function reportErrors(): void {
  let sent = 0
  const report = (error: unknown) => {
    if (sent++ < mostReports) sendErrorReport(error)
  }
  addEventListener('error', (event) => {
    // A script that failed to load has no error; a script of another origin shows only "Script error.".
    if (event.error) report(event.error)
  })
  addEventListener('unhandledrejection', (event) => report(event.reason))
}

/** Posts one error. Failing to report is not reported. */
export function sendErrorReport(error: unknown): void {
  fetch('/api/app-error', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(describeCrash(error, location.pathname)),
    keepalive: true,
  }).catch(() => undefined)
}

/** A crash as it is stored: lengths cut to what the server takes. Of an answer that is no error its status. */
export function describeCrash(error: unknown, path: string): ErrorReport {
  const { message, status, stack } = Object(error) as Partial<Error & Response>
  return {
    message: String(message ?? status ?? error).slice(0, 500),
    stack: stack?.slice(0, 4000),
    path: path.slice(0, 200),
  }
}
