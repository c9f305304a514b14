/** What the documents say to put into /etc/vlotwerk/env means the same to systemd and to a shell, and starts the server. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { root } from './source-files.ts'

const documents = ['README.md', ...listed('docs', /\.md$/), ...listed('deploy', /./)]

/** A fenced block of nothing but settings and comments. Scripts that set something too are read by a shell alone. */
const blocks = documents.flatMap((path) =>
  [...textOf(path).matchAll(/^```\w*\n([\s\S]*?)^```$/gm)]
    .map(([, block = '']) => block.split('\n').filter(Boolean))
    .filter((lines) => lines.some(isSetting) && lines.every((line) => isSetting(line) || isComment(line)))
    .map((lines) => ({ path, lines })),
)

it('finds the settings of a live site', () => {
  expect(blocks.map(({ path }) => path)).toContain('docs/operations.md')
})

describe.each(blocks)('settings in $path', ({ lines }) => {
  const settings = lines.filter(isSetting)

  // To systemd a "#" behind a value is part of it.
  it('have one plain or single-quoted value each, and comments on lines of their own', () => {
    expect(settings.filter((line) => !/^\w+=(?:[\w./:@,+-]*|'[^'\\]*')$/.test(line))).toEqual([])
  })

  it('are settings that the server starts with', () => {
    const env = Object.fromEntries(
      settings.map((line) => [line.replace(/=.*/, ''), line.replace(/^\w+=/, '').replace(/^'(.*)'$/, '$1')]),
    )
    expect(() => parseSettings(env)).not.toThrow()
  })
})

it('the unit has its comments on lines of their own', () => {
  const lines = textOf('deploy/vlotwerk.service').split('\n')
  expect(lines.filter((line) => line.includes('#') && !isComment(line))).toEqual([])
})

function listed(folder: string, name: RegExp): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && name.test(file.name))
    .map((file) => join(relative(root, file.parentPath), file.name))
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function isSetting(line: string): boolean {
  return /^[A-Z_]+=/.test(line)
}

function isComment(line: string): boolean {
  return line.startsWith('#')
}
