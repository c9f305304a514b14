import { company } from '#app/content/company.ts'
import { unbrokenFigures } from '#app/unbroken.ts'
import { escaped } from './escaped.ts'

const { shown } = company.phone

/**
 * A text as HTML of a mail: on a phone neither "4 hours" nor our telephone number parts at the end of a line. By no-break
 * spaces, which every mail program has; word joiners some draw as a box. The plain text of the mail stays as it was written.
 */
export function unbrokenHtml(text: string): string {
  return escaped(unbrokenFigures(text).replaceAll(shown, shown.replaceAll(' ', '\u00a0')))
}
