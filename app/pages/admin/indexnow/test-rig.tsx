/** The four steps as a drawing: an arrow flows as far as the test has come. On a phone it stands upright. */
import { type ReactNode, useId } from 'react'
import { useNavigation } from 'react-router'
import { isTaken } from '#app/domain/indexnow/outcomes.ts'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { keyFileWords } from './key-file-words.ts'
import type { Sheet } from './read-sheet.server.ts'
import styles from './test-rig.module.css'

interface RigProps extends Pick<Sheet, 'settings' | 'keyFile' | 'counts' | 'sent' | 'last'> {
  ticked: number
}

export function TestRig({ settings: { key, mostUrls }, keyFile, counts, ticked, sent, last }: RigProps) {
  const busy = useNavigation().formMethod === 'POST'
  const file = keyFileWords(keyFile)
  const answered = sent && !busy ? sent : undefined
  return (
    <div className={styles.rig}>
      <Step title="1 Key" state="passed">
        <Fact name="Length">{key.length}, allowed 8 to 128</Fact>
        <Fact name="Characters">letters, digits, hyphen</Fact>
      </Step>
      <Arrow flows />
      <Step title="2 Key file" state={file.fault ? 'failed' : 'passed'}>
        <Fact name="GET">{file.get}</Fact>
        <Fact name="Body">{file.body}</Fact>
      </Step>
      <Arrow flows={!file.fault}>{file.fault ? 'not from outside' : null}</Arrow>
      <Step title="3 URLs" state={ticked > 0 || answered ? 'passed' : 'open'}>
        <Fact name="Ticked">
          {ticked} of {counts.all}
        </Fact>
        <Fact name="Limit">{mostUrls.toLocaleString('en')} at once</Fact>
      </Step>
      <Arrow flows={answered !== undefined && answered.status !== null}>{roadWords(answered, busy, ticked)}</Arrow>
      <Step title="4 Answer" state={!answered ? 'open' : isTaken(answered.outcome) ? 'passed' : 'failed'}>
        {answered ? (
          <>
            <Fact name="Code">{answered.status ?? 'none'}</Fact>
            <Fact name="After">{answered.waitedMs === null ? 'not noted' : `${answered.waitedMs} ms`}</Fact>
          </>
        ) : (
          <>
            <Fact name="Code">none yet</Fact>
            <Fact name="Last time">{last ? `${last.status ?? 'none'}, ${deskTime(last.at)}` : 'never'}</Fact>
          </>
        )}
      </Step>
    </div>
  )
}

function roadWords(answered: RigProps['sent'], busy: boolean, ticked: number): string | null {
  if (busy) return 'on its way'
  if (answered) return answered.status === null ? 'no answer' : null
  return ticked > 0 ? 'not sent yet' : 'nothing ticked'
}

interface StepProps {
  title: string
  state: 'passed' | 'failed' | 'open'
  children: ReactNode
}

function Step({ title, state, children }: StepProps) {
  const id = useId()
  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {state === 'passed' ? <Icon name="tick" label="passed" /> : null}
        {state === 'failed' ? <Icon name="fault" label="failed" /> : null}
      </h2>
      <dl>{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The shaft is as long as there is room, the head is not. */
function Arrow({ flows = false, children }: { flows?: boolean; children?: ReactNode }) {
  return (
    <div className={styles.arrow} data-flows={flows}>
      <span>{children}</span>
      <div className={styles.line}>
        <svg aria-hidden="true" className={styles.shaft} viewBox="0 0 10 8" preserveAspectRatio="none">
          <path d="M0 4H10" vectorEffect="non-scaling-stroke" />
        </svg>
        <svg aria-hidden="true" className={styles.head} viewBox="0 0 12 12">
          <path d="M0 0L12 6L0 12Z" />
        </svg>
      </div>
    </div>
  )
}
