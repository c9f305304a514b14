/**
 * The language links (`<a data-language="nl">`): remember the choice, and replace the history entry so that Back does
 * not lead to the same page in the other language, unless it is to bring back what was typed. Query and hash stay.
 * Without JavaScript they are plain links.
 */
import type { Locale } from '../locales.ts'
import { clickedLink, opensElsewhere } from './clicked-link.ts'
import { isTyped } from './is-typed.ts'
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
