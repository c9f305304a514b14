/** For tests: whether the words of a document keep off each other, and on their sheet. */
import { sheetSize, type TextBox } from './paper.ts'

/** Words beyond the frame of the sheet. */
export function outside(boxes: TextBox[]): string[] {
  const edge = 27
  return boxes
    .filter(
      ({ left, right, top, bottom }) =>
        left < edge || right > sheetSize.width - edge + 2 || top < edge || bottom > sheetSize.height - edge + 2,
    )
    .map(describeBox)
}

/** Pairs of words that run into each other. */
export function touching(boxes: TextBox[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.page === b.page && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${describeBox(a)} and ${describeBox(b)}`),
  )
}

function describeBox({ page, text, left, right, top, bottom }: TextBox): string {
  const [x, to, y, foot] = [left, right, top, bottom].map(Math.round)
  return `“${text}” (page ${page + 1}, ${x}–${to}, ${y}–${foot})`
}
