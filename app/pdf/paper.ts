/**
 * A4 sheets on their side, in points from the upper left corner: a thin layer over pdfkit. It writes real text, tagged
 * for those who listen to it, draws lines that listeners pass over, and remembers where every word stands, so that a
 * test can tell whether two of them touch.
 */
import PDFDocument from 'pdfkit'
import { type Colour, colours } from './colours.ts'
import type { Cut } from './fonts/cuts.ts'
import { openLettering } from './lettering.ts'
import { openTags, type Tag } from './tags.ts'

/** A4 on its side. */
export const sheetSize = { width: 841.89, height: 595.28 } as const

export interface TextPlace {
  /** Where the text starts, or ends, or has its middle. */
  x: number
  /** Of the line it stands on, not of its upper edge. */
  baseline: number
  size: number
  cut?: Cut
  colour?: Colour
  align?: 'start' | 'middle' | 'end'
  /** From one line to the next. */
  leading?: number
  tag?: Tag
  /** Of a heading in a table. */
  scope?: 'Column' | 'Row'
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PathStyle {
  stroke?: Colour
  fill?: Colour
  width?: number
  dash?: [on: number, off: number]
}

/** Where a text stands; `page` counts from 0. */
export interface TextBox {
  page: number
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

export interface Paper {
  page(): void
  /** One text, in one or more lines. */
  text(lines: string | readonly string[], place: TextPlace): void
  /** A text that leads to an address. */
  link(text: string, url: string, place: TextPlace): void
  /** Everything drawn meanwhile is part of it. */
  inside(tag: Tag, draw: () => void, alt?: string): void
  /** @param path as in SVG, moved to `x` and `y` */
  path(path: string, style: PathStyle, x?: number, y?: number): void
  /** Slanting lines inside an area; `bounds` is a box around it. */
  hatch(path: string, bounds: Box, colour: Colour): void
  width(text: string, size: number, cut?: Cut): number
  /** The size at which a line fits into `room`: `most`, or what is left. */
  fit(text: string, room: number, most: number, cut?: Cut): number
  finish(): Promise<{ bytes: Uint8Array; boxes: TextBox[] }>
}

interface PaperOptions {
  title: string
  author: string
  language: string
  created: Date
}

export function openPaper({ title, author, language, created }: PaperOptions): Paper {
  const doc = new PDFDocument({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    autoFirstPage: false,
    // pdfkit would load a font of its own otherwise.
    font: '',
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: created },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const written = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  const tags = openTags(doc)
  const lettering = openLettering(doc)
  const boxes: TextBox[] = []
  let page = -1

  const width: Paper['width'] = (text, size, cut = 'text') => lettering.width(text, size, cut)

  function writeLine(text: string, place: TextPlace, baseline: number): TextBox {
    const { size, cut = 'text', colour = 'ink', align = 'start' } = place
    const wide = width(text, size, cut)
    const left = place.x - (align === 'end' ? wide : align === 'middle' ? wide / 2 : 0)
    doc.fillColor(colours[colour])
    lettering.write(text, left, baseline, size, cut)
    const [top, bottom] = [baseline - capHeight * size, baseline + descent * size]
    const box = { page, text, left, right: left + wide, top, bottom }
    boxes.push(box)
    return box
  }

  return {
    page() {
      doc.addPage()
      page += 1
    },

    text(lines, place) {
      const { size, leading = size * 1.25, tag = 'P', scope } = place
      const write = () => {
        for (const [index, line] of [lines].flat().entries()) writeLine(line, place, place.baseline + index * leading)
      }
      tags.leaf(tag, write, { scope })
    },

    link(text, url, place) {
      const around = 3
      let box: TextBox | undefined
      const write = () => {
        box = writeLine(text, place, place.baseline)
      }
      const add = (element: PDFKit.PDFStructureElement) => {
        if (!box) return
        const { left, top, right, bottom } = box
        const within: object = { structParent: element }
        doc.link(left - around, top - around, right - left + 2 * around, bottom - top + 2 * around, url, within)
      }
      tags.leaf('Link', write, { add })
    },

    inside: tags.inside,

    path(path, { stroke, fill, width: weight = 0.75, dash }, x = 0, y = 0) {
      tags.artifact(() => {
        doc.save().translate(x, y).lineWidth(weight)
        if (dash) doc.dash(dash[0], { space: dash[1] })
        doc.path(path)
        if (fill && stroke) doc.fillAndStroke(colours[fill], colours[stroke])
        else if (fill) doc.fill(colours[fill])
        else doc.stroke(colours[stroke ?? 'ink'])
        doc.restore()
      })
    },

    hatch(path, bounds, colour) {
      tags.artifact(() => {
        doc.save().path(path).clip()
        doc.path(hatching(bounds)).lineWidth(0.6).stroke(colours[colour]).restore()
      })
    },

    width,

    fit(text, room, most, cut) {
      return Math.min(most, (most * room) / Math.max(width(text, most, cut), 1))
    },

    async finish() {
      tags.end()
      doc.end()
      await written
      // A copy of its own: it is handed to another thread, and with it the memory it stands in.
      return { bytes: new Uint8Array(Buffer.concat(chunks)), boxes }
    },
  }
}

/** Of the font, in em: how far letters reach above and below the line they stand on. */
const capHeight = 0.72
const descent = 0.2

/** From one line of a hatching to the next. */
const hatchPitch = 4.5

function hatching({ x, y, width, height }: Box): string {
  let lines = ''
  for (let at = x - height; at < x + width; at += hatchPitch) {
    lines += `M${Math.round(at * 100) / 100} ${y + height}l${height} ${-height}`
  }
  return lines
}
