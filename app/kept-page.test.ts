import { expect, it } from 'vitest'
import { keptForReturn, keptNowhere, keptPageHeaders } from './kept-page.ts'

const said = (actionHeaders: HeadersInit, loaderHeaders: HeadersInit) =>
  Object.fromEntries(
    keptPageHeaders({ actionHeaders: new Headers(actionHeaders), loaderHeaders: new Headers(loaderHeaders) }),
  )

it('says what the loader says of a page that was asked for', () => {
  expect(said({}, keptForReturn)).toEqual({ 'cache-control': 'private, no-cache' })
  expect(said({}, { ...keptNowhere, 'Retry-After': '60' })).toEqual({
    'cache-control': 'no-store',
    'retry-after': '60',
  })
})

it('keeps nothing of what was sent, whatever the page says of itself', () => {
  expect(said({ ...keptNowhere, 'Retry-After': '7' }, keptForReturn)).toEqual({
    'cache-control': 'no-store',
    'retry-after': '7',
  })
  expect(said({ 'Retry-After': '7' }, keptForReturn)).toEqual({ 'cache-control': 'no-store', 'retry-after': '7' })
})

it('keeps nothing where neither says', () => {
  expect(said({}, {})).toEqual({ 'cache-control': 'no-store' })
})
