/**
 * Contact in the header and the menu, pressed on the contact page itself. The browser would load the page anew in place of
 * this one, and not even Back would bring back what was typed: while the form holds something, the link leads to it.
 */
import { useEffect } from 'react'

/** For as long as the form stands: once it was sent, the link loads a new one. */
export function useStayWithTyped(formId: string): void {
  useEffect(() => {
    // As app/browser/clicked-link.ts, which two pages with scripts would share in a file of its own: every page pays for it.
    function lead({ target }: Event): void {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[aria-current=page]')
      if (!link) return
      const holds = holdsText(formId)
      link.hash = holds ? formId : ''
      // Of a refused post, for one: at another address the link would load a page.
      if (holds) link.search = location.search
    }
    document.addEventListener('click', lead)
    return () => document.removeEventListener('click', lead)
  }, [formId])
}

/** Looked up on each click: the fields are the browser's, and were typed in before a script ran. */
function holdsText(formId: string): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(`#${formId} [aria-required]`)
  return [...fields].some(({ value }) => value !== '')
}
