/**
 * What a visitor typed, in characters that the font has: a PDF has no second font to fall back on. A letter outside it
 * loses marks until the font has it (Vietnamese ế is ê); what has no such letter (Greek, an emoji) becomes a question
 * mark, never nothing.
 */
import { characters, type Script } from './fonts/characters.ts'

export function writable(text: string): string {
  if ([...text].every(isKnown)) return text
  let written = ''
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    written += [...segment].every(isKnown) ? segment : plainer(segment)
  }
  return written
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export interface ScriptRun {
  script: Script
  text: string
}

/** The text cut where the font file changes. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  for (const character of text) {
    const script = scriptOf.get(character) ?? 'latin'
    const last = runs.at(-1)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

const scriptOf = new Map<string, Script>([
  ...characters.extended.map((character) => [character, 'extended'] as const),
  ...characters.latin.map((character) => [character, 'latin'] as const),
])

function isKnown(character: string): boolean {
  return scriptOf.has(character)
}

const substitute = '?'

/** One character as people see it, which may be many code points: a letter with marks, an emoji of a family. */
function plainer(segment: string): string {
  if (/^\s+$/u.test(segment)) return ' '
  const visible = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (visible === '') return ''
  let form = visible.normalize('NFKD')
  for (;;) {
    const written = [...form.normalize('NFC')].map((character) => twins[character] ?? character).join('')
    if ([...written].every(isKnown)) return written
    const lastMark = form.search(/\p{M}\P{M}*$/u)
    if (lastMark < 0) return substitute
    form = form.slice(0, lastMark) + form.slice(lastMark).replace(/^\p{M}/u, '')
  }
}

/** Characters that no normal form leads to a letter of the font. */
const twins: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2044': '/',
  '\u2032': "'",
  '\u2033': '"',
  '\u00b1': '+/-',
  '\u2190': '<-',
  '\u2192': '->',
  ə: 'e',
  ƒ: 'f',
}
