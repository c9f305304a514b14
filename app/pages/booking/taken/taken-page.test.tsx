import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { clock } from '#app/formats.ts'
import { type Locale, locales } from '#app/locales.ts'
import { readChoice } from '../address.ts'
import type { TakenView } from './open-taken.server.ts'
import { TakenPage } from './taken-page.tsx'

const event = 'automation-strategy-workshop'
const [missed, stays] = [
  { start: '2026-12-15T08:00:00.000Z', end: '2026-12-15T10:00:00.000Z' },
  { start: '2026-12-16T12:00:00.000Z', end: '2026-12-16T14:00:00.000Z' },
]
const near = {
  start: '2026-12-14T14:00:00.000Z',
  end: '2026-12-14T16:00:00.000Z',
  startsAt: '15:00',
  endsAt: '17:00',
  free: true,
}

function page(locale: Locale, state: Partial<TakenView>): string {
  const choice = readChoice(new URLSearchParams({ format: 'two', first: missed.start, at: stays.start }), event)
  const view: TakenView = {
    kind: 'taken',
    choice,
    missed,
    name: 'first',
    near: [near],
    day: undefined,
    stays,
    second: false,
    ...state,
  }
  const words = { formErrors: content('labels', locale).formErrors, filledIn: content('bookingPlace', locale).filledIn }
  // Of the form it asks nothing more here.
  const props = { view, event, locale, copy: content('booking', locale), words, hidden: {}, reading: '' }
  return renderToStaticMarkup(<TakenPage {...(props as unknown as ComponentProps<typeof TakenPage>)} readingNear="" />)
}

it.each(locales)(
  'says where nothing can be offered what can be done, and nothing of a form that is not there (%s)',
  (locale) => {
    const copy = content('booking', locale)
    const html = page(locale, { near: [] })
    expect(html).not.toMatch(/[{]\w+[}]/)
    expect(html).not.toContain(copy.taken.kept)
    expect(html).not.toContain('<form')
    expect(html).toContain(`tel:${copy.form.reach.phone.number}`)
    expect(html).toContain(copy.taken.ledeOfNone)
  },
)

it.each(locales)('gives the length of a workshop in two sessions also while one of them is lacking (%s)', (locale) => {
  const { rows } = content('booking', locale)
  for (const html of [page(locale, {}), page(locale, { stays: undefined })]) {
    expect(html).toContain(rows.twoTimes)
    expect(html).not.toContain(`>${rows.hours}<`)
  }
})

it.each(locales)('promises no booking where the second of two sessions is still to be picked (%s)', (locale) => {
  const { taken, form } = content('booking', locale)
  const html = page(locale, { name: 'begin', stays: undefined })
  expect(html.match(/<button[^>]* name="begin"/g)).toHaveLength(2)
  expect(html).not.toContain(form.notHeld)
  expect(html).not.toContain(taken.book.replace('{time}', clock(near.startsAt, locale)))
  expect(html).toContain(taken.bothGone)
})

it.each(locales)(
  'says of a first session picked anew which it is, and not that it was booked or missed (%s)',
  (locale) => {
    const { taken, form } = content('booking', locale)
    const html = page(locale, { name: 'slot', second: true })
    expect(html).toContain(taken.second.headline)
    expect(html).toContain(taken.kept)
    expect(html).toContain(form.notHeld)
    expect(html).not.toContain(taken.notice)
    expect(html).not.toContain('role="alert"')
    expect(html).not.toMatch(/[{]\w+[}]/)
  },
)
