import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { RecordSlip } from './record-slip.tsx'

it('breaks the address before its domain, where there is no room for all of it', () => {
  const record = {
    email: 'marieke@example.nl',
    createdAt: '2026-12-01T09:02:00.000Z',
    methods: [],
    signIns: 1,
  }
  const slip = <RecordSlip copy={content('account', 'nl').overview.record} record={record} locale="nl" />
  expect(renderToStaticMarkup(slip)).toContain('marieke<wbr/>@example.nl')
})
