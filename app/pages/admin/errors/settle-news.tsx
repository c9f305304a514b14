/** What came of settling, as the address says it. */
import type { SettleOutcome } from '#app/domain/app-error/settle-error.server.ts'
import { Done, Fault } from '../parts/fault.tsx'

export function SettleNews({ text }: { text: string }) {
  if (!Object.hasOwn(news, text)) return null
  const { done, title, words } = news[text as SettleOutcome]
  return done ? <Done title={title}>{words}</Done> : <Fault title={title}>{words}</Fault>
}

const news: Readonly<Record<SettleOutcome, { done: boolean; title: string; words: string }>> = {
  settled: { done: true, title: 'Settled.', words: 'If it happens again, it comes back to Open by itself.' },
  reopened: { done: true, title: 'Open again.', words: 'It keeps its number.' },
  'is so': { done: false, title: 'Nothing was changed.', words: 'It was so already.' },
  'happened again': {
    done: false,
    title: 'It happened again meanwhile.',
    words: 'Look at the new report first. Then settle it, if it is mended all the same.',
  },
  gone: { done: false, title: 'It is gone.', words: 'All its reports have reached the end of their term.' },
}
