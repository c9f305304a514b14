import { expect, it } from 'vitest'
import { isCompressible } from './compressible.ts'

it.each([
  'text/html; charset=utf-8',
  'text/markdown',
  'application/json',
  'application/xml; charset=utf-8',
  'application/rss+xml; charset=utf-8',
  'application/manifest+json',
  'image/svg+xml',
])('%s is text', (type) => {
  expect(isCompressible(type)).toBe(true)
})

it.each(['image/png', 'font/woff2', 'application/pdf', 'application/zip', ''])('%s is left as it is', (type) => {
  expect(isCompressible(type)).toBe(false)
})
