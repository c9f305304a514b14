import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pageScripts } from './app/browser/page-scripts-plugin.ts'
import { postsPlugin } from './app/domain/blog/posts-plugin.ts'
import { postsFolder, readSitePosts } from './app/site-posts.server.ts'
import { thirdPartyNotices } from './server/third-party/plugin.ts'

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
    sourcemap: false,
  },
  server: { host: '127.0.0.1' },
})
