/**
 * Mail programs make a link of `shop.example` and of an address alike. Anybody can have a mail sent to anybody: what a
 * visitor typed, and could become a link, is not repeated in a mail to an address that nobody has proven. Initials are
 * none, as in P.C. Hooftstraat, nor is 2.0: a top-level domain begins with two letters (RFC 1123, and IANA's list).
 */
export function couldBecomeLink(text: string): boolean {
  return /:\/\/|@|[\p{L}\p{M}\p{N}]\.\p{L}[\p{L}\p{M}]/u.test(text)
}
