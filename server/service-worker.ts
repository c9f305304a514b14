/**
 * Finishes the service worker that the build made. Its version is a hash of all that the server serves from memory, so
 * whoever has an older one gets the new one with the next page, and only then.
 */
import { createHash } from 'node:crypto'
import type { Settings } from '../app/platform/settings.server.ts'
import { type StoredFiles, storedFile } from './pages.ts'

const address = '/service-worker.js'
const offAddress = '/service-worker-off.js'

/** What app/browser/service-worker.ts has in the place of its version. */
const versionStandIn = 'BUILD_VERSION'

/** The same files, with the worker finished; or, where it is off, with the one that clears up in its place. */
export async function withServiceWorker(
  files: StoredFiles,
  { serviceWorker, siteUrl }: Pick<Settings, 'serviceWorker' | 'siteUrl'>,
): Promise<StoredFiles> {
  const { [address]: on, [offAddress]: off, ...others } = Object.fromEntries(files)
  if (!on || !off) throw new Error('the build has no service worker')
  const source = on.identity().toString('utf8').replaceAll(versionStandIn, versionOf(files))
  const worker = serviceWorker ? await storedFile(address, Buffer.from(source), siteUrl) : off
  return new Map([...Object.entries(others), [address, worker]])
}

/** The same whatever the order in which the files were read. */
function versionOf(files: StoredFiles): string {
  const hash = createHash('sha256')
  for (const line of [...files].map(([path, { etag }]) => `${path} ${etag}\n`).sort()) hash.update(line)
  return hash.digest('base64url').slice(0, 12)
}
