/** In place of drawings that follow: that they did not, and the way to those that do. */
import type { Words } from './words.ts'

/** The page, by its address of that moment: it has what was typed. */
const here = ''

export function OldFigures({ words: { old } }: { words: Words['copy'] }) {
  return (
    <p>
      {old.figures}{' '}
      <a className="link" href={here}>
        {old.again}
      </a>
    </p>
  )
}
