/**
 * Vite plugin: the scripts that are our own and not the framework's.
 *
 * `boot.ts` is inlined in <head> (it must run before the first paint), and so is, where it belongs, what only some pages
 * need and takes few lines; `live.ts` becomes one file with a hash in its name, loaded after the first words. All are bundled
 * apart from the application, and reach it as `virtual:page-scripts`. The service worker is bundled beside them: the server
 * finishes it, see server/service-worker.ts.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { WorkerFacts } from './worker-facts.ts'

const moduleId = 'virtual:page-scripts'
const resolvedId = `\0${moduleId}`

export function pageScripts(facts: WorkerFacts): Plugin {
  let scripts: Promise<PageScripts> | undefined
  const bundled = () => (scripts ??= bundlePageScripts(facts))

  return {
    name: 'page-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { inline, files } = await bundled()
      const texts = inline.map(({ name, source }) => `export const ${name}Script = ${JSON.stringify(source)}`)
      const urls = files.map(({ name, url }) => `export const ${name}ScriptUrl = ${JSON.stringify(url)}`)
      return [...texts, ...urls].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { files, workers } = await bundled()
      for (const { url, source } of [...files, ...workers])
        this.emitFile({ type: 'asset', fileName: url.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { files, workers } = await bundled()
        // While developing, what `npm start` left in the browser goes.
        const off = workers
          .filter(({ name }) => name === 'off')
          .map((worker) => ({ ...worker, url: '/service-worker.js' }))
        const file = [...files, ...off].find(({ url }) => url === request.url)
        if (!file) return next()
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(file.source)
      })
    },
  }
}

interface PageScripts {
  /** Those that stand in the page itself. */
  inline: { name: string; source: string }[]
  files: ScriptFile[]
  workers: ScriptFile[]
}

interface ScriptFile {
  name: string
  url: string
  source: string
}

/** Those that stand in the page: before the paint, or too few lines for a request. */
const inlineEntries = {
  boot: './boot.ts',
  forgetPost: './forget-post.ts',
  freeTimes: './free-times.ts',
  keepArticles: './keep-articles.ts',
  leaveAccount: './leave-account.ts',
  listKept: './list-kept.ts',
  scrollToSection: './scroll-to-section.ts',
  sendOnce: './send-once.ts',
}

/** Those that are files of their own, by the name of what they export here. */
const fileEntries = { live: './live.ts', hydrate: './hydrate-after-paint.ts', showTyped: './show-typed.ts' }

/** Their addresses never change: the browser compares what stands there. */
const workerEntries = { on: './service-worker.ts', off: './service-worker-off.ts' }

async function bundlePageScripts(facts: WorkerFacts): Promise<PageScripts> {
  const bundleAll = (entries: Record<string, string>) =>
    Promise.all(
      Object.entries(entries).map(async ([name, entry]) => ({ name, entry, source: await bundle(entry, facts) })),
    )
  const [inline, files, workers] = await Promise.all([inlineEntries, fileEntries, workerEntries].map(bundleAll))
  return {
    inline: inline ?? [],
    files: (files ?? []).map((file) => ({ ...file, url: urlOf(file.entry, file.source) })),
    workers: (workers ?? []).map((file) => ({ ...file, url: `/${basename(file.entry, '.ts')}.js` })),
  }
}

/** One TypeScript entry as one minified classic script. */
async function bundle(entry: string, workerFacts: WorkerFacts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { workerFacts: JSON.stringify(workerFacts) },
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), output: { format: 'iife' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (!chunk) throw new Error(`${entry} produced no script`)
  return chunk.code.trim()
}

function urlOf(entry: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `/assets/${basename(entry, '.ts')}-${hash}.js`
}
