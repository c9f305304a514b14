/**
 * Text as it is written, for machines, mails and whatever is compared: pages say where a word may break and where it may
 * not, by soft hyphens and word joiners, and elsewhere those would stand in the middle of words.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[\u00ad\u2060]/g, '')
}
