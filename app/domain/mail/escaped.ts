/** Text as it may stand in HTML, in a text or in a quoted value. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
