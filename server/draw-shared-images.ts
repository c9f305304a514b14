/**
 * Draws the picture of every page into `build/client/og`: part of the build. A picture is kept beside the build by what
 * stands on it, so that a build draws only what is new.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type ImageJob, imageJobs } from '../app/seo/shared-image/cards.server.ts'
import { imageDrawer } from '../app/seo/shared-image/draw.ts'
import { readSitePosts } from '../app/site-posts.server.ts'

const root = join(import.meta.dirname, '..')
const shown = join(root, 'build', 'client')
const kept = join(root, '.react-router', 'shared-images')

const draw = await imageDrawer()
const how = drawingVersion()
mkdirSync(kept, { recursive: true })
const jobs = imageJobs(readSitePosts()).values()
await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => workThrough(jobs)))

/** Takes jobs until none is left. Several do so at once: text is laid out here, drawn and reduced on other threads. */
async function workThrough(left: Iterator<ImageJob>): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) await place(next.value)
}

async function place({ address, card }: ImageJob): Promise<void> {
  const key = createHash('sha256').update(how).update(JSON.stringify(card)).digest('hex')
  const drawn = join(kept, `${key}.png`)
  if (!existsSync(drawn)) writeFileSync(drawn, await draw(card))
  const target = join(shown, address)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(drawn, target)
}

/** Changes with whatever draws them, fonts and colours included: then every picture is drawn anew. */
function drawingVersion(): string {
  const folder = join(root, 'app', 'seo', 'shared-image')
  const code = readdirSync(folder).filter((name) => !name.includes('.test.'))
  const files = [...code.map((name) => join(folder, name)), join(root, 'app', 'styles', 'tokens.css')]
  return files.map((file) => readFileSync(file, 'utf8')).join('\0')
}
