/** The names of the form's own fields beside what the visitor types. */
export const hiddenFields = {
  /** Random per form; one key is one message. */
  key: 'key',
  /** Signed time at which the form was made. */
  token: 'token',
  /** Hidden from people. Who fills it in is a program. */
  trap: 'website',
  /** ContactSource as JSON. */
  source: 'source',
} as const
