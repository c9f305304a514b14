import { describe, expect, it } from 'vitest'
import { calAddress, calFrameAddress, readCalMessage } from './cal-messages.ts'

const message = (type: string, data: unknown = {}) => ({
  originator: 'CAL',
  namespace: 'booking',
  type,
  fullType: `CAL:booking:${type}`,
  data,
})

describe('a message of Cal.com', () => {
  it.each([
    [message('__iframeReady', { isPrerendering: false }), { type: 'ready' }],
    [message('linkReady'), { type: 'shown' }],
    [message('linkFailed', { code: '404', msg: 'Problem loading the link' }), { type: 'failed' }],
    [message('__dimensionChanged', { iframeHeight: 812.4, iframeWidth: 900 }), { type: 'height', pixels: 813 }],
    [message('__dimensionChanged', { iframeHeight: 1e9 }), { type: 'height', pixels: 5000 }],
  ])('is understood: %j', (sent, read) => {
    expect(readCalMessage(sent)).toEqual(read)
  })

  it('that somebody booked says nothing about who', () => {
    const data = { title: 'Call between us and Anna', uid: 'x', startTime: '2026-12-03T09:30:00Z' }
    expect(readCalMessage(message('bookingSuccessfulV2', data))).toEqual({ type: 'booked' })
  })

  it.each([
    undefined,
    null,
    'CAL',
    7,
    [],
    message('__routeChanged'),
    message('__dimensionChanged', { iframeHeight: '100%' }),
    message('__dimensionChanged', { iframeHeight: -1 }),
    message('__dimensionChanged', { iframeHeight: Number.NaN }),
    message('__dimensionChanged', null),
    { ...message('linkReady'), originator: 'SOMEBODY' },
    { ...message('bookingSuccessfulV2'), namespace: 'another' },
  ])('is let go when it is nothing of ours: %j', (sent) => {
    expect(readCalMessage(sent)).toBeUndefined()
  })
})

it('frames the page that the link leads to, in the theme of ours', () => {
  const address = calAddress({ origin: 'https://cal.example', user: 'us' }, 'intro-call-30-minutes')
  expect(address).toBe('https://cal.example/us/intro-call-30-minutes')
  expect(calFrameAddress(address, 'dark')).toBe(
    `${address}/embed?embed=booking&embedType=inline&layout=month_view&theme=dark&ui.color-scheme=dark`,
  )
  expect(new URL(calFrameAddress(address, 'auto')).searchParams.get('ui.color-scheme')).toBe('light dark')
})
