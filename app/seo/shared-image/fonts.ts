/** The site's font in the three cuts that a shared image needs: its renderer knows no variable fonts. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

export interface ImageFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400 | 500 | 600
  readonly style: 'normal'
}

const cuts = [
  { name: 'drawn', weight: 400, width: 78 },
  { name: 'headline', weight: 500, width: 84 },
  { name: 'brand', weight: 600, width: 90 },
] as const

/** Latin with its accents, and the signs of our figures. */
const characters = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'‘’“”–…€−→',
].join('')

export async function imageFonts(): Promise<ImageFont[]> {
  const source = import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  )
  const variable = await readFile(fileURLToPath(source))
  return Promise.all(
    cuts.map(async ({ name, weight, width }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await subsetFont(variable, characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight, wdth: width },
      }),
    })),
  )
}
