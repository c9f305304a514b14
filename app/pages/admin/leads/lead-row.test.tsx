/** What a row shows of a lead, by the view that it stands in. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'
import { LeadRow } from './lead-row.tsx'
import type { View } from './list-query.ts'

const before = { preview: 'Belt u mij?', locale: 'nl', at: '2026-11-17T10:05:00.000Z' } as const
const held = { preview: 'Rank fast.', locale: 'en', at: '2026-11-25T10:05:00.000Z' } as const

it.each([
  ['quarantine', held, held],
  ['quarantine', undefined, before],
  ['answered', held, before],
  ['all', held, before],
] as const)('in view %s the text that is to be judged there, and its time', (view, heldMessage, shown) => {
  const other = shown === held ? before : held
  const row = rowOf(view, { heldMessage, held: heldMessage !== undefined })
  expect(row).toMatch(new RegExp(`lang="${shown.locale}"[^>]*>${shown.preview.replace('?', '\\?')}<`))
  expect(row.includes(`dateTime="${shown.at}"`)).toBe(true)
  expect(row.includes(other.preview) || row.includes(other.at)).toBe(false)
})

function rowOf(view: View, facts: Partial<LeadLine>): string {
  const line: LeadLine = {
    id: 7,
    revision: 0,
    name: 'Tom',
    company: null,
    preview: before.preview,
    locale: before.locale,
    status: 'answered',
    kinds: ['message'],
    owner: null,
    group: 'nobody',
    wait: undefined,
    answeredIn: null,
    lastAt: before.at,
    held: false,
    heldMessage: undefined,
    suspicions: [],
    ...facts,
  }
  const row = <LeadRow line={line} view={view} current={false} toggle={() => undefined} />
  const table = (
    <table>
      <tbody>{row}</tbody>
    </table>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: table }])} />)
}
