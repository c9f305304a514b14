/**
 * Puts the next free times into a list that was prerendered without them (`<ol data-free-times="/api/…">` with a
 * `<template>` of one row in it). Without an answer the list stays as it is: a link beside it leads to all times.
 */

/** What is free on a day: minutes after opening, and how long. */
type FreeBlock = { readonly from: number; readonly minutes: number }

interface FreeTime {
  readonly path: string
  readonly day: string
  readonly time: string
  readonly free: readonly FreeBlock[]
}

export function showFreeTimes(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-free-times]')) {
    askFor(list.dataset['freeTimes'] ?? '').then(
      (times) => showIn(list, times),
      () => undefined,
    )
  }
}

async function askFor(source: string): Promise<FreeTime[]> {
  const answer = await fetch(source)
  return answer.ok ? (await answer.json()).times : []
}

function showIn(list: HTMLElement, times: readonly FreeTime[]): void {
  const template = list.querySelector('template')
  if (!template || times.length === 0) return
  const rows = times.map(({ path, day, time, free }) => {
    const row = template.content.cloneNode(true) as DocumentFragment
    const part = (name: string) => row.querySelector(`[data-part=${name}]`)
    row.querySelector('a')?.setAttribute('href', path)
    part('day')?.append(day)
    part('time')?.append(time)
    part('free')?.setAttribute('d', freeBlocks(free))
    part('first')?.setAttribute('d', freeBlocks(free.slice(0, 1), 0))
    return row
  })
  list.replaceChildren(...rows)
}

/**
 * An SVG path of blocks: one unit a minute across, from `top` down to 10. The bar itself begins at 4. From the second block on
 * each is written from where the one before began, so that a row of them is the same words over and over: those compress.
 */
export function freeBlocks(free: readonly FreeBlock[], top = 4): string {
  return free
    .map(({ from, minutes }, index) => {
      const before = free[index - 1]
      const start = before ? `m${from - before.from} 0` : `M${from} ${top}`
      return `${start}h${minutes}V10h-${minutes}z`
    })
    .join('')
}
