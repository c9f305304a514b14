/**
 * Mail programs make a link of `shop.example` and of an address alike. Anybody can have a mail sent to anybody: what a
 * visitor typed, and could become a link, is not repeated in a mail to an address that nobody has proven.
 */
export function couldBecomeLink(text: string): boolean {
  return /:\/\/|@|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(text)
}
