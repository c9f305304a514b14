/**
 * Prerendered pages and assets, held in memory with their compressed forms: the common request costs one map look-up.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gzip } from 'node:zlib'
import { originStandIn } from '../app/origin-stand-in.ts'
import { brotliParams } from './brotli-params.ts'
import { isCompressible } from './compressible.ts'
import { precompressed } from './precompress.ts'
import { contentSecurityPolicy, inlinePartsOf } from './security-headers.ts'

/** One answer, ready to send. */
export interface StoredFile {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** The policy of an HTML document; other files have none of their own. */
  readonly policy?: string
  /** As it is. Made from the compressed form where there is one: few ask for it, and it would be half of what is held. */
  identity(): Buffer
  readonly brotli?: Buffer
  readonly gzip?: Buffer
}

export type StoredFiles = ReadonlyMap<string, StoredFile>

/** Reads `build/client`. Keys are request paths: `/`, `/nl/contact`, `/assets/x.css`. */
export async function loadStoredFiles(folder: string, siteUrl: URL): Promise<StoredFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const left = entries.filter((entry) => entry.isFile() && extname(entry.name) in types).values()
  const stored = new Map<string, StoredFile>()
  await Promise.all(Array.from({ length: atOnce }, () => storeEach()))
  return stored

  async function storeEach(): Promise<void> {
    for (const entry of left) {
      const path = join(entry.parentPath, entry.name)
      const address = `/${relative(folder, path).split(sep).join('/')}`
      stored.set(
        addressOf(address),
        await storedFile(address, await readFile(path), siteUrl, await precompressed(path)),
      )
    }
  }
}

/** Compressing all files at once takes half a gigabyte of memory for a moment, which the process never gives back. */
const atOnce = availableParallelism()

/** `/nl/index.html` is served at `/nl`. */
function addressOf(file: string): string {
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) || '/' : file
}

/** One file as it is served at an address. `smallest` is what the build made of it with brotli, if it did. */
export async function storedFile(
  address: string,
  source: Buffer,
  siteUrl: URL,
  smallest?: Buffer,
): Promise<StoredFile> {
  const type = types[extname(address)] ?? 'application/octet-stream'
  const html = type.startsWith('text/html')
  const identity = html ? Buffer.from(source.toString('utf8').replaceAll(originStandIn, siteUrl.origin)) : source
  const inline = html ? inlinePartsOf(identity.toString('utf8')) : undefined
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    cacheControl: cacheControl(address, type),
    ...(inline ? { policy: contentSecurityPolicy(inline, siteUrl.protocol === 'https:') } : {}),
    ...forms(identity, await compressed(type, identity, smallest)),
  }
}

/** A picture at a fixed address may be a day old: a browser asks for the icon of the site twice on each page that it opens. */
function cacheControl(address: string, type: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('image/') ? 'public, max-age=86400' : 'public, max-age=0, must-revalidate'
}

type Compressed = Required<Pick<StoredFile, 'brotli' | 'gzip'>>
type Forms = Pick<StoredFile, 'identity' | 'brotli' | 'gzip'>

/** Two functions, for what one makes holds on to all that any of them names. */
function forms(identity: Buffer, compressed: Compressed | undefined): Forms {
  return compressed ? { ...compressed, identity: decompressing(compressed) } : { identity: () => identity }
}

function decompressing({ brotli }: Compressed): () => Buffer {
  return () => brotliDecompressSync(brotli)
}

/** Of documents, which the build leaves to the start. Quality 9: near 11, at a tenth of the time. */
const brotliQuality = 9

async function compressed(type: string, body: Buffer, smallest?: Buffer): Promise<Compressed | undefined> {
  if (!isCompressible(type)) return undefined
  const [brotli, zipped] = await Promise.all([
    smallest ?? promisify(brotliCompress)(body, { params: brotliParams(body, brotliQuality) }).then(copied),
    promisify(gzip)(body, { level: 9 }).then(copied),
  ])
  return { brotli, gzip: zipped }
}

/** What zlib gives is a piece of 64 KB, however little is in it. */
function copied(bytes: Buffer): Buffer {
  return Buffer.from(bytes)
}

/** Only what is listed is served; React Router's .data files of prerendered pages are of no use here. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
