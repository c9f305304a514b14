/**
 * The inline script of an article: from the first one on, articles that are opened can be read without a connection.
 * Once the page is there, so that it waits for nothing. Browsers without https, or that keep nothing, have no worker.
 */
addEventListener('load', () => {
  askToKeep().catch(() => undefined)
})

async function askToKeep(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  await serviceWorker.register('/service-worker.js')
  const { active } = await serviceWorker.ready
  active?.postMessage(location.pathname)
}
