import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextWithAddress } from './mail-address.tsx'

const inPieces = (address: string, text = '{email}') =>
  renderToStaticMarkup(<TextWithAddress text={text} address={address} />).replaceAll(/<\/?span.*?>/g, '')

describe('an address', () => {
  it.each([
    ['before its domain', 'j.vandenberg@bouwbedrijfmulder.nl', 'j.vandenberg<wbr/>@bouwbedrijfmulder.nl'],
    [
      'before the dots of a long half too',
      'j.p@inkoop.bouwbedrijfmulder.example',
      'j.p<wbr/>@inkoop<wbr/>.bouwbedrijfmulder<wbr/>.example',
    ],
    ['nowhere when it is none', 'j.vandenberg', 'j.vandenberg'],
  ])('may break %s', (_, address, pieces) => {
    expect(inPieces(address)).toBe(pieces)
  })
})

describe('a text', () => {
  it('has the address at its place', () => {
    expect(inPieces('jo@example.nl', 'A mail to {email} follows.')).toBe('A mail to jo<wbr/>@example.nl follows.')
  })

  it('is the text alone when it has no such place', () => {
    expect(inPieces('jo@example.nl', 'The appointment is off.')).toBe('The appointment is off.')
  })
})
