/**
 * What the desk gave up, because something else was asked for, is no error. A key moves on while the answer to the last one
 * still comes: React Router cuts that off, and nobody can take the error that comes of it.
 */
import { useEffect } from 'react'

export function useGivenUp(): void {
  useEffect(() => {
    const pass = (event: PromiseRejectionEvent) => {
      if (event.reason?.name === 'AbortError') event.preventDefault()
    }
    addEventListener('unhandledrejection', pass)
    return () => removeEventListener('unhandledrejection', pass)
  }, [])
}
