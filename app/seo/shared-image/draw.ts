/** Draws shared images: a card in, a PNG of 1200 x 630 out. */
import { readFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import { type Card, cardSize, cardTree, type Palette } from './card.ts'
import { tokenColours } from './colour.ts'
import { imageFonts } from './fonts.ts'

export async function imageDrawer(): Promise<(card: Card) => Promise<Buffer>> {
  const palette = paletteOf(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'))
  const fonts = await imageFonts()
  return async (card) => {
    const tree = cardTree(card, palette) as unknown as Parameters<typeof satori>[0]
    const drawing = await satori(tree, { ...cardSize, fonts })
    const { pixels, width, height } = await renderAsync(drawing, { font: { loadSystemFonts: false } })
    // Few colours, so a palette shows no difference and halves the file.
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ palette: true, colours: 64, effort: 4 })
      .toBuffer()
  }
}

function paletteOf(css: string): Palette {
  const colour = (name: string) => tokenColours(css, name).dark
  return {
    paper: colour('--paper'),
    ink: colour('--ink'),
    faint: colour('--ink-2'),
    hair: colour('--hair'),
    grid: colour('--grid'),
    line: colour('--line'),
    signal: colour('--signal'),
    flow: colour('--flow'),
  }
}
