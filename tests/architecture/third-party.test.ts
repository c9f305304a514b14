/** What is not ours: under licences that allow what we do with it, and running nothing at install that we did not name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { licenceTexts, noticesText } from '#server/third-party/notices.ts'
import { productionPackages, readLockfile } from '#server/third-party/packages.ts'
import { sbom } from '#server/third-party/sbom.ts'
import { root } from './source-files.ts'

const lockfile = readLockfile(root)
const packages = productionPackages(lockfile)
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

/** They ask for their notice to be passed on, at most. */
const allowed = [
  '(MIT OR CC0-1.0)',
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
]

it('every package in production may be used and passed on as we do', () => {
  expect(packages.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
  const names = packages.map(({ name }) => name)
  expect(Object.keys(manifest.dependencies).filter((name) => !names.includes(name))).toEqual([])
  expect(
    packages.filter(({ license }) => !allowed.includes(license)).map(({ name, license }) => [name, license]),
  ).toEqual([])
})

it('the notices name every one of them, and the fonts', () => {
  const notices = noticesText(root, packages)
  expect(packages.filter(({ name, version }) => !notices.includes(`\n${name} ${version} (`))).toEqual([])
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})

/** MIT by their package.json, without the text; the notices name their owners. */
const withoutText = ['@better-auth/utils', 'brotli', 'dfa', 'fontkit', 'pg-types', 'pgpass', 'tiny-case', 'type-fest']

it('no other package has lost the text of its licence', () => {
  const silent = packages.filter(({ folder }) => licenceTexts(join(root, folder)).length === 0)
  expect([...new Set(silent.map(({ name }) => name))].filter((name) => !withoutText.includes(name))).toEqual([])
})

it('the bill of materials is whole, and hangs together', () => {
  const { components, dependencies } = sbom(lockfile)
  const known = new Set(['.', ...components.map((component) => component['bom-ref'])])
  expect(components.map(({ purl }) => purl)).toContain(
    `pkg:npm/%40conform-to/react@${manifest.dependencies['@conform-to/react']}`,
  )
  expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([])
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
  expect(dependencies[0]?.dependsOn).toHaveLength(Object.keys(manifest.dependencies).length)
})

it('only packages that package.json names run a script at install', () => {
  const running = Object.entries(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = running.map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  expect(names.filter((name) => manifest.allowScripts[name] !== true)).toEqual([])
})

it('the lockfile holds a checksum for everything that is fetched', () => {
  const unchecked = Object.entries(lockfile).filter(([folder, { integrity }]) => folder !== '' && !integrity)
  expect(unchecked.map(([folder]) => folder)).toEqual([])
})
