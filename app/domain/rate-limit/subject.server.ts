/** Who is counted by a rate limit, as a keyed hash: the table of counts holds no address of anybody. */
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { deriveKey } from '#app/platform/secrets.server.ts'

/** Such as `confirmation:Zk3…`. Two purposes give two unrelated subjects for the same value. */
export function keyedSubject(secret: string, purpose: string, value: string): string {
  const hash = createHmac('sha256', deriveKey(secret, 'rate limit subject'))
    .update(`${purpose}\n${value}`)
    .digest('base64url')
  return `${purpose}:${hash.slice(0, 22)}`
}

/** The subject of a client's network address. */
export function addressSubject(secret: string, purpose: string, address: string): string {
  return keyedSubject(secret, purpose, networkOf(address))
}

/**
 * What one client holds: an IPv4 address, or the first 64 bits of an IPv6 address, of which every connection has all
 * the rest to choose from. An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.replace(/^\[([^\]]*)\].*$/, '$1').split('%')
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (wrapped) return wrapped
  if (!isIPv6(bare)) return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const [left = '', right = ''] = bare.toLowerCase().split('::')
  const groups = left === '' ? [] : left.split(':')
  // Groups that `::` stands for are zeros; what is right of it counts only when it reaches into the first four.
  const tail = right === '' ? [] : right.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
  const zeros = Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0')
  const prefix = [...groups, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${prefix.join(':')}::/64`
}
