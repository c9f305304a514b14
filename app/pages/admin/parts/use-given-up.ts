/**
 * What the desk gave up, because something else was asked for, is no error. A key moves on while the answer to the last one
 * still comes: React Router cuts that off, and nobody can take the error that comes of it.
 */
import { useEffect } from 'react'

export function useGivenUp(): void {
  useEffect(() => {
    const pass = (event: PromiseRejectionEvent) => {
      if (event.reason?.name !== 'AbortError') return
      event.preventDefault()
      // Nor is it told to the server: browser/error-report.ts.
      event.stopImmediatePropagation()
    }
    addEventListener('unhandledrejection', pass, true)
    return () => removeEventListener('unhandledrejection', pass, true)
  }, [])
}
