/** `m…e@example.nl` on one line where there is room: browsers break behind the dots, unless a word joiner stands there. */
export function maskOnOneLine(masked: string): string {
  return masked.replace('…', '…\u2060')
}
