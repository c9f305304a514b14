/** Who it is for: the signs an owner knows the company by, pencilled on like corrections; and beside them, when not. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Burst, Glyph } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import type { Service } from '../places.ts'
import styles from './signs-section.module.css'

interface SignsSectionProps {
  copy: Content<'servicePage'>['forWhom']
  forWhom: Service['forWhom']
  at: SheetPlace
}

export function SignsSection({ copy, forWhom, at }: SignsSectionProps) {
  return (
    <SheetSection id="for-whom" at={at} name={copy.section} step={5}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p>{forWhom.text}</p>
      </div>
      <ol className={styles.signs}>
        {forWhom.signs.map((sign, index) => (
          <li key={sign}>
            <Glyph size={32}>
              <Burst x={16} y={16} number={index + 1} />
            </Glyph>
            {sign}
          </li>
        ))}
      </ol>
      <div className={styles.not}>
        <h3>{copy.not}</h3>
        <p>{forWhom.not}</p>
      </div>
    </SheetSection>
  )
}
