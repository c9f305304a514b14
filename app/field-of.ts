/** A field of a posted form as text; a file or a missing field is an empty one. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
