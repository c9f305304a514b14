/** What is wrong with a field, in words: where it is, what it takes, what to do. */
import { fill } from '#app/content/fill.ts'
import type { RoiIssue } from '#app/domain/roi/check-sheet.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { FieldPlace } from '#app/domain/roi/typed-sheet.ts'
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import type { Words } from './words.ts'

export interface FieldError {
  /** Such as `Step 3, waiting`. */
  field: string
  /** Such as `days from 0 to 250. On this page write a point: 4.6.` */
  text: string
}

export function fieldError({ place, problem, least, most }: RoiIssue, typed: string, words: Words): FieldError {
  const { takes, problems } = words.copy.errors
  const number = (value = 0) => writeNumber(value, words.locale)
  const limits = fill(takes[kindOf(place)], { least: number(least), most: number(most) })
  const hint = fill(problems[problem], {
    // The other language's notation: a point for each comma, and a comma for each point.
    example: typed.replace(/\s/g, '').replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
    count: number(codePoints(tidyLine(typed))),
  })
  return { field: nameOf(place, words), text: `${limits}. ${hint}` }
}

/** As one line, which names the field. */
export function errorInWords({ field, text }: FieldError): string {
  return `${field}: ${text}`
}

function nameOf(place: FieldPlace, { copy, roi }: Words): string {
  if ('general' in place) return copy.process.fields[place.general]
  if ('assumption' in place) return roi.assumptions[place.assumption].label
  const { ofStep, fields } = copy.errors
  const field = place.field === 'becomes' ? '' : fields[place.field]
  return fill(ofStep, { number: String(place.step + 1), field })
}

/** What a field takes is the same in the row of a step and in the general data. */
function kindOf(place: FieldPlace): keyof Words['copy']['errors']['takes'] {
  if ('assumption' in place) return place.assumption
  const field = 'general' in place ? place.general : place.field
  return field === 'who' || field === 'becomes' ? 'name' : field
}
