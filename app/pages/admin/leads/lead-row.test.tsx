/** What a row shows of a lead, by the view that it stands in. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'
import { LeadRow } from './lead-row.tsx'
import { LeadTable } from './lead-table.tsx'
import type { View } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

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

it('the year of a last contact that was in another one', () => {
  expect(rowOf('won', {})).toContain('>Tue 17 Nov 11:05<')
  expect(rowOf('won', {}, '2027-01-04T09:00:00.000Z')).toContain('>Tue 17 Nov 2026, 11:05<')
})

it.each([true, false])('that it is the turn of whoever waits for nothing, unless a message is held: %s', (isHeld) => {
  const row = rowOf('open', { status: 'open', held: isHeld })
  expect([row.includes('>held<'), row.includes('>their turn<')]).toEqual([isHeld, !isHeld])
})

it.each([true, false])('and the head of those rows does not say otherwise: %s', (isHeld) => {
  const lines = [lineOf({ id: 6, status: 'open' }), lineOf({ status: 'open', held: isHeld })]
  const list = { lines, counts: { most: 200, groups: { nobody: 2 } }, query: { view: 'open' } } as unknown as ListData
  const shown = markup(<LeadTable list={list} current={undefined} move={() => undefined} toggle={() => undefined} />)
  expect(shown.includes('message is held</span></th>')).toBe(isHeld)
})

it('keeps a name and a company that run from right to left out of the words beside them', () => {
  const row = rowOf('open', { name: 'שרה כהן', company: 'شركة 24' })
  for (const text of ['שרה כהן', 'شركة 24']) expect(row).toMatch(new RegExp(`<bdi[^>]*>${text}</bdi>`))
})

function rowOf(view: View, facts: Partial<LeadLine>, now: string = held.at): string {
  const row = <LeadRow line={lineOf(facts)} now={now} view={view} current={false} toggle={() => undefined} />
  return markup(
    <table>
      <tbody>{row}</tbody>
    </table>,
  )
}

function lineOf(facts: Partial<LeadLine>): LeadLine {
  return {
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
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
