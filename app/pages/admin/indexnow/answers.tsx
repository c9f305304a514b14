/** The answers that IndexNow names, and two for what else can come; with what to do then. */
import { outcomeWords, type SubmissionOutcome } from '#app/domain/indexnow/outcomes.ts'
import styles from './answers.module.css'

const named = [
  'accepted',
  'pending',
  'bad_format',
  'bad_key',
  'bad_urls',
  'too_many',
  'unexpected',
  'timeout',
] as const satisfies readonly SubmissionOutcome[]

export function Answers({ current }: { current: SubmissionOutcome | undefined }) {
  return (
    <section>
      <h2>What an answer means</h2>
      <dl className={styles.answers}>
        {named.map((outcome) => {
          const { code, title, advice } = outcomeWords[outcome]
          return (
            <div key={outcome} data-current={outcome === current || undefined}>
              <dt>{code}</dt>
              <dd>
                <b>{title}</b> {advice}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
