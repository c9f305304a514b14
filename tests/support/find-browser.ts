/** The browsers that the journeys drive: CHROMIUM and FIREFOX, or those that the system's packages install. */
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

export function findBrowser(): string | undefined {
  return firstThatExists([process.env['CHROMIUM'], ...places])
}

export function findFirefox(): string | undefined {
  return firstThatExists([process.env['FIREFOX'], ...firefoxPlaces])
}

/** How it is started: nothing but what it is asked for, as root too. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function firstThatExists(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}
