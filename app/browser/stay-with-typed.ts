/**
 * A link to the page that one is on, such as Contact in its own header. A browser loads that page anew in place of itself,
 * so Back would not bring back what was typed in it: while something is, the link leads to its top.
 */
import { clickedLink, opensElsewhere } from './clicked-link.ts'
import { isTyped } from './is-typed.ts'

export function stayWithTyped(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[aria-current=page]')
    if (!link || opensElsewhere(event) || link.href !== location.origin + location.pathname + location.search) return
    if (!isTyped()) return
    event.preventDefault()
    scrollTo(0, 0)
  })
}
