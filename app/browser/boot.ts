/**
 * Runs inline in <head>, before the first paint: theme, language, the report of a crash, and what is loaded later.
 * Every byte of it stands in every page, and its hash in the content security policy.
 */
import { localeOfPath, pathInLocale } from '../locales.ts'
import { reportErrors } from './error-report.ts'
import { loadLate } from './load-late.ts'
import { navigationEntry } from './navigation-entry.ts'
import { showTheme, storedLanguage, storedTheme } from './preferences.ts'

showTheme(storedTheme())
reportErrors()
const inside = document.referrer.startsWith(`${location.origin}/`)
if (!leaveForDutch()) loadLate(inside)

/**
 * Whoever enters on an English address and reads Dutch is taken to the Dutch twin, in place. Only on entering:
 * a link inside the site is followed as it stands, and Back leads to what was left, with what was typed in it.
 * Pages that exist once, or keep their language, carry `data-stay`.
 */
function leaveForDutch(): boolean {
  const { pathname, search, hash } = location
  if (inside || localeOfPath(pathname) === 'nl' || 'stay' in document.documentElement.dataset) return false
  const wanted = storedLanguage() ?? (navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en')
  if (wanted !== 'nl' || navigationEntry()?.type === 'back_forward') return false
  location.replace(pathInLocale(pathname, 'nl') + search + hash)
  return true
}
