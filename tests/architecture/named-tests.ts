/** Documents that name tests: links to files, the text of each the title of a test in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'

export interface Link {
  readonly text: string
  readonly target: string
}

const docs = join(root, 'docs')

/** @param name in docs/ */
export function readDocument(name: string): { page: string; links: Link[] } {
  const page = readFileSync(join(docs, name), 'utf8')
  const links = [...page.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, text = '', target = '']) => ({ text, target }))
  return { page, links }
}

export function linksToNothing(links: readonly Link[]): Link[] {
  return links.filter(({ target }) => !existsSync(join(docs, target)))
}

export function linksToTests(links: readonly Link[]): Link[] {
  return links.filter(({ target }) => /\.(?:test|spec)\.tsx?$/.test(target))
}

/** Those whose text is the title of no test in the file that they lead to. */
export function linksToNoTest(links: readonly Link[]): Link[] {
  return linksToTests(links).filter(
    ({ text, target }) => !new RegExp(`\\(\\s*${escaped(quoted(text))}`).test(readFileSync(join(docs, target), 'utf8')),
  )
}

/** As a title stands in the source. */
function quoted(title: string): string {
  return title.includes('${') ? `\`${title}\`` : `'${title}'`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
