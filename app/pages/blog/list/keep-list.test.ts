import { expect, it } from 'vitest'
import { keepingList } from './keep-list.ts'

const fails = () => Promise.reject(new TypeError('Failed to fetch'))

it('gives the last list again, marked, when there is no answer', async () => {
  const keep = keepingList<{ articles: string[] }>()
  expect(await keep(async () => ({ articles: ['a'] }))).toEqual({ articles: ['a'], stale: false })
  expect(await keep(fails)).toEqual({ articles: ['a'], stale: true })
  expect(await keep(async () => ({ articles: [] }))).toEqual({ articles: [], stale: false })
})

it('fails when there was no list yet', async () => {
  await expect(keepingList()(fails)).rejects.toThrow('Failed to fetch')
})
