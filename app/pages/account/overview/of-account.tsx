/** Whose page a form was sent from: a tab stays open when somebody else signs in beside it. */
import { fieldOf } from '#app/field-of.ts'

const name = 'account'

export function OfAccount({ userId }: { userId: string }) {
  return <input type="hidden" name={name} value={userId} autoComplete="off" />
}

/** True of a form from the page of another account. One without a name is from before they had one. */
export function isOfOther(form: FormData, userId: string): boolean {
  return form.has(name) && fieldOf(form, name) !== userId
}
