/** Which packages of others run in production, as the lockfile says: those we depend on, and those they depend on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Package {
  readonly name: string
  readonly version: string
  /** As the package declares it, such as `MIT`. */
  readonly license: string
  /** Below the project's root, such as `node_modules/pg`. */
  readonly folder: string
}

interface LockEntry {
  /** Of the project only. */
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** By folder; the project itself is at the empty one. */
export type Lockfile = Readonly<Record<string, LockEntry>>

export function readLockfile(root: string): Lockfile {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lockfile }).packages
}

/** In the order of their names. What is needed on some machines only (`optionalDependencies`) is a part of its package. */
export function productionPackages(lockfile: Lockfile): Package[] {
  const reached = new Set<string>()
  const queue = dependenciesOf(lockfile, '')
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    queue.push(...dependenciesOf(lockfile, folder))
  }
  return [...reached].map((folder) => packageAt(lockfile, folder)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function packageAt(lockfile: Lockfile, folder: string): Package {
  const name = folder.replace(/^.*node_modules\//, '')
  const { version = '', license = saidInTextOnly[name] ?? '' } = lockfile[folder] ?? {}
  return { name, version, license, folder }
}

/** Packages that name no licence in package.json, but have its text beside it. */
const saidInTextOnly: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The folders of what a package needs to run; of the project's own at ''. */
export function dependenciesOf(lockfile: Lockfile, folder: string): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lockfile[folder] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers].map((name) => find(lockfile, folder, name))
}

/** As Node looks for it: beside the package, then further up. */
function find(lockfile: Lockfile, from: string, name: string): string {
  for (let place = from; ; place = place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const folder = `${place === '' ? '' : `${place}/`}node_modules/${name}`
    if (folder in lockfile) return folder
    if (place === '') throw new Error(`${from || 'The project'} needs ${name}, which is not in package-lock.json`)
  }
}
