/** Puts values into a text with places such as `{count}`. Numbers come in already written for the language. */

/** A place without a value stays as it is written, so that a forgotten one is seen. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )
}

/** A text that depends on a number: `one` for exactly 1, `other` for all else. Holds for both languages. */
export interface Counted {
  readonly one: string
  readonly other: string
}

/** Chooses the form for `count` and fills the rest. `{count}` must be among `values` when the text has it. */
export function fillCounted(forms: Counted, count: number, values: Readonly<Record<string, string>> = {}): string {
  return fill(count === 1 ? forms.one : forms.other, values)
}
