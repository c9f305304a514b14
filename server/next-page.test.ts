import { expect, it } from 'vitest'
import { aboutNextOfStored } from './next-page.ts'
import type { StoredFile } from './pages.ts'

const asset = { type: 'text/css', etag: '', cacheControl: '', identity: () => Buffer.alloc(0) } satisfies StoredFile

it('says of a page from memory that a query makes no other page of it', () => {
  expect(aboutNextOfStored({ ...asset, policy: "default-src 'none'" })).toEqual({ 'No-Vary-Search': 'params' })
})

it('says nothing of the kind with files', () => {
  expect(aboutNextOfStored(asset)).toEqual({})
})
