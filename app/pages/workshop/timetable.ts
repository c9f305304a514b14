/** The morning counted: when each part starts, how wide it is drawn, and what the parts add up to. */

/** One column of the sheet's twelve. */
export const minutesPerColumn = 20

interface Part {
  minutes: number
  waiting: boolean
}

/** A part and its place in the morning. `start` is a time of day, `09:20`; `after` the minutes that went before. */
export type TimedPart<P extends Part> = P & { start: string; after: number; columns: number }

export function timetable<P extends Part>(parts: readonly P[], opens: string): TimedPart<P>[] {
  let after = 0
  return parts.map((part) => {
    const timed = { ...part, after, start: later(opens, after), columns: part.minutes / minutesPerColumn }
    after += part.minutes
    return timed
  })
}

export function totalMinutes(parts: readonly Part[]): { work: number; waiting: number } {
  const sum = (waiting: boolean) =>
    parts.filter((part) => part.waiting === waiting).reduce((minutes, part) => minutes + part.minutes, 0)
  return { work: sum(false), waiting: sum(true) }
}

/** The times at which a full hour of the morning starts. */
export function fullHours(parts: readonly Part[], opens: string): string[] {
  const { work, waiting } = totalMinutes(parts)
  return Array.from({ length: (work + waiting) / 60 }, (_, hour) => later(opens, hour * 60))
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + minutes
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
