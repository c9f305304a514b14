/** Settling a mail that was given up, opening it again, and what came of either. */
import { Form } from 'react-router'
import type { SettleMailOutcome } from '#app/domain/outbox/settle-mail.server.ts'
import desk from '../parts/desk.module.css'
import { Done, Fault } from '../parts/fault.tsx'
import { Key } from '../parts/key.tsx'

export function Settle({ id, settled, action }: { id: number; settled: boolean; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="mail" value={id} />
      <button
        className={desk.tool}
        type="submit"
        name="do"
        value={settled ? 'reopen' : 'settle'}
        data-key="s"
        aria-keyshortcuts="S"
      >
        {settled ? 'Open again' : 'Settle'} <Key>S</Key>
      </button>
    </Form>
  )
}

/** As the address says it. */
export function SettleNews({ text }: { text: string }) {
  if (!Object.hasOwn(news, text)) return null
  const { done, title, words } = news[text as keyof typeof news]
  return done ? <Done title={title}>{words}</Done> : <Fault title={title}>{words}</Fault>
}

/** That a mail is gone is said of trying too, see retry.tsx. */
const news: Readonly<Record<Exclude<SettleMailOutcome, 'gone'>, { done: boolean; title: string; words: string }>> = {
  settled: { done: true, title: 'Settled.', words: 'It counts as dead no longer, and stands under Settled.' },
  reopened: { done: true, title: 'Open again.', words: 'It counts as dead until it is settled, or tried again.' },
  'is so': { done: false, title: 'Nothing was changed.', words: 'It was so already.' },
  'not dead': { done: false, title: 'It is not dead.', words: 'Somebody tried it again meanwhile.' },
}
