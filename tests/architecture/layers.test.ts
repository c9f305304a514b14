/**
 * Who may import whom. Content flows one way, down to the page; a lower layer never knows a higher one.
 * A rule names a folder and what its files may import from the project.
 */
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles().filter(({ path }) => !path.includes('.test.'))

const rules: { folder: string; may: RegExp; because: string }[] = [
  {
    folder: 'app/content/',
    may: /^app\/(content\/|formats\.ts|locales\.ts|site-map\.ts)/,
    because: 'content says what the site says: data, no logic',
  },
  {
    folder: 'app/domain/',
    may: /^(app\/(domain|platform)\/|app\/content\/|app\/(account-paths|booking-paths|date-and-time|formats|locales|plain-text|reading-time|report-paths|secret-token|session-words|unbroken|unbroken-references|zone-time)\.ts|db\/)/,
    because: 'the domain knows no React, no request and no page',
  },
  {
    folder: 'app/platform/',
    may: /^(app\/platform\/|app\/content\/company\.ts|app\/locales\.ts|db\/)/,
    because: 'the platform knows no business',
  },
  {
    folder: 'app/ui/',
    may: /^app\/(ui\/|browser\/|nonce\.ts|paths\.ts|locales\.ts|formats\.ts|session-words\.ts|unbroken\.ts|zone-time\.ts|content\/|domain\/(roi|booking)\/)/,
    because: 'copy comes into shared components as props, and the answer of the calculator as it was counted',
  },
  {
    folder: 'app/pdf/',
    may: /^app\/(pdf|content|domain\/(checklist|roi)|ui)\/|^app\/(formats|locales)\.ts$/,
    because: 'a thread of its own draws documents: it sees no database and no request',
  },
  {
    folder: 'app/session/',
    may: /^app\/(session|browser|content)\/|^app\/(locales|paths)\.ts$/,
    because: 'who is signed in is the same on every page, and its words come as props',
  },
  { folder: 'app/browser/', may: /^app\/(browser\/|locales\.ts)/, because: 'these bytes stand in every page' },
  {
    folder: 'app/pages/',
    may: /^app\/(pages|domain|content|seo|session|ui|browser)\/|^app\/(platform\/(?:app|database-away\.server)|pdf\/(?:checklist|report)-job)\.ts$|^app\/[\w.-]+\.tsx?$/,
    because: 'a page parses, calls one verb of the domain and responds',
  },
]

describe.each(rules)('$folder, because $because', ({ folder, may }) => {
  it.each(files.filter(({ path }) => path.startsWith(folder)).map((file) => [file.path, file] as const))(
    '%s',
    (_, file) => {
      expect(file.imports.filter((target) => !may.test(target))).toEqual([])
    },
  )
})

it('only the routes know pages', () => {
  const outside = files.filter(({ path }) => !path.startsWith('app/pages/') && path !== 'app/routes.ts')
  expect(
    outside.filter(({ imports }) => imports.some((target) => target.startsWith('app/pages/'))).map(({ path }) => path),
  ).toEqual([])
})

it('a page does not reach into the folder of another page', () => {
  const page = (path: string) => /^app\/pages\/([^/]+)\//.exec(path)?.[1]
  const crossing = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => page(path) && page(target) && page(path) !== page(target))
      .map((target) => `${path} -> ${target}`),
  )
  expect(crossing).toEqual([])
})

it('shared components take only types from the content, and how its places are filled', () => {
  const values = files
    .filter(({ path }) => path.startsWith('app/ui/'))
    .filter(({ text }) => /^import (?!type\b)[^'"]*from '[^']*content\/(?!fill\.ts)/m.test(text))
  expect(values.map(({ path }) => path)).toEqual([])
})
