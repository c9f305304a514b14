/**
 * Vite plugin: the two scripts of pages that carry no framework JavaScript.
 *
 * `boot.ts` is inlined in <head> (it must run before the first paint), `live.ts` becomes one deferred file with a
 * hash in its name. Both are bundled apart from the application, and reach it as `virtual:page-scripts`.
 */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:page-scripts'
const resolvedId = `\0${moduleId}`

export function pageScripts(): Plugin {
  let scripts: Promise<PageScripts> | undefined
  const bundled = () => (scripts ??= bundlePageScripts())

  return {
    name: 'page-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { boot, live } = await bundled()
      return `export const bootScript = ${JSON.stringify(boot)}\nexport const liveScriptUrl = ${JSON.stringify(liveUrl(live))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { live } = await bundled()
      this.emitFile({ type: 'asset', fileName: liveUrl(live).slice(1), source: live })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { live } = await bundled()
        if (request.url !== liveUrl(live)) return next()
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(live)
      })
    },
  }
}

interface PageScripts {
  boot: string
  live: string
}

async function bundlePageScripts(): Promise<PageScripts> {
  const [boot, live] = await Promise.all([bundle('./boot.ts'), bundle('./live.ts')])
  return { boot, live }
}

/** One TypeScript entry as one minified classic script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
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

function liveUrl(source: string): string {
  return `/assets/live-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
}
