import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pageScripts } from './app/browser/page-scripts-plugin.ts'
import { postsPlugin } from './app/domain/blog/posts-plugin.ts'
import { postsFolder, readSitePosts } from './app/site-posts.server.ts'
import { thirdPartyNotices } from './server/third-party/plugin.ts'

/**
 * The framework is one file: it changes seldom, and stays in the browser's cache when a page does.
 */
const browserChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
    priority: 2,
  },
]

export default defineConfig({
  plugins: [
    pageScripts(),
    postsPlugin({ folder: postsFolder, read: readSitePosts }),
    reactRouter(),
    thirdPartyNotices(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Every asset is a file of its own: a data: URI would need an exception in the content security policy.
    assetsInlineLimit: 0,
    cssMinify: true,
    // Styles come with the document, or by <Links /> where a page follows another without one.
    modulePreload: { resolveDependencies: (_, dependencies) => dependencies.filter((file) => !file.endsWith('.css')) },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } },
  },
  server: { host: '127.0.0.1' },
})
