/**
 * Makes the fonts of the PDF beside this file. Run it after a new version of the package:
 * `node app/pdf/fonts/make-fonts.ts`. What comes out is committed, so that the server needs no font tools.
 *
 * Instrument Sans is licensed under the SIL Open Font License 1.1 (LICENSE).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { characters } from './characters.ts'
import { cuts } from './cuts.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const sources = { latin: 'latin', extended: 'latin-ext' } as const

for (const [name, { weight, width }] of Object.entries(cuts)) {
  for (const script of ['latin', 'extended'] as const) {
    const file = `@fontsource-variable/instrument-sans/files/instrument-sans-${sources[script]}-wdth-normal.woff2`
    const variable = await readFile(fileURLToPath(import.meta.resolve(file)))
    const font = await subsetFont(variable, characters[script].join(''), {
      targetFormat: 'sfnt',
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      dropTables: ['STAT', 'gasp', 'prep'],
      variationAxes: { wght: weight, wdth: width },
    })
    await writeFile(`${folder}${name}-${script}.ttf`, font)
    process.stdout.write(`${name}-${script}.ttf ${font.length} bytes\n`)
  }
}

await copyFile(new URL(import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE')), `${folder}LICENSE`)
