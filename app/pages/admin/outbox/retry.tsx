/** Trying everything again, and what came of trying. */
import { Form } from 'react-router'
import type { RetryRefusal } from '#app/domain/outbox/retry-mail.server.ts'
import { tooLateWords } from '#app/domain/outbox/too-late.ts'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { Done, Fault } from '../parts/fault.tsx'

interface RetryAllProps {
  action: string
  /** Something can be tried, and there is no other button of the first rank on the sheet. */
  primary: boolean
}

export function RetryAll({ action, primary }: RetryAllProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <button
        className={primary ? desk.primary : desk.tool}
        type="submit"
        title="All that are dead or wait for a retry"
      >
        Try all now
      </button>
    </Form>
  )
}

/** What the address says came of it. */
interface News {
  text: string
  tried: number | undefined
  late: number | undefined
  /** Whether the mail that was tried is a reply. */
  reply: boolean
}

export function RetryNews({ text, tried = 0, late = 0, reply }: News) {
  const left = late > 0 ? ` ${counted(late, 'mail is', 'mails are')} left: too late, or overtaken by a later mail.` : ''
  if (text === 'tried') return <Done title="It is tried again.">It leaves at once, so this cannot be taken back.</Done>
  if (text === 'all' && tried > 0)
    return (
      <Done title={`${counted(tried, 'mail is', 'mails are')} tried again.`}>
        {tried === 1 ? 'It leaves' : 'They leave'} at once.{left}
      </Done>
    )
  if (text === 'all') return <Done title="There was nothing to try.">{left || 'What is due is on its way.'}</Done>
  if (text === 'too late') return <Fault title="It comes too late.">{tooLateWords({ reply })}</Fault>
  if (text === 'gone' || Object.hasOwn(refusals, text)) {
    const [title, words] = text === 'gone' ? gone : refusals[text as keyof typeof refusals]
    return <Fault title={title}>{words}</Fault>
  }
  return null
}

const gone = [
  'The mail is gone.',
  'A change of its booking overtook it, its term has ended, or it was deleted on request.',
] as const

const refusals: Readonly<Record<Exclude<RetryRefusal, 'too late'>, readonly [title: string, words: string]>> = {
  sent: ['It was sent already.', 'Somebody was quicker, or the mail server took it meanwhile. It goes out once.'],
  'on its way': ['It is on its way.', 'It is tried within a minute. A second try beside it could send it twice.'],
  planned: ['It is for a day to come.', 'It goes out at its planned time.'],
  overtaken: ['Its booking was changed since.', 'A later mail says how it stands. This one is not sent any more.'],
}
