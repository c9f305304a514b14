import { describe, expect, it } from 'vitest'
import { addressSubject, keyedSubject, networkOf } from './subject.server.ts'

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51000', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

it('a subject is the same for the same client, and tells nothing without the secret', () => {
  const subject = addressSubject('a secret of the test', 'contact', '192.0.2.7')
  expect(subject).toBe(addressSubject('a secret of the test', 'contact', '::ffff:192.0.2.7'))
  expect(subject).not.toContain('192')
  expect(subject).not.toBe(addressSubject('another secret', 'contact', '192.0.2.7'))
  expect(keyedSubject('a secret of the test', 'other', '192.0.2.7').split(':')[1]).not.toBe(subject.split(':')[1])
})
