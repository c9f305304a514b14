/** Figures below each other, each with its name and the formula it comes from. */
import styles from './figure-list.module.css'

interface FigureListProps {
  className?: string | undefined
  figures: readonly { name: string; value: string; formula: string; tone?: 'flow' | 'waste' }[]
}

export function FigureList({ className, figures }: FigureListProps) {
  return (
    <dl className={`${styles.list} ${className}`}>
      {figures.map(({ name, value, formula, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={`${styles.value} ${tone ?? ''}`}>{value}</dd>
          <dd className={styles.formula}>{formula}</dd>
        </div>
      ))}
    </dl>
  )
}
