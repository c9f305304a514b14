import { expect, it } from 'vitest'
import type { OpenedPage } from './visit.ts'
import { createVisitTally } from './visit-tally.ts'

const day = '2026-11-21'
const opened: OpenedPage = { page: 'home', slug: '', locale: 'nl', source: 'direct', name: '' }

it('adds up, and begins anew once taken', () => {
  const tally = createVisitTally()
  tally.add(day, opened)
  tally.add(day, { ...opened, name: 'x' }, 4)
  tally.add(day, opened, 2)
  expect(tally.take()).toEqual([
    { ...opened, day, count: 3 },
    { ...opened, name: 'x', day, count: 4 },
  ])
  expect(tally.take()).toEqual([])
  tally.add(day, opened)
  expect(tally.take()).toEqual([{ ...opened, day, count: 1 }])
})

it('keeps apart what differs in one thing only, in whatever order it comes', () => {
  const tally = createVisitTally()
  const others = [
    { ...opened, slug: 'a' },
    { ...opened, locale: 'en' as const },
    { ...opened, source: 'page' as const },
    { ...opened, name: 'x' },
    { ...opened, page: 'about' },
  ]
  for (const other of [opened, ...others, ...others.toReversed(), opened]) tally.add(day, other)
  tally.add('2026-11-22', opened)
  expect(tally.take()).toEqual([
    ...[opened, ...others].map((one) => ({ ...one, day, count: 2 })),
    { ...opened, day: '2026-11-22', count: 1 },
  ])
})

it('stays small, whatever names are made up', () => {
  const tally = createVisitTally(10)
  for (let n = 0; n < 1_000; n++) tally.add(day, { ...opened, source: 'campaign', name: `c${n}` })
  for (let n = 0; n < 1_000; n++) tally.add(day, { ...opened, slug: `s${n}` })
  const sums = tally.take()
  expect(sums.length).toBe(100)
  expect(sums.find(({ source, name }) => source === 'campaign' && name === '')?.count).toBe(990)
})
