/**
 * What stands at `/service-worker.js` where `SERVICE_WORKER` is off: it clears what an earlier one kept, and goes. Apart
 * from that one on purpose, so that it works whatever is wrong there.
 */
import { worker } from './worker-scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
