/** C: what one can count on, and when we say no. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './terms-section.module.css'

export function TermsSection({ copy, at }: { copy: Content<'partnership'>['terms']; at: SheetPlace }) {
  return (
    <SheetSection id="terms" at={at} name={copy.section} step={6}>
      {[copy.yes, copy.no].map(({ title, list }) => (
        <div key={title} className={styles.side}>
          <h2>{title}</h2>
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </SheetSection>
  )
}
