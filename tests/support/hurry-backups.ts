/** Loaded before the server under test (`node --import`): it looks after its backups each other second, not each half hour. */
const realSetInterval = globalThis.setInterval
const everyMs = 30 * 60 * 1000

globalThis.setInterval = Object.assign(
  (callback: () => void, ms?: number) => realSetInterval(callback, ms === everyMs ? 2000 : ms),
  realSetInterval,
) as typeof setInterval
