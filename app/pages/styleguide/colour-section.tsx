/** Colours by their token, on the sheet they are drawn on. */
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './page.module.css'

const colours = [
  { token: '--paper', use: 'the sheet' },
  { token: '--paper-2', use: 'under a pointer, in a chosen row' },
  { token: '--ink', use: 'text, boxes' },
  { token: '--ink-2', use: 'captions, second voice' },
  { token: '--line', use: 'lines that carry meaning, 3:1' },
  { token: '--hair', use: 'division only' },
  { token: '--grid', use: 'the grid, never behind words' },
  { token: '--signal', use: 'the one primary action' },
  { token: '--signal-ink', use: 'words about waste' },
  { token: '--signal-mark', use: 'lines of waste' },
  { token: '--flow', use: 'gain, and the choice that is made' },
] as const

export function ColourSection() {
  return (
    <SheetSection id="colours" at={{ letter: 'A', reading: 'app/styles/tokens.css' }} name="Colour" step={3}>
      <ul className={styles.colours}>
        {colours.map(({ token, use }) => (
          <Colour key={token} name={token} use={use} fill={`var(${token})`} />
        ))}
        <Colour name="hatch" use="waiting, to scale" fill={hatch} />
      </ul>
    </SheetSection>
  )
}

function Colour({ name, use, fill }: { name: string; use: string; fill: string }) {
  return (
    <li>
      <svg width="100%" height="72" aria-hidden="true">
        <rect className={styles.swatch} width="100%" height="72" fill={fill} />
      </svg>
      <b>{name}</b>
      <p className="label">{use}</p>
    </li>
  )
}
