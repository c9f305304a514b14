/** What the site remembers in the browser: the theme and the language. */
import type { Locale } from '../locales.ts'

export const themeKey = 'theme'
const languageKey = 'preferred-language'

/** How long the language cookie stays: 365 days, in seconds. */
const languageMaxAge = 365 * 24 * 60 * 60

export type Theme = 'dark' | 'light' | 'system'

/** The stored theme; dark when nothing valid is stored or storage is closed. */
export function storedTheme(): Theme {
  const value = readStorage(themeKey)
  return value === 'light' || value === 'system' ? value : 'dark'
}

/** Shows a theme: `system` takes the attribute away, so that the device decides. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** The language that the visitor chose on this site earlier, if any: cookie first, then local storage. */
export function storedLanguage(): Locale | undefined {
  const cookie = /(?:^|; )preferred-language=(en|nl)(?:;|$)/.exec(document.cookie)?.[1]
  const value = cookie ?? readStorage(languageKey)
  return value === 'en' || value === 'nl' ? value : undefined
}

/** Remembers a chosen language in cookie and local storage. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and asynchronous.
  document.cookie = `${languageKey}=${locale}; Path=/; Max-Age=${languageMaxAge}; SameSite=Strict${secure}`
  writeStorage(languageKey, locale)
}

export function rememberTheme(theme: Theme): void {
  writeStorage(themeKey, theme)
}

// Storage throws where a browser forbids it. Then the site works and forgets.
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing to mend: the choice holds for this page.
  }
}
