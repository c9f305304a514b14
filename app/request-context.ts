/** What a loader or action can ask of the process and of the request it serves. Set by entry.server.tsx. */
import { createContext } from 'react-router'
import { originStandIn } from './origin-stand-in.ts'
import type { App } from './platform/app.ts'

/** The process: database, clock, settings. Absent while pages are prerendered, where nothing of it may be needed. */
export const appContext = createContext<App>()

/** The time. A page that is prerendered takes that of the build. */
export const clockContext = createContext<{ now(): Date }>({ now: () => new Date() })

export interface RequestFacts {
  /** The visitor's address as far as TRUST_PROXY lets us believe it. Never stored or logged as it is. */
  readonly clientAddress: string
  /** Random per request; also in the log line and the X-Request-Id header. */
  readonly requestId: string
  readonly nonce: string
  /** Of the document that is to be started (app/start-mark.server.ts): what does that is asked for, not the page. */
  readonly startMark?: string
  /** The name of the build's scripts, in production. */
  readonly build?: string
}

export const requestContext = createContext<RequestFacts>()

/** `RequestFacts.build`, and nothing where there is no request. For app/browser/open-as-document.ts. */
export const buildContext = createContext<string | undefined>(undefined)

/** Set once something failed because the database cannot be reached. */
export const databaseAwayContext = createContext(false)

/** A document, handed over beside the answer to its request: in a Response it would be copied and encoded several times. */
export interface PageSlot {
  /** In UTF-8. */
  html?: Buffer<ArrayBuffer>
  /** By its route (app/route-handle.ts), and nothing went wrong. */
  sameForAll?: boolean
}

/** Set by whoever takes the document from there. Without it, as while pages are prerendered, the answer has it as its body. */
export const pageSlotContext = createContext<PageSlot | null>(null)

/** The origin that absolute addresses start with, such as `https://vlotwerk.nl`. Prerendered pages take a stand-in. */
export const originContext = createContext<string>(originStandIn)
