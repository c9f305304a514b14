/** What the client remarked; the same words as on the home page. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './remark-section.module.css'

interface RemarkSectionProps {
  copy: Content<'projectsPage'>['page']['remark']
  remark: { quote: string; person: string; role: string; company: string }
  at: SheetPlace
}

export function RemarkSection({ copy, remark, at }: RemarkSectionProps) {
  return (
    <SheetSection id="remark" at={at} name={copy.section} step={6}>
      <figure className={styles.remark}>
        <blockquote>
          <p>{remark.quote}</p>
        </blockquote>
        <figcaption>
          <strong>{remark.person}</strong> <span>{`${remark.role}, ${remark.company}`}</span>
        </figcaption>
      </figure>
    </SheetSection>
  )
}
