import { defineConfig } from 'vitest/config'
import { pageScripts } from './app/browser/page-scripts-plugin.ts'
import { postsPlugin } from './app/domain/blog/posts-plugin.ts'
import { postsFolder, readSitePosts } from './app/site-posts.server.ts'
import { workerFacts } from './app/worker-facts.ts'

/** Fast tests beside the code, with the database contracts; and slow ones that start, kill and starve real servers. */
export default defineConfig({
  plugins: [pageScripts(workerFacts), postsPlugin({ folder: postsFolder, read: readSitePosts })],
  test: {
    globalSetup: 'tests/support/postgres-global-setup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,db,ops,server}/**/*.test.{ts,tsx}', 'tests/{architecture,support}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // They wait more than they work: two at a time take half as long, more take time from each other.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
