/** What follows from a text that many requests carry alike, looked up once. */

/** How many texts are remembered. What is made up may push the others out: then they are looked up again. */
const most = 500

/** `find` is pure. Texts of more than `longest` characters are looked up each time. */
export function remembered<Found>(find: (text: string) => Found, longest: number): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Found
    const found = find(text)
    if (text.length > longest) return found
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
