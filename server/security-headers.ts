/** The security headers: those of every answer, errors and redirects included, and the one of what nobody may keep. */
import { createHash } from 'node:crypto'
import { pathToBook } from '../app/booking-paths.ts'
import { bookingEvents } from '../app/content/booking-rules.ts'
import { locales } from '../app/locales.ts'
import type { Settings } from '../app/platform/settings.server.ts'

/** What the policy allows inline: hashes for prerendered pages, a nonce for pages rendered per request. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const nothingInline: InlineParts = { scripts: [], styles: [] }

/**
 * Nothing is allowed but what a page of this site needs from this site. No unsafe-inline, no unsafe-eval. `framed` is the
 * one origin that the page may frame, if any.
 */
export function contentSecurityPolicy(inline: InlineParts, https: boolean, framed?: string): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(framed ? [`frame-src ${framed}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The calendar that stands in for ours: only where it is set, and only on the pages that offer it. */
export function framedOn(pathname: string, { cal }: Pick<Settings, 'cal'>): string | undefined {
  return cal && bookingPaths.has(pathname) ? cal.origin : undefined
}

const bookingPaths = new Set(bookingEvents.flatMap((event) => locales.map((locale) => pathToBook(event, locale))))

/**
 * Everything but the policy; the same for every answer of this process. HSTS speaks for this host only: whether every
 * other host of the domain has TLS is not ours to promise.
 */
function fixedSecurityHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // The contact page learns the campaign and the page before it from the Referer of our own links.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  }
}

/**
 * What nobody may keep is nobody's to hold on to either: no window of another site has a handle on such a page. A page that
 * is the same for all does without, for with it a browser starts a second process where it had one ready.
 */
export const ownWindow = { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' } as const

/** What carries nothing inline: redirects, refusals, data. */
export function bareSecurityHeaders(https: boolean): Record<string, string> {
  return { ...fixedSecurityHeaders(https), 'Content-Security-Policy': contentSecurityPolicy(nothingInline, https) }
}

/**
 * The inline scripts and styles of a finished document, as hashes for the policy. Data blocks (JSON-LD) need none; the rules
 * for fetching ahead do, though they do not run either.
 */
export function inlinePartsOf(html: string): InlineParts {
  return {
    scripts: hashesOf(
      html,
      /<script(?![^>]*\b(?:src=|data-late=|type="(?!module"|speculationrules")))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function hashesOf(html: string, element: RegExp): string[] {
  const sources = [...html.matchAll(element)].map(([, source]) => source ?? '')
  const digest = (source: string) => createHash('sha256').update(source).digest('base64')
  return [...new Set(sources)].map((source) => `'sha256-${digest(source)}'`)
}

export function nonceParts(nonce: string): InlineParts {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}
