/** A mail to oneself, by the road that mails to visitors take. */
import { Form, Link } from 'react-router'
import type { TestMail } from '#app/domain/launch/test-mail.server.ts'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Done, Fault } from '../parts/fault.tsx'
import { LaunchSection } from './launch-section.tsx'

interface MailSectionProps {
  last: TestMail | undefined
  /** Over SMTP; otherwise into a folder. */
  goesOut: boolean
  email: string
  waitSeconds: number | undefined
}

export function MailSection({ last, goesOut, email, waitSeconds }: MailSectionProps) {
  return (
    <LaunchSection id="mail" title={`Mail test: ${stateWords(last, goesOut)}`}>
      {waitSeconds === undefined ? null : (
        <Fault title="Not sent again">{`One test mail a minute. The next can go in ${counted(waitSeconds, 'second')}.`}</Fault>
      )}
      {last ? <News last={last} goesOut={goesOut} /> : null}
      <Form method="post" action="/admin/launch" className={desk.pad} preventScrollReset>
        <p>
          {last ? 'The next one goes' : 'A mail goes'} to <b>{email}</b>, through the outbox, like every mail to a
          visitor.
        </p>
        <div className={desk.row}>
          <button className={desk.tool} type="submit" name="do" value="mail">
            {last ? 'Send another test mail' : 'Send a test mail'}
          </button>
          {last?.state === 'waiting' ? (
            <Link className={desk.tool} to="/admin/launch#mail" preventScrollReset>
              Look again
            </Link>
          ) : null}
        </div>
      </Form>
    </LaunchSection>
  )
}

function News({ last, goesOut }: { last: TestMail; goesOut: boolean }) {
  const { state, at, sentAt, attempts, dueAt, error } = last
  if (state === 'dead') {
    const why = error ?? 'No reason was given'
    return <Fault title={`Given up after ${counted(attempts, 'try', 'tries')}.`}>{`${why}.`}</Fault>
  }
  if (state === 'waiting') {
    const tried = attempts > 0 ? `Tried ${counted(attempts, 'time')}; next at ${deskTime(dueAt)}.` : 'Not tried yet.'
    if (error === null) return <Done title={`Waiting since ${deskTime(at)}.`}>{tried}</Done>
    return <Fault title={`Waiting since ${deskTime(at)}.`}>{`${tried} The mail server said: ${error}.`}</Fault>
  }
  if (!goesOut) {
    return (
      <Fault title="It reached nobody.">
        SMTP_URL is not set, so the test mail of {deskTime(at)} was only written to the folder of mails.
      </Fault>
    )
  }
  return (
    <Done title={`Handed to the mail server ${deskTime(sentAt ?? at)}.`}>
      See that it arrived, and not in the spam folder. Its headers should say pass for spf, dkim and dmarc.
    </Done>
  )
}

function stateWords(last: TestMail | undefined, goesOut: boolean): string {
  if (!last) return 'not tried'
  if (last.state === 'sent') return goesOut ? 'clear' : 'reached nobody'
  return last.state === 'dead' ? 'failed' : 'on its way'
}
