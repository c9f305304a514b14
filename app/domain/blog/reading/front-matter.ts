/** The YAML of a post: what its two languages share (post.yaml), and the head of each text. */
import { isMap, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { categories } from '../article.ts'
import type { Problem } from './problem.ts'

const isoDate = z.string().refine(isCalendarDate, { error: 'is no date: write a day that exists as 2026-11-12' })
const line = (most: number) =>
  z
    .string({ error: 'is missing or no text' })
    .trim()
    .min(1, { error: 'is empty' })
    .refine((text) => [...text].length <= most, { error: `has more than ${most} characters` })

export const postFacts = z
  .strictObject({
    published: isoDate,
    updated: isoDate.optional(),
    category: z.enum(categories, { error: `must be one of ${categories.join(', ')}` }),
    author: z.string({ error: 'is missing: write the slug of an author' }),
  })
  .refine(({ published, updated }) => !updated || updated > published, {
    path: ['updated'],
    error: 'must be later than published',
  })

export type PostFacts = z.infer<typeof postFacts>

export const textHead = z.strictObject({ title: line(90), summary: line(200), description: line(160) })

export type TextHead = z.infer<typeof textHead>

/**
 * Parses YAML by a schema. Problems carry the line of the key they are about; `firstLine` is the line of the file on
 * which the YAML begins.
 */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  at: { file: string; firstLine: number },
): { value: z.output<Schema>; problems: readonly [] } | { value: undefined; problems: readonly Problem[] } {
  const lines = new LineCounter()
  // Version 1.2 has no dates: 2026-11-12 stays a text, as the schema wants it.
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' })
  const lineOf = (offset: number) => at.firstLine + Math.max(lines.linePos(offset).line, 1) - 1
  const found = (offset: number, reason: string): Problem => ({ file: at.file, line: lineOf(offset), reason })
  if (document.errors.length > 0) {
    return {
      value: undefined,
      problems: document.errors.map(({ pos, message }) => found(pos[0], firstLineOf(message))),
    }
  }
  const parsed = schema.safeParse(document.toJS() ?? {})
  if (parsed.success) return { value: parsed.data, problems: [] }
  const keyOffset = (key: PropertyKey | undefined): number => {
    const pairs = isMap(document.contents) ? document.contents.items : []
    const pair = pairs.find((one) => String(one.key) === String(key))
    return (pair?.key as { range?: [number] } | undefined)?.range?.[0] ?? 0
  }
  const problems = parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const key = unknown ?? issue.path[0]
    return found(keyOffset(key), unknown ? `${unknown}: is not a known key` : `${String(key)}: ${issue.message}`)
  })
  return { value: undefined, problems }
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function firstLineOf(message: string): string {
  return message.split('\n')[0] ?? message
}
