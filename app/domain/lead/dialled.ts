/**
 * A number as a phone takes it: digits, with the plus of a country's code before them. The nought of the trunk, in
 * brackets, is dialled within the country only, where no such code begins the number.
 */
export function dialled(phone: string): string {
  const [, code] = /^[^\d+]*(\+|00)?/.exec(phone) ?? []
  const digits = phone.replace(/\(\s*0\s*\)/g, code ? '' : '0').replace(/\D/g, '')
  return code === '+' ? `+${digits}` : digits
}
