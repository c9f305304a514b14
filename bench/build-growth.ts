/**
 * The build with ten articles, a hundred and a thousand: whether its time grows faster than its pages. Each build runs in
 * a copy of the project, from nothing, shared images included.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postSlugs } from '../app/domain/blog/reading/read-posts.ts'
import { isoDay } from '../app/formats.ts'
import { locales } from '../app/locales.ts'
import { sitePaths } from '../app/site-paths.server.ts'
import { postsFolder } from '../app/site-posts.server.ts'
import { growthBounds } from './bounds.ts'
import { atMost, type Row, told } from './rows.ts'

const root = join(import.meta.dirname, '..')
const parts = [
  'app',
  'db',
  'public',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const articles = [10, 100, 1_000] as const

/** Whether a page takes no longer in a build of a thousand articles than in one of a hundred. */
export async function buildGrowth(): Promise<Row[]> {
  const own = postSlugs(postsFolder)
  const builds = articles.map((count) => ({ count, ...measure(own, Math.max(0, count - own.length)) }))
  const perPage = (wanted: (typeof articles)[number]) =>
    builds.find(({ count }) => count === wanted)?.perPage ?? Number.NaN
  return [
    ...builds.flatMap(({ count, pages, seconds, perPage }) => [
      told(`build with ${count} articles, ${pages} pages`, seconds, 's'),
      told(`build with ${count} articles, a page`, perPage, 'ms'),
    ]),
    atMost(growthBounds.timePerPage, 'a page of 1,000 articles, to one of 100', perPage(1_000) / perPage(100), 'times'),
  ]
}

function measure(own: readonly string[], generated: number) {
  const folder = mkdtempSync(join(tmpdir(), 'build-growth-'))
  try {
    for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const slugs = Array.from({ length: generated }, (_, index) => `generated-${index}`)
    for (const [index, slug] of slugs.entries()) write(join(folder, 'app', 'content', 'posts', slug), index)
    const started = performance.now()
    const { status, stderr } = spawnSync(process.execPath, ['server/build.ts'], {
      cwd: folder,
      maxBuffer: 64 * 1024 ** 2,
    })
    if (status !== 0) throw new Error(`the build with ${generated} generated articles failed:\n${stderr}`)
    const seconds = (performance.now() - started) / 1000
    const pages = sitePaths([...own, ...slugs]).length * locales.length
    return { pages, seconds, perPage: (seconds * 1000) / pages }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An article as long as ours: a thousand words, eight sections, a table and a source. */
function write(folder: string, index: number): void {
  mkdirSync(folder)
  const day = new Date(Date.UTC(2020, 0, 1 + index))
  writeFileSync(join(folder, 'post.yaml'), `published: ${isoDay(day)}\ncategory: ai\nauthor: ilse-van-der-meer\n`)
  const sentence = 'The invoice waits for one signature while seventeen others arrive on the same desk.'
  const section = (place: number) =>
    `## Section ${place} of ${index}\n\n${`${sentence} `.repeat(9)}\n\n[The form](/contact) takes a minute.\n`
  const table = '| Step | Minutes |\n|---|---|\n| Read | 4 |\n| Type | 12 |\n'
  const body = [
    `${sentence}[^one]\n\n<InShort>\n\n- One.\n- Two.\n- Three.\n\n</InShort>\n`,
    ...Array.from({ length: 8 }, (_, place) => section(place + 1)),
    `<Example title="A sum">\n\n${table}\n</Example>\n`,
    '[^one]: A source, [its page](https://example.org/one).\n',
  ].join('\n')
  for (const locale of locales) {
    const head = `---\ntitle: Generated article ${index} ${locale}\nsummary: A summary.\ndescription: A description.\n---\n\n`
    writeFileSync(join(folder, `${locale}.mdx`), head + body)
  }
}
