import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { type Face, textWidth } from '#app/ui/value-stream-map/geometry/text.ts'
import { characters, type Script } from './characters.ts'
import { type Cut, cuts } from './cuts.ts'
import { fontData } from './font-data.ts'

const cutNames = Object.keys(cuts) as Cut[]
const scripts = Object.keys(characters) as Script[]

describe.each(cutNames)('%s', (cut) => {
  it.each(scripts)('has every character that %s promises', (script) => {
    const doc = new PDFDocument({ font: '' }).font(fontData(cut, script))
    const empty = characters[script].filter((character) => doc.widthOfString(character) === 0)
    expect(empty).toEqual([])
  })
})

/** The geometry of drawings measures without the font, in steps: no letter may be much wider than it thinks. */
it.each<Face>(['name', 'text'])('%s is hardly wider than the geometry says', (face) => {
  const doc = new PDFDocument({ font: '' }).fontSize(100)
  for (const script of scripts) {
    doc.font(fontData(face, script))
    const wider = characters[script].filter(
      (character) => doc.widthOfString(character, { features: ['tnum'] }) > textWidth(character, 100, face) + 1.5,
    )
    expect(wider).toEqual([])
  }
})
