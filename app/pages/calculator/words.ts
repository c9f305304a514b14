/** Everything the calculator says, in one language: it travels to the browser with the page. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'

export interface Words {
  copy: Content<'calculator'>
  /** Shared with the report. */
  roi: Content<'roi'>
  labels: Pick<Content<'labels'>, 'reading' | 'formErrors' | 'fieldErrors'>
  locale: Locale
}
