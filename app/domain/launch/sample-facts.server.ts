/** The invented facts that are left, by the file in which to replace them: for the desk and for `ops launch-check`. */
import { contentSources, sampleFacts } from '#app/content/index.server.ts'
import { isLeaf } from '#app/content/localized.ts'
import { type SampleGroup, sampleGroups } from '#app/content/sample-groups.ts'
import { plainText } from '#app/plain-text.ts'

export interface SampleFact {
  /** Its key path, such as `company.phone`. */
  readonly key: string
  /** The beginning of what the site says there now, in English. */
  readonly words: string
}

export interface FactGroup extends Pick<SampleGroup, 'title' | 'file'> {
  readonly facts: readonly SampleFact[]
}

let found: readonly FactGroup[] | undefined

/** In the order of `sampleGroups`. Content does not change while the process runs: it is read once. */
export function sampleFactGroups(): readonly FactGroup[] {
  found ??= groupFacts(sampleFacts(), contentSources)
  return found
}

export function groupFacts(keys: readonly string[], sources: object): FactGroup[] {
  const groupOf = (key: string) => sampleGroups.find(({ prefix }) => key === prefix || key.startsWith(`${prefix}.`))
  const factsOf = (group: SampleGroup | undefined) =>
    keys.filter((key) => groupOf(key) === group).map((key) => ({ key, words: wordsOf(key, valueAt(sources, key)) }))
  return [
    ...sampleGroups.map((group) => ({ title: group.title, file: group.file, facts: factsOf(group) })),
    { title: 'Other', file: 'app/content/', facts: factsOf(undefined) },
  ].filter(({ facts }) => facts.length > 0)
}

function valueAt(sources: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], sources)
}

const longest = 80

function wordsOf(key: string, value: unknown): string {
  const texts = textsIn(value)
  // A bare figure says nothing without its name.
  const name = /\p{L}/u.test(texts[0] ?? '') ? [] : [key.replace(/^.*\./, '')]
  const words = plainText([...name, texts.join(', ')].join(' '))
  if (words.length <= longest) return words
  return `${words.slice(0, longest).replace(/\s+\S*$/, '')} …`
}

/** What names a thing for programs is no word of the site. */
const unsaid = new Set(['id', 'slug', 'sample', 'href', 'page'])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  if (isLeaf(value)) return textsIn(value.en)
  return Object.entries(value).flatMap(([key, part]) => (unsaid.has(key) ? [] : textsIn(part)))
}
