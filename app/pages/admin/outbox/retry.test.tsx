/** What came of trying a mail again. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { tooLateWords } from '#app/domain/outbox/too-late.ts'
import { RetryNews } from './retry.tsx'

it.each([true, false])('a mail that comes too late is refused for its own reason (a reply: %s)', (reply) => {
  const shown = shownOf(<RetryNews text="too late" tried={undefined} late={undefined} reply={reply} />)
  expect(shown).toContain(tooLateWords({ reply }))
  expect(shown).not.toContain(tooLateWords({ reply: !reply }))
})

it('of all that were tried it says how many were left, and nothing that is untrue of a letter', () => {
  const left = (late: number) => shownOf(<RetryNews text="all" tried={2} late={late} reply={false} />)
  expect(left(1)).toMatch(/1 mail is left/)
  expect(left(3)).toMatch(/3 mails are left/)
  expect(left(3)).not.toMatch(/no longer so/)
})

function shownOf(news: ReactElement): string {
  return renderToStaticMarkup(news)
}
