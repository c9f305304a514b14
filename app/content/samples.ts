/** Finds what is invented: everything with `sample: true` on it. */

/** Key paths in the order of the content. A fact that several places quote is named once, at the first. */
export function findSamples(sources: object): string[] {
  const seen = new Set<object>()
  return walk(sources, '')

  function walk(value: unknown, path: string): string[] {
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    const here = 'sample' in value && value.sample === true ? [path] : []
    const below = Object.entries(value).flatMap(([key, part]) => walk(part, path ? `${path}.${key}` : key))
    return [...here, ...below]
  }
}
