interface StrokeGroup {
  /** Place of its first stroke. */
  start: number
  /** True where a stroke is marked. */
  marks: boolean[]
}

/** Strokes in groups of ten. The marked ones are spread evenly, because a rate has no order. */
export function strokeGroups(count: number, marked: number): StrokeGroup[] {
  const marks = Array.from({ length: count }, (_, index) => {
    const upTo = (place: number) => Math.floor((place * marked) / count + 0.5)
    return upTo(index + 1) > upTo(index)
  })
  const starts = Array.from({ length: Math.ceil(count / 10) }, (_, group) => group * 10)
  return starts.map((start) => ({ start, marks: marks.slice(start, start + 10) }))
}
