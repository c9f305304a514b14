/** What a part of the benchmark says: a line of the table each, and whether it keeps its bound. */

export interface Row {
  readonly name: string
  /** Null where this machine could not measure it: `unit` says why. */
  readonly value: number | null
  readonly unit: string
  /** Such as `at most 180`. */
  readonly bound?: string
  readonly ok: boolean
}

/** Has no bound. */
export function told(name: string, value: number, unit: string): Row {
  return { name, value, unit, ok: true }
}

export function atMost(most: number, name: string, value: number, unit: string): Row {
  return { name, value, unit, bound: `at most ${most}`, ok: value <= most }
}

export function atLeast(least: number, name: string, value: number, unit: string): Row {
  return { name, value, unit, bound: `at least ${least}`, ok: value >= least }
}

/** Nothing was measured, and nothing is said about the bound. */
export function leftOut(name: string, why: string): Row {
  return { name, value: null, unit: why, ok: true }
}

/** Lines of text, a table; what falls short has a mark. */
export function tableOf(part: string, rows: readonly Row[]): string {
  const cells = rows.map(({ name, value, unit, bound = '', ok }) => [
    ok ? (value === null ? '  LEFT OUT: ' : '  ') + name : `! ${name}`,
    value === null ? '' : shown(value),
    unit,
    bound,
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = ([name = '', value = '', unit = '', bound = '']: string[]) =>
    [name.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), unit.padEnd(widths[2] ?? 0), bound].join('  ')
  return [`== ${part}`, ...cells.map((row) => line(row).trimEnd())].join('\n')
}

/** Three digits that say something. */
function shown(value: number): string {
  return value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(3)
}

/** Of an even number of values the upper one of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
