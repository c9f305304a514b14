/**
 * A number as a phone takes it: without spaces and brackets. The nought of the trunk, in brackets, is dialled within the
 * country only, where no code of a country stands before it.
 */
export function dialled(phone: string): string {
  const abroad = /^(\+|00)/.test(phone.trim())
  return phone
    .trim()
    .replace(/\(0\)/g, abroad ? '' : '0')
    .replace(/(?!^\+)\D/g, '')
}
