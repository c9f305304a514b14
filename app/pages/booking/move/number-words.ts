/** A whole number as a word: `twenty-three`, `drieëntwintig`. From 0 to 999. Pure. */
import type { Locale } from '#app/locales.ts'

export function numberInWords(count: number, locale: Locale): string {
  return locale === 'nl' ? inDutch(count) : inEnglish(count)
}

const small = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
}
const tens = {
  en: '- - twenty thirty forty fifty sixty seventy eighty ninety',
  nl: '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig',
}

function inEnglish(count: number): string {
  if (count < 20) return word(small.en, count)
  const rest = count % 10
  if (count < 100) return word(tens.en, Math.floor(count / 10)) + (rest === 0 ? '' : `-${word(small.en, rest)}`)
  const hundreds = `${word(small.en, Math.floor(count / 100))} hundred`
  return count % 100 === 0 ? hundreds : `${hundreds} and ${inEnglish(count % 100)}`
}

function inDutch(count: number): string {
  return count === 1 ? 'één' : joinedInDutch(count)
}

/** As a part of a longer word. */
function joinedInDutch(count: number): string {
  if (count < 20) return word(small.nl, count)
  if (count < 100) {
    const rest = count % 10
    const end = word(tens.nl, Math.floor(count / 10))
    if (rest === 0) return end
    const start = word(small.nl, rest)
    return start + (start.endsWith('e') ? 'ën' : 'en') + end
  }
  const hundreds = Math.floor(count / 100)
  return `${hundreds === 1 ? '' : word(small.nl, hundreds)}honderd${count % 100 === 0 ? '' : joinedInDutch(count % 100)}`
}

function word(words: string, index: number): string {
  return words.split(' ')[index] ?? String(index)
}
