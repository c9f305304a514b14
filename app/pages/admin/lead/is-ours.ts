/** Whether a text may be replaced without asking: it is empty, or a template that nobody touched. */
import { tidyText } from '#app/domain/typed-text.ts'

export function isOurs(text: string, templates: readonly { readonly text: string }[]): boolean {
  const typed = tidyText(text)
  return typed === '' || templates.some((template) => tidyText(template.text) === typed)
}
