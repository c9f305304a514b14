import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { locales } from '#app/locales.ts'
import { readChoice } from '../address.ts'
import { TakenPage } from './taken-page.tsx'

const event = 'automation-strategy-workshop'
const [missed, stays] = [
  { start: '2026-12-15T08:00:00.000Z', end: '2026-12-15T10:00:00.000Z' },
  { start: '2026-12-16T12:00:00.000Z', end: '2026-12-16T14:00:00.000Z' },
]

it.each(locales)(
  'says where nothing can be offered what can be done, and nothing of a form that is not there (%s)',
  (locale) => {
    const copy = content('booking', locale)
    const choice = readChoice(new URLSearchParams({ format: 'two', first: missed.start, at: stays.start }), event)
    const view = { kind: 'taken', choice, missed, name: 'first', near: [], day: undefined, stays } as const
    // Of the form it asks nothing here.
    const props = { view, event, locale, copy, reading: '', readingNear: '' } as unknown as ComponentProps<
      typeof TakenPage
    >
    const html = renderToStaticMarkup(<TakenPage {...props} />)
    expect(html).not.toMatch(/[{]\w+[}]/)
    expect(html).not.toContain(copy.taken.kept)
    expect(html).not.toContain('<form')
    expect(html).toContain(`tel:${copy.form.reach.phone.number}`)
    expect(html).toContain(copy.taken.ledeOfNone)
  },
)
