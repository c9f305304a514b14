/** README tells the truth: every setting with its default, every folder and file that it names. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingTable } from '#app/platform/settings.server.ts'
import { root } from './source-files.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

it('lists every setting with its default and meaning, and no other', () => {
  const section = /<!-- settings -->\n([\s\S]*?)<!-- \/settings -->/.exec(readme)?.[1]
  const rows = settingTable.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`)
  expect(section?.trim().split('\n')).toEqual(['| setting | default | meaning |', '|---|---|---|', ...rows])
})

it('names only files and folders that exist', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target)
  const folders = [...readme.matchAll(/^\| `((?:app|db|server|ops|tests|bench|deploy|docs)\/[^`]*)`/gm)].map(
    ([, path = '']) => path,
  )
  expect([...links, ...folders].filter((path) => !/^https?:/.test(path) && !existsSync(join(root, path)))).toEqual([])
})
