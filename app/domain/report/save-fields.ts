/** Names of the form's fields, beside the hidden ones that every form of ours carries (contact/hidden-fields.ts). */
export const saveFields = {
  owner: 'owner',
  email: 'email',
  consent: 'consent',
  /** The typed sheet as the query text of roi/typed-sheet.ts. */
  sheet: 'sheet',
} as const

/** The language of the report, where the address that is posted to has none. */
export const localeField = 'locale'
