/**
 * What a service worker sees around itself. TypeScript's own types of it exclude those of a page, with which all else here
 * is checked; so this is the part that ours uses.
 */
export interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly registration: {
    /** Some browsers have none. */
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> }
    unregister(): Promise<boolean>
  }
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown
}

export interface InstallEvent extends LastingEvent {
  /** Of Chromium only, in 2026. */
  addRoutes?(routes: readonly object[]): Promise<void>
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  /** What the browser asked ahead; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export const worker = self as unknown as WorkerScope
