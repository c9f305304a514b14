/** Under which a mail of a checklist stands in the outbox. */
export function mailKey(id: string, kind: string): string {
  return `checklist:${id}:${kind}`
}
