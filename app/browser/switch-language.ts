/**
 * The language links (`<a data-language="nl">`): remember the choice, and replace the history entry so that Back does
 * not lead to the same page in the other language, unless it is to bring back what was typed. Query and hash stay.
 * Without JavaScript they are plain links.
 */
import type { Locale } from '../locales.ts'
import { clickedLink, opensElsewhere } from './clicked-link.ts'
import { rememberLanguage } from './preferences.ts'

export function switchLanguage(): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event, 'a[data-language]')
    if (!link) return
    rememberLanguage(link.dataset['language'] as Locale)
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (!link.ariaCurrent) location[isTyped() ? 'assign' : 'replace'](link.pathname + location.search + location.hash)
  })
}

/**
 * A field of a form that posts (app/ui/field/) holds a text that it did not come with, or came back with one that was
 * refused. A form that asks for a page has what it holds in the address.
 */
function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('[method=post] [aria-required]')
  return [...fields].some((field) => field.value !== field.defaultValue || field.ariaInvalid === 'true')
}
