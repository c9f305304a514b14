/** The journeys tagged @firefox once more, in Firefox. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'

export default defineConfig(chromium, {
  grep: /@firefox/,
  // Over BiDi, Firefox does not switch scripts off.
  grepInvert: /without JavaScript/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('support/firefox-relay.ts', import.meta.url)),
      args: [],
      // Playwright waits for a load that a page out of Firefox's memory does not report.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
    },
    // It writes a style into the page, which our policy forbids and Firefox reports.
    screenshot: 'off',
  },
})
