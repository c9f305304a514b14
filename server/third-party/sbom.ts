/**
 * `npm run sbom`: the packages that run in production, as CycloneDX 1.5 in JSON. From the lockfile alone, so it needs no
 * network, and the same lockfile gives the same bytes. npm has a command for it, which leaves out what development needs
 * too (react, zod).
 */
import { fileURLToPath } from 'node:url'
import { dependenciesOf, type Lockfile, type Package, productionPackages, readLockfile } from './packages.ts'

export function sbom(lockfile: Lockfile) {
  const { name = '', version = '' } = lockfile[''] ?? {}
  const packages = productionPackages(lockfile)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': '.', name, version } },
    components: packages.map((one) => component(lockfile, one)),
    dependencies: ['', ...packages.map(({ folder }) => folder)].map((folder) => ({
      ref: folder || '.',
      dependsOn: [...new Set(dependenciesOf(lockfile, folder))].sort(),
    })),
  }
}

function component(lockfile: Lockfile, { name, version, license, folder }: Package) {
  const [, digest = ''] = /^sha512-(.+)$/.exec(lockfile[folder]?.integrity ?? '') ?? []
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return {
    type: 'library',
    // The same version may stand in two folders.
    'bom-ref': folder,
    ...(group ? { group } : {}),
    name: bare,
    version,
    scope: 'required',
    licenses: [/[( ]/.test(license) ? { expression: license } : { license: { id: license } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(digest ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] } : {}),
  }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  process.stdout.write(`${JSON.stringify(sbom(readLockfile(root)), null, 2)}\n`)
}
