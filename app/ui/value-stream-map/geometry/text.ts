/**
 * How wide a text is, without a browser: the drawing is laid out on the server.
 *
 * Advance widths in em, read from Instrument Sans: `name` is weight 600 at 82% width, `text` weight 500 at 78%, both
 * with tabular figures. Kerning only makes words narrower.
 */

export type Face = 'name' | 'text'

/** The width of one line in the unit of `size`. Soft hyphens have none. */
export function textWidth(line: string, size: number, face: Face = 'text'): number {
  const known = advances[face]
  let ems = 0
  let last = ''
  for (const character of line) {
    if (last !== joiner) ems += known.get(character) ?? foreignAdvance(character, known)
    last = character
  }
  return ems * size
}

/**
 * Lines of at most `room`. Breaks at spaces, then at hyphens, strokes and soft hyphens, then inside a word, where it adds a
 * hyphen; a word that is broken leaves at least three letters. Loses no character but the spaces it breaks at.
 */
export function wrap(text: string, room: number, size: number, face: Face = 'text'): string[] {
  const fits = (line: string) => textWidth(line, size, face) <= room
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (!fits(line) && line.length > 2) {
      const { head, tail } = breakWord(line, fits)
      if (tail === '') break
      lines.push(head)
      line = tail
    }
  }
  if (line) lines.push(line)
  return lines.map((one) => one.replaceAll(softHyphen, ''))
}

/**
 * The same number of lines as `wrap`, of more even length, and rather broken after a comma or a colon than elsewhere.
 * For remarks: a last line of one word looks lost.
 */
export function wrapEvenly(text: string, room: number, size: number, face: Face = 'text'): string[] {
  const greedy = wrap(text, room, size, face)
  const words = text.split(' ')
  if (greedy.length < 2 || greedy.join(' ') !== text) return greedy
  let best = { lines: greedy, cost: Number.POSITIVE_INFINITY }
  function divide(from: number, lines: string[], cost: number): void {
    if (cost >= best.cost || lines.length > greedy.length) return
    if (from === words.length) best = { lines, cost }
    for (let to = from + 1; to <= words.length; to++) {
      const line = words.slice(from, to).join(' ')
      const rest = (room - textWidth(line, size, face)) / room
      if (rest < 0) return
      const pause = /[,:;.]$/.test(line) || to === words.length
      divide(to, [...lines, line], cost + rest ** 2 + (pause ? 0 : 0.15))
    }
  }
  divide(0, [], 0)
  return best.lines
}

/** The tail is empty when the word is one character that can not be broken. */
function breakWord(word: string, fits: (line: string) => boolean): { head: string; tail: string } {
  let most = word.length - 1
  while (most > 1 && !fits(`${word.slice(0, most)}-`)) most--
  const hyphen = Math.max(word.lastIndexOf('-', most), word.lastIndexOf('/', most - 1)) + 1
  const soft = word.lastIndexOf(softHyphen, most)
  if (hyphen > 1 && hyphen >= soft) return { head: word.slice(0, hyphen), tail: word.slice(hyphen) }
  if (soft > 0) return { head: `${word.slice(0, soft)}-`, tail: word.slice(soft + 1) }
  const cut = betweenCharacters(word, beforeSyllable(word, Math.min(most, Math.max(2, word.length - 3))))
  const tail = word.slice(cut)
  return { head: tail === '' || noHyphen.test(tail) ? word.slice(0, cut) : `${word.slice(0, cut)}-`, tail }
}

/** The nearest place that divides no character as people see it, such as an emoji of several parts: before, else after. */
function betweenCharacters(word: string, cut: number): number {
  let place = cut
  while (place > 0 && divides(word, place)) place--
  if (place > 0) return place
  for (place = cut; divides(word, place); ) place++
  return place
}

function divides(word: string, place: number): boolean {
  const next = word.slice(place, place + 2)
  return /^[\uDC00-\uDFFF]/.test(next) || drawnWithLast.test(next) || word[place - 1] === joiner
}

/** The last place up to `most` where a syllable is likely to start: a consonant before a vowel. Else `most`. */
function beforeSyllable(word: string, most: number): number {
  for (let cut = most; cut > 2 && cut > most - 4; cut--) {
    if (/^[^aeiouyàáäèéëïíóöúü-][aeiouyàáäèéëïíóöúü]/i.test(word.slice(cut))) return cut
  }
  return most
}

const softHyphen = '\u00AD'

const joiner = '\u200D'

/** Marks, and what changes the emoji before it. */
const drawnWithLast = /^(?:\p{M}|\p{Emoji_Modifier}|\u200D|[\u{E0020}-\u{E007F}])/u

/** Characters that are written without a hyphen where a line ends between them. */
const noHyphen = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{So}]/u

/**
 * For a character that is not in the table, and is drawn by a font that we do not know: rather too wide than too
 * narrow. Letters with marks are as wide as those without.
 */
function foreignAdvance(character: string, known: Map<string, number>): number {
  if (/[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character)) return 0
  const plain = known.get(character.normalize('NFD').charAt(0))
  if (plain !== undefined) return plain
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.4
  return /[\p{Script=Latin}\p{P}]/u.test(character) ? 0.9 : 1.1
}

const advances: Record<Face, Map<string, number>> = {
  name: byCharacter([
    [0.14, '·'],
    [0.16, ' \u00A0'],
    [0.22, '|'],
    [0.23, "'ijlíï"],
    [0.25, 'I,.:;’‘'],
    [0.27, '!'],
    [0.31, 'fľ'],
    [0.34, 'rt/J'],
    [0.4, '()[]_{}-s'],
    [0.42, '"*z'],
    [0.45, 'L“”Facvyáàäç'],
    [0.47, '?xekéèêë'],
    [0.49, 'EÉËTouóöúü'],
    [0.51, '$Shn–BZbdgpq'],
    [0.53, 'PR%+0123456789<=>X×'],
    [0.56, '#AUVYCK€'],
    [0.58, 'HGN'],
    [0.61, 'DOQď'],
    [0.64, '&…'],
    [0.69, 'w'],
    [0.75, 'Mm—'],
    [0.8, 'W@'],
  ]),
  text: byCharacter([
    [0.12, '·'],
    [0.16, ' \u00A0'],
    [0.22, "'|ijlíï"],
    [0.23, ',.:;I’‘'],
    [0.25, '!'],
    [0.28, 'fľ'],
    [0.3, '/rt'],
    [0.33, 'J'],
    [0.36, '_()[]s{}'],
    [0.39, '"-z*'],
    [0.42, '“”FLacvxyáàäç'],
    [0.45, '?keéèêë$ESTÉË'],
    [0.48, 'ouóöúüBPRhn–Zbdgpq'],
    [0.5, 'XAVY'],
    [0.52, '#CKU€%+0123456789<=>×'],
    [0.55, 'GDHNOQď'],
    [0.59, '&…'],
    [0.65, 'w'],
    [0.71, '—WMm'],
    [0.77, '@'],
  ]),
}

function byCharacter(widths: [em: number, characters: string][]): Map<string, number> {
  return new Map(widths.flatMap(([em, characters]) => [...characters].map((character) => [character, em] as const)))
}
