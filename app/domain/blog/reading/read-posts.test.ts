import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishedSlugs, readPosts } from './read-posts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(slug: string, { published = '2026-11-12', title = slug, text = 'Text.' } = {}): void {
  mkdirSync(join(folder, slug))
  writeFileSync(join(folder, slug, 'post.yaml'), `published: ${published}\ncategory: ai\nauthor: ilse\n`)
  for (const locale of ['en', 'nl']) {
    const head = `---\ntitle: ${title} ${locale}\nsummary: s\ndescription: d\n---\n`
    writeFileSync(join(folder, slug, `${locale}.mdx`), head + text)
  }
}

const read = () =>
  readPosts(folder, (slugs) => ({
    isPath: (path) => slugs.some((slug) => path === `/blog/${slug}`),
    isProcess: () => false,
    isAuthor: () => true,
    articlePath: (slug) => `/blog/${slug}`,
  }))

it('reads a folder, newest first, and lets posts link to each other', () => {
  write('older', { published: '2026-10-01', text: 'See [newer](/blog/newer).' })
  write('newer')
  expect(read().map(({ slug }) => slug)).toEqual(['newer', 'older'])
})

it('stops at what is wrong in any of them, with the path from the root of the project', () => {
  write('one', { text: '[x](/blog/gone)' })
  write('two', { published: 'soon' })
  expect(read).toThrow(
    'app/content/posts/one/en.mdx:6: /blog/gone: there is no such page\n' +
      'app/content/posts/one/nl.mdx:6: /blog/gone: there is no such page\n' +
      'app/content/posts/two/post.yaml:1: published: is no date',
  )
})

it('takes no article twice', () => {
  write('one', { title: 'Same' })
  write('two', { title: 'Same' })
  expect(read).toThrow('two/en.mdx:2: title: one has the same one')
})

it('knows what is published on a day without reading the texts', () => {
  write('today', { published: '2026-11-21' })
  write('tomorrow', { published: '2026-11-22', text: '[x](/blog/gone)' })
  expect(publishedSlugs(folder, '2026-11-21', () => true)).toEqual(['today'])
  expect(publishedSlugs(folder, '2026-11-22', () => true)).toEqual(['today', 'tomorrow'])
  expect(publishedSlugs(folder, '2026-11-22', () => false)).toEqual([])
})
