/**
 * The rules by which the boxes draw the ladder and the themes, and count, without a script: the only ones that depend
 * on the data. A ticked box lowers its step (`--on`) and tells the step after it (`--before`), which draws the riser
 * between them.
 */

interface Theme {
  readonly id: string
  readonly points: readonly { readonly id: string }[]
}

export function ladderRules(form: string, themes: readonly Theme[]): string {
  const points = themes.flatMap((theme) => theme.points.map(({ id }) => id))
  const rules = points.map((point, index) => {
    const ticked = `${form}:has(#${point}:checked)`
    const next = points[index + 1]
    return `${ticked} .${stepClass(point)}{--on:1}${next ? `${ticked} .${stepClass(next)}{--before:1}` : ''}`
  })
  const counters = themes.map(({ id }) => `${counterOf(id)} 0`).join(' ')
  const counts = themes.map(({ id }) => {
    const [counter, shown] = [counterOf(id), `.${countClass(id)}::before{content:counter(${counterOf(id)})}`]
    return `.${themeClass(id)} i{counter-increment:all var(--on) ${counter} var(--on)}${shown}`
  })
  return [`${form}{counter-reset:all 0 ${counters}}`, ...rules, ...counts].join('')
}

/** A step of the ladder, and the part of its theme's drawing: both hear of the box by `--on`. */
export function stepClass(point: string): string {
  return `step-${point}`
}

/** The steps of a theme. */
export function themeClass(theme: string): string {
  return `steps-${theme}`
}

/** Shows how many points of a theme are in place. Stands after the steps of that theme. */
export function countClass(theme: string): string {
  return `count-${theme}`
}

function counterOf(theme: string): string {
  return `in-${theme}`
}
