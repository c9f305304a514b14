/** Exactly as instants are written: these texts come from addresses and forms. 30 February is none. */
export function isInstant(text: string): boolean {
  const time = /^\d{4}-/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}
