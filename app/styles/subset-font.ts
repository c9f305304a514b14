/**
 * Makes `fonts/instrument-sans.woff2`, the one font file of the site. Run it after a new version of the package:
 * `node app/styles/subset-font.ts`. What comes out is committed, so that all builds serve the same bytes.
 *
 * Instrument Sans is licensed under the SIL Open Font License 1.1 (fonts/LICENSE).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * What English and Dutch are written with, loanwords and most names included, and the signs of our figures. Not the
 * signs of programmers: each one is kerned against all others, and together they cost 5 KB.
 */
const characters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÁÉËÏÓÖÜàáâäçèéêëíîïñóôöúûü',
  ' !"%&\'()*+,-./:;=?@_‘’“”–…·€©×±−→',
  '\u00a0\u00ad', // no-break space, soft hyphen
].join('')

/** Kerning, and the figures of equal width that every table stands on. */
const features = ['kern', 'tnum']

const largestSize = 40 * 1024

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'),
)
const folder = fileURLToPath(new URL('fonts/', import.meta.url))

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  keepFeatures: features,
  noHinting: true,
  dropTables: ['STAT', 'gasp', 'prep'],
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
})
if (font.length > largestSize) throw new Error(`${font.length} bytes: more than the ${largestSize} a page may spend`)

await writeFile(`${folder}instrument-sans.woff2`, font)
await copyFile(new URL(import.meta.resolve('@fontsource-variable/instrument-sans/LICENSE')), `${folder}LICENSE`)
process.stdout.write(`${font.length} bytes\n`)
