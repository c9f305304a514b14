import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadStoredFiles } from './pages.ts'
import { precompress } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
const assets = join(folder, 'assets')
const script = 'export const answer = 42\n'.repeat(300)

beforeAll(async () => {
  mkdirSync(assets)
  writeFileSync(join(assets, 'a-1.js'), script)
  writeFileSync(join(assets, 'b-2.png'), 'a picture')
  await precompress(assets)
})

afterAll(() => rmSync(folder, { recursive: true }))

it('puts a compressed form beside a script, and none beside a picture', () => {
  expect(readdirSync(assets).sort()).toEqual(['a-1.js', 'a-1.js.br', 'b-2.png'])
  expect(brotliDecompressSync(readFileSync(join(assets, 'a-1.js.br'))).toString()).toBe(script)
})

it('is what the server sends', async () => {
  writeFileSync(join(assets, 'a-1.js.br'), 'what the build made')
  const files = await loadStoredFiles(folder, new URL('https://example.nl'))
  expect(files.get('/assets/a-1.js')?.brotli?.toString()).toBe('what the build made')
  expect([...files.keys()].sort()).toEqual(['/assets/a-1.js', '/assets/b-2.png'])
})
