import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

function request(forwarded: string | undefined) {
  return {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.9' },
  } as Parameters<typeof clientAddress>[0]
}

describe('clientAddress', () => {
  it.each([
    // no proxy is trusted: the header is the client's own claim
    [0, '1.1.1.1', '10.0.0.9'],
    [1, '1.1.1.1', '1.1.1.1'],
    // the client made up the left entry, our proxy wrote the right one
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    [1, undefined, '10.0.0.9'],
    [1, ' , ', '10.0.0.9'],
    // fewer entries than trusted proxies: the leftmost is all there is
    [3, '1.1.1.1, 10.0.0.1', '1.1.1.1'],
  ])('%i trusted, forwarded %s', (trusted, forwarded, expected) => {
    expect(clientAddress(request(forwarded), trusted)).toBe(expected)
  })
})
