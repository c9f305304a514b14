import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { describeCrash } from './browser/error-report.ts'
import { reportAppError } from './domain/app-error/report-app-error.server.ts'
import { NonceContext, StartOnlyContext } from './nonce.ts'
import { pageStylesOf, withoutStyleSheets } from './page-styles.server.ts'
import { PageStylesContext } from './page-styles.ts'
import type { App } from './platform/app.ts'
import { isDatabaseAway } from './platform/database-away.server.ts'
import {
  appContext,
  buildContext,
  clockContext,
  databaseAwayContext,
  originContext,
  type PageSlot,
  pageSlotContext,
  type RequestFacts,
  requestContext,
} from './request-context.ts'
import type { RouteHandle } from './route-handle.ts'
import { scriptsAfterPaint, startOf } from './scripts-after-paint.server.ts'
import { shellWords } from './shell-words.server.ts'
import { startMark } from './start-mark.server.ts'
import { startPath } from './start-path.ts'
import { DatabaseAwayContext } from './ui/error-screens/database-away.ts'

/** A page that has not rendered by then is given up: 5 s. */
const renderLimit = 5_000

/** What the server process calls for each request, so that its values meet the contexts of this bundle. */
export function loadContext(app: App, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(clockContext, app.clock)
  context.set(requestContext, facts)
  context.set(originContext, app.settings.siteUrl.origin)
  context.set(buildContext, facts.build)
  context.set(pageSlotContext, {})
  return context
}

/** Where the document of this request is once it is answered, if the answer is one. */
export function pageSlot(context: RouterContextProvider): PageSlot | null {
  return context.get(pageSlotContext)
}

/** Whether what failed in this request failed for want of the database. */
export function lacksDatabase(context: RouterContextProvider): boolean {
  return context.get(databaseAwayContext)
}

/** Renders the document whole before the first byte: it can then carry its length and the right status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A request that no route could take (a post to a page without a form): no loader has run, so there is no screen.
  const { errors, loaderData } = routerContext.staticHandlerContext
  if (errors && status < 500 && !loaderData.root) return new Response(null, { status, headers })
  // An action failed: no loader has run either, and the error screen stands in the shell.
  if (errors) loaderData.root ??= shellWords(new URL(request.url).pathname)
  const { nonce, startMark: toStart } = factsOf(context)
  const styles = pageStylesOf(routerContext)
  const shown = styles === undefined ? routerContext : withoutStyleSheets(routerContext)
  const document = (
    <NonceContext value={nonce}>
      <PageStylesContext value={styles}>
        <DatabaseAwayContext value={context.get(databaseAwayContext)}>
          <StartOnlyContext value={toStart !== undefined}>
            <ServerRouter context={shown} url={request.url} {...(nonce ? { nonce } : {})} />
            {/* The place of the browser's `Ready`: `useId` counts siblings. */}
            {null}
          </StartOnlyContext>
        </DatabaseAwayContext>
      </PageStylesContext>
    </NonceContext>
  )
  const render = () => afterOthers(() => renderWhole(document, nonce))
  const { hydrate = false, sameForAll = false } = handleOf(routerContext)
  // A page that waits for style sheets anyway gains nothing from scripts that wait.
  const startsLater = hydrate && styles !== undefined && status === 200
  const mark = () => startMark(routerContext.manifest.version, loaderData)
  if (toStart !== undefined) {
    if (!startsLater) return answerStart(undefined)
    // Something else is shown by now: the document stays as it is, and what was typed in it.
    return toStart === mark() ? answerStart(startOf(await render())) : new Response(null, { status: 204 })
  }
  const html = await render()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const start = startsLater && request.method === 'GET' ? startPath(new URL(request.url), mark()) : undefined
  const page = styles === undefined ? html : scriptsAfterPaint(html, start)
  const slot = context.get(pageSlotContext)
  if (slot && request.method !== 'HEAD') {
    slot.html = page
    slot.sameForAll = status === 200 && sameForAll
  }
  return new Response(slot || request.method === 'HEAD' ? null : page, { status, headers })
}

/** Kept by nobody: it may say who is signed in. */
function answerStart(source: string | undefined): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
  return source === undefined ? new Response(null, { status: 404 }) : new Response(source, { headers })
}

/**
 * Errors that reach React Router are bugs or broken requests: the log and the list of crashes get the first, nobody the
 * second. The crash screen says that a report was made; without a script on the page, this is it.
 */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (request.signal.aborted || !(context instanceof RouterContextProvider)) return
  // An answer that a route chose (404), or a request that no route takes (405): no crash.
  if (isRouteErrorResponse(error)) return
  try {
    const app = context.get(appContext)
    const { clientAddress } = context.get(requestContext)
    app.log.error({ err: error }, 'request failed')
    // No crash of a page, and nowhere to keep it.
    if (isDatabaseAway(error)) {
      context.set(databaseAwayContext, true)
      return
    }
    const userAgent = request.headers.get('User-Agent') ?? ''
    const body = describeCrash(error, new URL(request.url).pathname)
    reportAppError(app, { body, userAgent, clientAddress }).catch((failure) => {
      app.log.error({ err: failure }, 'crash not recorded')
    })
  } catch {
    // While prerendering there is no log: the build fails, and this is the only trace of why.
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  }
}

function handleOf({ routeModules, staticHandlerContext }: EntryContext): RouteHandle {
  const page = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return (routeModules[page]?.handle as RouteHandle | undefined) ?? {}
}

function factsOf(context: RouterContextProvider): Partial<RequestFacts> {
  try {
    return context.get(requestContext)
  } catch {
    return {} // prerendering: no request
  }
}

let lastInTurn: Promise<unknown> = Promise.resolve()

/**
 * One document after the other. Rendering waits for nothing but the processor: side by side the first would be done when
 * the last is, and what all of them have half done would fill the memory.
 */
function afterOthers<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastInTurn.then(task)
  lastInTurn = result.catch(() => {})
  return result
}

async function renderWhole(element: React.ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  let limit: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      const stream = renderToPipeableStream(element, {
        ...(nonce ? { nonce } : {}),
        // However large a part is that hydrates by itself, it stands in its place: to move it there would take a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => stream.pipe(collect(resolve)),
        onShellError: reject,
        onError: reject,
      })
      limit = setTimeout(() => stream.abort(new Error('rendering took too long')), renderLimit)
    })
  } finally {
    clearTimeout(limit)
  }
}

/** Takes what is written, whole: it never asks the writer to wait. */
function collect(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _, next) {
      parts.push(part)
      next()
    },
    writev(written, next) {
      for (const { chunk } of written) parts.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(parts))
      next()
    },
  })
}
