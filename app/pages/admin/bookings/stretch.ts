/** Where a stretch of a day stands in a grid of half hours, as classes. What begins or ends between two takes both. */
import type { Stretch } from '#app/domain/booking/desk-calendar.server.ts'
import styles from './stretch.module.css'

const rowMinutes = 30

export function rowsOf({ from, to }: Stretch): string {
  const first = Math.floor(from / rowMinutes)
  return `${styles[`from${first}`]} ${styles[`for${lengthOf({ from, to })}`]}`
}

/** Half hours that it touches. */
export function lengthOf({ from, to }: Stretch): number {
  return Math.max(Math.ceil(to / rowMinutes) - Math.floor(from / rowMinutes), 1)
}
