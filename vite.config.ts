import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lateParts } from './app/browser/late-parts-plugin.ts'
import { pageScripts } from './app/browser/page-scripts-plugin.ts'
import { postsPlugin } from './app/domain/blog/posts-plugin.ts'
import { postsFolder, readSitePosts } from './app/site-posts.server.ts'
import { workerFacts } from './app/worker-facts.ts'
import { thirdPartyNotices } from './server/third-party/plugin.ts'

/** What every hydrated page has around it, and small modules that would cost more in a file of their own. */
const frameFiles = [
  'root.tsx',
  'entry.client.tsx',
  'unbroken.ts',
  'browser/open-as-document.ts',
  'domain/typed-text.ts',
  'ui/form-failure/too-many-words.ts',
]

/**
 * In a file of many small modules each costs less than in a file of its own. The framework changes seldom, and stays in
 * the browser's cache when a page does; the frame is what every hydrated page has around it. The rest is left to the
 * bundler, which keeps the styles of a page to those that it needs.
 */
const browserChunks = [
  {
    name: 'framework',
    // React Router's links and forms only where they are used.
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/](?!.*[\\/]dom[\\/](?:lib|dom)\.js)/,
    priority: 2,
  },
  { name: 'frame', test: (id: string) => frameFiles.some((file) => id.endsWith(`/app/${file}`)), priority: 1 },
]

/** Classes by the names that stand for them. */
const namedClasses = new Map<string, string>()

/**
 * Five characters for a class of a file, the same in every build: names that can be read make a document an eighth
 * longer. Throws where two classes would share one.
 */
function shortClassName(name: string, file: string): string {
  const named = `${relative(import.meta.dirname, file)} ${name}`
  const digest = createHash('sha256').update(named).digest('base64url')
  const short = digest.replace(/^[^a-z]+/i, '').slice(0, 5)
  const other = namedClasses.get(short) ?? named
  if (other !== named) throw new Error(`${named} and ${other} would both be named ${short}: rename one`)
  namedClasses.set(short, named)
  return short
}

export default defineConfig(({ command, isPreview }) => ({
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  plugins: [
    pageScripts(workerFacts),
    postsPlugin({ folder: postsFolder, read: readSitePosts }),
    reactRouter(),
    lateParts(),
    thirdPartyNotices(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Every asset is a file of its own: a data: URI would need an exception in the content security policy.
    assetsInlineLimit: 0,
    cssMinify: true,
    sourcemap: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } } } } },
  // Pages are prerendered by a preview, which would watch the project, and so look at each page again as it is written.
  server: { host: '127.0.0.1', ...(isPreview ? { watch: null } : {}) },
}))
