/**
 * A step of the build: compresses its assets as small as brotli makes them, a `.br` beside each file. That takes seconds,
 * which a start has not. Documents are left to the start: they carry the address of the site.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildFolder } from './build.ts'

/** The other files of the build come compressed already: fonts and pictures. */
const compressible = /\.(?:js|css)$/

/** What the build made of a file; undefined where it made nothing. */
export async function precompressed(path: string): Promise<Buffer | undefined> {
  return compressible.test(path) ? readFile(compressedFile(path)).catch(() => undefined) : undefined
}

/** Makes the compressed forms of the files in a folder. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))))
}

/** `page-Dq75J94e.js` has it in `page-Dq75J94e.js.br`. */
function compressedFile(path: string): string {
  return `${path}.br`
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await writeFile(compressedFile(path), await promisify(brotliCompress)(source, { params }))
}

if (import.meta.main) await precompress(join(buildFolder, 'client', 'assets'))
