/** What the search engines said to the submission that was just made. */
import { isTaken, outcomeWords } from '#app/domain/indexnow/outcomes.ts'
import { counted } from '#app/formats.ts'
import { deskTime } from '../parts/desk-time.ts'
import { Done, Fault } from '../parts/fault.tsx'
import type { Sheet } from './read-sheet.server.ts'

export function AnswerNews({ sent }: { sent: NonNullable<Sheet['sent']> }) {
  const { code, title, advice } = outcomeWords[sent.outcome]
  const News = isTaken(sent.outcome) ? Done : Fault
  const status = sent.status ?? (code === 'none' ? 'No code' : code)
  return (
    <News title={`${status}, for ${counted(sent.count, 'URL')}. ${title}`}>
      {advice}
      {sent.retryAt ? ` Not before ${deskTime(sent.retryAt)}.` : null}
    </News>
  )
}
