/** What stands in the address of a sheet. Anybody can write one: what makes no sense counts as left out. */
import { largestRowNumber } from '#app/row-number.ts'

/** From 1. */
export function wholeNumber(text: string | null | undefined): number | undefined {
  const number = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined
  return number !== undefined && Number.isSafeInteger(number) && number <= largestRowNumber ? number : undefined
}

/** A name or a few words in one line, without the NUL that PostgreSQL refuses; undefined where nothing is left. */
export function plainLine(text: string | null): string | undefined {
  const characters = [...(text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()]
  return characters.slice(0, 100).join('').trim() || undefined
}

export function oneOf<Name extends string>(names: readonly [Name, ...Name[]], text: string | null): Name {
  return names.find((name) => name === text) ?? names[0]
}

/** The path with these parts of the query; what is undefined stays away. */
export function withQuery(path: string, parts: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}
