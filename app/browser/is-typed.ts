/**
 * A field of a form that posts (app/ui/field/) holds a text that it did not come with, or came back with one that was
 * refused. A form that asks for a page has what it holds in the address.
 */
export function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('[method=post] [aria-required]')
  return [...fields].some((field) => field.value !== field.defaultValue || field.ariaInvalid === 'true')
}
