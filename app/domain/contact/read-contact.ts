/**
 * Takes a submission apart, from a form post or from JSON, and judges nothing: what was typed stays as typed,
 * what is not text becomes empty.
 */
import { hiddenFields } from './hidden-fields.ts'
import { contactFields, type TypedContact } from './input.ts'

export interface RawContact {
  typed: TypedContact
  /** Undefined when absent or of no use as a key. */
  key: string | undefined
  token: string
  trap: string
  /** To be read by `readSource`. */
  source: unknown
}

export function readContactForm(form: FormData): RawContact {
  return read((name) => form.get(name))
}

/** Undefined when the body is no JSON object. */
export function readContactJson(body: unknown): RawContact | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const fields = new Map(Object.entries(body))
  return read((name) => fields.get(name))
}

/** A usable idempotency key, or undefined: 8 to 100 characters that are safe in a header and a log. */
export function readKey(key: unknown): string | undefined {
  return typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key) ? key : undefined
}

function read(fieldOf: (name: string) => unknown): RawContact {
  const text = (name: string) => {
    const value = fieldOf(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    typed: Object.fromEntries(contactFields.map((field) => [field, text(field)])) as TypedContact,
    key: readKey(fieldOf(hiddenFields.key)),
    token: text(hiddenFields.token),
    trap: text(hiddenFields.trap),
    source: fieldOf(hiddenFields.source),
  }
}
