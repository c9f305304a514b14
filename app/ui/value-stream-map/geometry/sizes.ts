/**
 * The measures of a drawing, in CSS px at the narrowest width it is used at. A drawing only ever scales up, so text of
 * 14.5 units is never smaller than 14.5 px.
 */

/** Least and most width of a process box, and the room between its edges and its words: left, and least right. */
export const box = { least: 100, most: 164, padding: 10, paddingEnd: 8 }

/** Room before a step: least and most where work waits, and what is left where nothing waits. */
export const gap = { least: 46, most: 120, plain: 28 }

export const type = { name: 16.5, text: 14.5, dimension: 22, line: 17 }

/** How far each box of the current state stands from the line: the work does not run straight. Repeats. */
export const stagger = [0, 20, -8, 22, 4, 14]

/** From the lane above a row down to the room of its boxes: the least length of a line between the two. */
export const laneGap = 24

/** Room that the stagger takes above and below the line of boxes. */
export const staggerRoom = { above: 8, below: 22 }

/** The column with key and totals that stands beside a wide drawing. */
export const sideColumn = { width: 150, gap: 24, fromWidth: 1100, leastHeight: 276 }

/** The strip with totals and key that stands below any other drawing. */
export const strip = { gap: 22, height: 62 }

/** From the lower edge of a box up to the arrow or the flow line that reaches it. */
export const arrowHeight = 21

/** From the waiting line of the ladder down to its working line, and from there to the foot of the minutes. */
export const ladderStep = 24
export const ladderFoot = 22

/** A circled letter where a drawing breaks off and goes on. */
export const mark = { radius: 11, room: 34 }

/** From the track of a loop up to the last line of its words: no letter hangs into it. */
export const loopWords = 9

/** Between the foot of one row and the lane of the next. */
export const rowGap = 34

/** Side, in px, of the triangle of a wait among words: its area grows with the days. `mostDays` is above 0. */
export function smallTriangle(days: number, mostDays: number): number {
  return 2 * Math.round(9 + 7 * Math.sqrt(days / mostDays))
}
