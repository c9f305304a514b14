/**
 * Runs inline in <head>, before the first paint: theme, language, `?section=`, and the report of a crash.
 * Every byte of it stands in every page, and its hash in the content security policy.
 */
import { localeOfPath, pathInLocale } from '../locales.ts'
import { reportErrors } from './error-report.ts'
import { showTheme, storedLanguage, storedTheme } from './preferences.ts'

showTheme(storedTheme())
reportErrors()
if (!leaveForDutch()) scrollToSection()

/**
 * Whoever enters on an English address and reads Dutch is taken to the Dutch twin, in place. Only on entering:
 * a link inside the site is followed as it stands. Pages that exist once, or keep their language, carry `data-stay`.
 */
function leaveForDutch(): boolean {
  const { pathname, search, hash, origin } = location
  if (localeOfPath(pathname) === 'nl' || 'stay' in document.documentElement.dataset) return false
  if (document.referrer.startsWith(`${origin}/`)) return false
  const wanted = storedLanguage() ?? (navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en')
  if (wanted !== 'nl') return false
  location.replace(pathInLocale(pathname, 'nl') + search + hash)
  return true
}

/** `/?section=faq` scrolls to the element with that id, then the address is the bare page again. */
function scrollToSection(): void {
  const { pathname, search } = location
  const section = new URLSearchParams(search).get('section')
  if (section === null || (pathname !== '/' && pathname !== '/nl')) return
  addEventListener('DOMContentLoaded', () => {
    document.getElementById(section)?.scrollIntoView()
    history.replaceState(history.state, '', pathname)
  })
}
