/** What clients remarked, each beside the drawing that proves it. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { Fold, FoldLine } from '#app/ui/fold/fold.tsx'
import { ApprovalDrawing, DroppedDrawing, InvoiceDrawing } from './remark-drawings.tsx'
import styles from './remarks.module.css'

type RemarksCopy = Content<'home'>['testimonials']

export function Remarks({ copy }: { copy: RemarksCopy }) {
  const { approval, dropped, invoice } = copy
  return (
    <div className={styles.remarks}>
      <h3 className={styles.headline}>{copy.headline}</h3>
      <Remark className={styles.first} remark={approval} size={approval.size}>
        <ApprovalDrawing {...approval.drawing} />
      </Remark>
      <Fold
        id="more-remarks"
        until="tablet"
        className={styles.others}
        bodyClassName={styles.pair}
        title={<FoldLine text={copy.fold.title} note={copy.fold.text} />}
      >
        <Remark className={styles.other} remark={dropped}>
          <DroppedDrawing {...dropped.drawing} />
        </Remark>
        <Remark className={styles.other} remark={invoice}>
          <InvoiceDrawing {...invoice.drawing} />
        </Remark>
      </Fold>
    </div>
  )
}

interface RemarkProps {
  remark: { quote: string; person: string; role: string; company: string }
  /** How many people work there. */
  size?: string
  className: string | undefined
  /** The proof. */
  children: ReactNode
}

function Remark({ remark, size, className, children }: RemarkProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{remark.quote}</p>
      </blockquote>
      {children}
      <figcaption>
        <strong>{remark.person}</strong> <span>{[remark.role, remark.company, size].filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  )
}
