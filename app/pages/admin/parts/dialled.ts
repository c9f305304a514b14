/** A number as a phone takes it: without spaces, brackets and the nought of the trunk in them. */
export function dialled(phone: string): string {
  return phone.replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')
}
