/** A page of A4 when the report is printed, with its title strip at the foot. On the screen it is not there. */
import type { ReactNode } from 'react'
import styles from './paper.module.css'
import type { BlockFacts } from './sheet-block.tsx'
import { TitleStrip } from './title-strip.tsx'

interface PaperProps {
  /** From 1. */
  page: number
  pages: number
  block: BlockFacts
  /** `drawings`: holds both. `formulas`: smaller, for twelve steps or a long verdict. */
  dense?: 'drawings' | 'formulas' | undefined
  children: ReactNode
}

export function Paper({ page, pages, block, dense, children }: PaperProps) {
  return (
    <div className={`${styles.paper} ${dense ? styles[dense] : ''}`}>
      {children}
      <TitleStrip page={page} pages={pages} {...block} />
    </div>
  )
}
