/** What a change made of a thing, field by field, in words: read off the JSON that Undo goes by. Pure. */
import { deskTime, hoursAndMinutes } from '../parts/desk-time.ts'

export interface FieldChange {
  readonly field: string
  readonly from: string
  readonly to: string
}

/** Names of people by their ids. */
type Names = ReadonlyMap<string, string>

const fields: ReadonlyMap<string, string> = new Map([
  ['owner_id', 'owner'],
  ['settled_by', 'settled by'],
  ['waiting_since', 'waiting since'],
  ['first_reply_minutes', 'first reply'],
])

/** What nothing is called. */
const nothings: ReadonlyMap<string, string> = new Map([
  ['owner_id', 'nobody'],
  ['waiting_since', 'nobody waits'],
])

/** Follows from `waiting_since` or from what was before, and says nothing to a reader. */
const derived: ReadonlySet<string> = new Set(['promise_at', 'returns_to', 'revision'])

/** Empty where there is no before and after to compare. */
export function changedFields(before: string | null, after: string | null, names: Names): FieldChange[] {
  const [was, is] = [readFields(before), readFields(after)]
  if (!was || !is) return []
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !derived.has(field) && JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
    .map((field) => ({
      field: fields.get(field) ?? field.replaceAll('_', ' '),
      from: valueWords(field, was.get(field), names),
      to: valueWords(field, is.get(field), names),
    }))
}

/** The ids of the people whom one side of a change names. */
export function peopleIn(json: string | null): string[] {
  return [...(readFields(json) ?? [])].flatMap(([field, value]) =>
    namesPerson(field) && typeof value === 'string' && value !== '' ? [value] : [],
  )
}

function namesPerson(field: string): boolean {
  return /_(?:id|by)$/.test(field)
}

function readFields(json: string | null): ReadonlyMap<string, unknown> | undefined {
  if (json === null) return undefined
  const value: unknown = JSON.parse(json)
  if (!isRecord(value)) return undefined
  // A reply keeps the lead as it was beside its own entry, which only its Undo asks for.
  return new Map(Object.entries(isRecord(value.was) ? value.was : value))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 60

function valueWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return nothings.get(field) ?? 'nothing'
  if (field === 'first_reply_minutes' && typeof value === 'number') return `after ${hoursAndMinutes(value)} hours`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (namesPerson(field)) return names.get(text) ?? 'somebody who left'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)))
    return deskTime(text, { year: true })
  return [...text].length > longest ? `${[...text].slice(0, longest).join('')}…` : text
}
