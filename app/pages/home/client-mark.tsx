/** The drawn marks of the sample clients: they go when real logos come. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import styles from './clients-section.module.css'

type ClientId = Content<'home'>['clients']['list'][number]['id']

export function ClientMark({ id }: { id: ClientId }) {
  return (
    <svg className={styles.mark} viewBox="0 0 44 40" aria-hidden="true">
      {marks[id]}
    </svg>
  )
}

const marks: Readonly<Record<string, ReactNode>> = {
  // a V of pipe with a bend
  veldpraam: <path d="M4 3V12L22 36L40 12V3M22 3V19" strokeWidth="6" strokeLinejoin="bevel" />,
  // a quay with a ship's berth on both sides: a K of water
  kadewerf: <path d="M8 2V38M8 20H22L38 4M22 20L38 36" strokeWidth="5" />,
  // a redoubt with six bastions, seen from above
  noorderschans: (
    <path
      d="M22 2L28 11L40 10L35.5 20L40 30L28 29L22 38L16 29L4 30L8.5 20L4 10L16 11ZM22 14V26M16 20H28"
      strokeWidth="3"
    />
  ),
}
