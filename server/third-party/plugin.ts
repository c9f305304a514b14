/** Vite plugin: writes the licences of others into the build, as /third-party-notices.txt. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { noticesText } from './notices.ts'
import { packageAt, productionPackages, readLockfile } from './packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const lockfile = readLockfile(root)
      const production = productionPackages(lockfile)
      const bundled = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap(packageFolder)
      // What only builds the site may leave a few lines of itself in what it builds.
      const others = [...new Set(bundled)].filter((folder) => !production.some((one) => one.folder === folder))
      const packages = [...production, ...others.map((folder) => packageAt(lockfile, folder))]
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: noticesText(root, packages) })
    },
  }
}

/** `/x/node_modules/react/index.js` belongs to `node_modules/react`; of a bundler's own modules the name says whose. */
function packageFolder(id: string): string[] {
  const [, own] = /^\0(vite|rolldown)\//.exec(id) ?? []
  if (own) return [`node_modules/${own}`]
  const [folder] = /node_modules\/.*(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(id.slice(root.length)) ?? []
  return folder ? [folder] : []
}
