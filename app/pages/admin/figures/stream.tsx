/**
 * A value stream of the desk: boxes with what stands between them, and the ladder below. What is lost or waits is the upper
 * rung, and the triangle grows with it. On a phone it stands upright.
 */
import { Fragment } from 'react'
import styles from './stream.module.css'

export interface StreamStep {
  readonly title: string
  /** The one large figure of the box. */
  readonly figure?: string
  readonly facts: readonly (readonly [what: string, value: string])[]
  /** On the lower rung. */
  readonly lower: string
}

export interface StreamGap {
  /** On the upper rung. */
  readonly upper: string
  readonly words: string
  /** 0 to 1. */
  readonly weight: number
  /** Nothing is lost here. */
  readonly gain?: boolean
  /** Nobody can say how much: not in the colour of loss. */
  readonly unknown?: boolean
}

interface StreamProps {
  steps: readonly StreamStep[]
  /** One fewer than the steps. */
  gaps: readonly StreamGap[]
}

export function Stream({ steps, gaps }: StreamProps) {
  return (
    <div className={`${styles.stream} ${steps.length === 5 ? styles.five : styles.four}`}>
      {steps.map((step, index) => {
        const gap = gaps[index]
        return (
          <Fragment key={step.title}>
            <Box {...step} />
            {gap ? <Gap {...gap} /> : null}
          </Fragment>
        )
      })}
      {steps.map(({ title, lower }, index) => {
        const gap = gaps[index]
        return (
          <Fragment key={title}>
            <div className={`${styles.lower} ${index === 0 ? styles.first : ''}`} aria-hidden="true">
              {lower}
            </div>
            {gap ? (
              <div className={`${styles.upper} ${toneOf(gap)}`} aria-hidden="true">
                {gap.upper}
              </div>
            ) : null}
          </Fragment>
        )
      })}
    </div>
  )
}

function Box({ title, figure, facts, lower }: StreamStep) {
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      <p className={styles.figure}>
        {figure ? <b>{figure}</b> : null} <span className={styles.share}>{lower}</span>
      </p>
      <dl>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** In pixels: of nothing lost, and of all. */
const triangle = { least: 16, most: 46 }

function Gap(gap: StreamGap) {
  const { upper, words, weight, gain } = gap
  // The area says how much, not the side.
  const size = Math.round(triangle.least + (triangle.most - triangle.least) * Math.sqrt(weight))
  return (
    <div className={`${styles.gap} ${toneOf(gap)}`}>
      {gain ? null : (
        <svg className={styles.triangle} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1.500L19 18.500H1Z" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <p>
        <span className={styles.amount}>{upper}</span> {words}
      </p>
      <Arrow />
    </div>
  )
}

function toneOf({ gain, unknown }: StreamGap): string {
  return (gain ? styles.gain : unknown ? styles.unknown : '') ?? ''
}

/** Pushed on, as value streams draw it. */
function Arrow() {
  return (
    <div className={styles.arrow} aria-hidden="true">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 .5H100M0 7.500H100" vectorEffect="non-scaling-stroke" />
        <path d="M0 4H100" strokeWidth="7" pathLength="100" strokeDasharray="12.5 12.5" />
      </svg>
      <svg width="12" height="14" viewBox="0 0 12 14" aria-hidden="true">
        <path d="M0 0L12 7L0 14Z" />
      </svg>
    </div>
  )
}
