/** The licences of what we pass on: packages on the server, packages and fonts in visitors' browsers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './packages.ts'

export function noticesText(root: string, packages: readonly Package[]): string {
  const head = 'This site is made with software and fonts of others. Their licences follow.\n'
  const ofPackages = packages.map((one) => {
    const texts = licenceTexts(join(root, one.folder))
    return part(`${one.name} ${one.version}`, one.license, texts.length > 0 ? texts : ownersOf(root, one))
  })
  const ofFiles = licenceFilesBelow(join(root, 'app')).map((file) =>
    part(`Files in app/${file.replace(/\/?[^/]*$/, '')}`, '', [read(join(root, 'app', file))]),
  )
  return [head, ...ofPackages, ...ofFiles].join('\n')
}

/** The files in which a package says what it may be used for. Some say it only in package.json. */
export function licenceTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => read(join(folder, name)))
}

/** Those of fonts and lists that stand among our own files. */
function licenceFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[/.])LICENSE(?:\.txt)?$/.test(name))
    .sort()
}

function ownersOf(root: string, { folder }: Package): string[] {
  const { author, repository } = JSON.parse(read(join(root, folder, 'package.json'))) as Record<string, unknown>
  return [author, repository].filter(Boolean).map((of) => (typeof of === 'string' ? of : JSON.stringify(of)))
}

function part(name: string, license: string, texts: readonly string[]): string {
  const title = license === '' ? name : `${name} (${license})`
  return [`${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n`, ...texts].join('\n')
}

function read(file: string): string {
  return `${readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()}\n`
}
