/** The languages of visitors, as the desk names them. */
import type { Localized } from '#app/locales.ts'

export const languageNames: Localized<string> = { en: 'English', nl: 'Dutch' }
