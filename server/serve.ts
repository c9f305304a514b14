/** One server process: opens what it needs, serves, and stops without dropping a request. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { startVisitCounter } from '../app/domain/visits/visit-counter.server.ts'
import { type Settings, SettingsError } from '../app/platform/settings.server.ts'
import { createTakeOpened } from './count-opened.ts'
import { createNoteVisit } from './count-visits.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { createRequestListener } from './handle-request.ts'
import { createHealth } from './health.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openApp } from './open-app.ts'
import { loadStoredFiles } from './pages.ts'
import { refuseUnparsed } from './refuse-unparsed.ts'
import { createRender } from './render.ts'
import { bareSecurityHeaders } from './security-headers.ts'
import { withServiceWorker } from './service-worker.ts'

export interface RunningServer {
  /** Where it really listens: with PORT=0 the system chose. */
  readonly port: number
  /** Finishes what is in flight, stops the outbox, closes the database. */
  stop(): Promise<void>
}

export async function serve(settings: Settings, buildFolder: string): Promise<RunningServer> {
  const { app, close } = await openApp(settings)
  const health = createHealth(app)
  const metrics = settings.metricsToken === undefined ? undefined : createMetrics(app, settings.metricsToken)
  const [files, build] = await Promise.all([
    loadStoredFiles(join(buildFolder, 'client'), settings.siteUrl).then((all) => withServiceWorker(all, settings)),
    importBuild(join(buildFolder, 'server', 'index.js')),
  ])
  const render = createRender(build, app)
  const visits = startVisitCounter(app)
  const noteVisit = createNoteVisit(visits, settings.siteUrl)
  const takeOpened = createTakeOpened(visits, settings.siteUrl, files)
  const listener = createRequestListener({ app, files, render, health, metrics, noteVisit, takeOpened })
  const { server, port } = await listen(listener, settings)
  giveMemoryBack(server)
  return {
    port,
    async stop() {
      health.stop()
      await closeServer(server)
      await visits.stop()
      await close()
      app.log.info('stopped')
    },
  }
}

async function importBuild(file: string): Promise<ServerBuild> {
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

/** Slow or greedy clients are cut off; a kept connection outlives the 60 s that common proxies reuse one for. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Looked at with all else that Host may be: node's own refusal has none of our headers.
  requireHostHeader: false,
} as const

/** A client that takes nothing of its answer is gone: 60 s, at which node looks twice, so it is cut off after 120. */
const stalledTimeout = 60_000

export async function listen(listener: RequestListener, settings: Settings): Promise<{ server: Server; port: number }> {
  const server = createServer(limits, listener)
  followAnswers(server)
  refuseUnparsed(server, bareSecurityHeaders(settings.siteUrl.protocol === 'https:'), stalledTimeout)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Names the setting that is to be mended. */
function cannotListen({ code }: NodeJS.ErrnoException, { host, port }: Settings): SettingsError {
  const [name, why] = listenFaults[code ?? ''] ?? ['HOST', `it cannot be listened on (${code})`]
  return new SettingsError(name === 'HOST' ? `HOST is ${host}: ${why}.` : `PORT is ${port}: ${why}.`)
}

const listenFaults: Readonly<Record<string, readonly ['HOST' | 'PORT', string]>> = {
  EADDRINUSE: ['PORT', 'another program listens on it'],
  EACCES: ['PORT', 'this user may not listen on it'],
  EADDRNOTAVAIL: ['HOST', 'this machine has no such address'],
  ENOTFOUND: ['HOST', 'the name leads nowhere'],
}

/** In-flight requests get this long at shutdown: 10 s. */
const shutdownLimit = 10_000

/** How often connections are looked at that became idle since: node closes only those idle when asked. */
const idleLook = 50

/** A connection that has not sent a whole request head this long after: browsers open some for later. 1 s. */
const silentLimit = 1_000

/** No new connections; idle ones end now, busy ones when their answer is out, all of them when the limit is reached. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now()
    const look = setInterval(() => {
      const waited = performance.now() - started
      const nobodyWaits = waited > silentLimit && answersDue(server) === 0
      if (nobodyWaits || waited > shutdownLimit) server.closeAllConnections()
      else server.closeIdleConnections()
    }, idleLook)
    server.close(() => {
      clearInterval(look)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Requests whose answer is not out yet, by server. */
const due = new WeakMap<Server, number>()

function answersDue(server: Server): number {
  return due.get(server) ?? 0
}

/**
 * Counts the answers that are due, and cuts off whoever takes nothing of one. Most are with the operating system before
 * anybody looks: to set a clock for each of those costs more than to look up its page.
 */
function followAnswers(server: Server): void {
  server.on('request', (_, response) => {
    if (!response.writableEnded || response.writableLength > 0) response.setTimeout(stalledTimeout)
    // What is whole at once does not count: node takes its connection for idle, and closes it at a stop in any case.
    if (response.writableEnded) return
    due.set(server, answersDue(server) + 1)
    response.once('close', () => due.set(server, answersDue(server) - 1))
  })
}
