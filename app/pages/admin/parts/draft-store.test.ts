import { beforeEach, expect, it, vi } from 'vitest'
import { draftDays, forgetOldDrafts, keepDraft, readDraft } from './draft-store.ts'

const day = 86_400_000
const empty = { text: '' }

beforeEach(() => {
  // As a browser has it: what is kept are its own enumerable properties.
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  })
  vi.stubGlobal('localStorage', storage)
})

it('keeps a draft under its name, in its own parts', () => {
  keepDraft('reply-12', { text: 'Dear', subject: 'Re' })
  expect(readDraft('reply-12', { text: '', subject: '' })).toEqual({ text: 'Dear', subject: 'Re' })
  expect(readDraft('reply-13', empty)).toBeUndefined()
  keepDraft('reply-12', undefined)
  expect(readDraft('reply-12', empty)).toBeUndefined()
})

it('forgets what was not typed in for its days, whatever became of its form, and nothing else', () => {
  localStorage.setItem('desk-keys', 'off')
  keepDraft('reply-1', { text: 'Old' }, 0)
  keepDraft('reply-2', { text: 'New' }, day)
  forgetOldDrafts(draftDays * day)
  expect(Object.keys(localStorage)).toEqual(['desk-keys', 'desk-reply-2'])
  expect(readDraft('reply-2', empty)).toEqual({ text: 'New' })
})

it('keeps what an earlier version kept without a day, for its days from now', () => {
  localStorage.setItem('desk-note-3', JSON.stringify({ text: 'Called' }))
  forgetOldDrafts(day)
  forgetOldDrafts(draftDays * day)
  expect(readDraft('note-3', empty)).toEqual({ text: 'Called' })
  forgetOldDrafts((draftDays + 1) * day)
  expect(readDraft('note-3', empty)).toBeUndefined()
})
