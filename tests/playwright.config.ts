import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './support/find-browser.ts'

const browser = findBrowser()

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    ...(browser
      ? {
          launchOptions: {
            executablePath: browser,
            args: browserFlags,
          },
        }
      : {}),
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // It stands between a page and what a journey intercepts. offline.spec.ts has it.
    serviceWorkers: 'block',
  },
})
