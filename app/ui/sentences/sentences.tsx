/** A title whose sentences each begin a line of their own as soon as they do not all fit on one. */
import { Fragment } from 'react'
import styles from './sentences.module.css'

export function Sentences({ of }: { of: string }) {
  const sentences = of.split(/(?<=[.?]) (?=\p{Lu})/u)
  if (sentences.length === 1) return of
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? ' ' : null}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ))
}
