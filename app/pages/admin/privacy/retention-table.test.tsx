/** What the head of the terms says of the rounds that delete. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RetentionTable } from './retention-table.tsx'
import { retentionView } from './retention-view.server.ts'

it.each([true, false])('the next round is promised only where the last one is not late: %s', (late) => {
  const last = { at: '2026-11-24T09:00:00.000Z', late, today: 0, rounds: 1 }
  const shown = renderToStaticMarkup(<RetentionTable kinds={[]} last={last} days={1} />)
  expect([shown.includes('within the hour'), shown.includes('role="alert"')]).toEqual([!late, late])
})

it('of backups the server deletes its own, and a hand those elsewhere', () => {
  const view = retentionView([], new Date('2026-11-24T09:00:00.000Z'))
  const shown = renderToStaticMarkup(<RetentionTable {...view} />)
  expect(shown).toMatch(/Backups of the database.*?deleted on the server by the software, elsewhere by hand/)
})
