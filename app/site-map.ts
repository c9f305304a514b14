/**
 * Every page of the site, once: its key, its path, the module that draws it and how it is served.
 * Routes, links, prerendering, the sitemap and the language twins all follow from this list.
 *
 * Paths are the English ones; the Dutch twin is the same path behind /nl. Paths are not translated.
 */

export interface SitePage {
  /** Path in English, without a trailing slash. `:slug` is a parameter: the content says which there are. */
  readonly path: string
  /** Route module below app/pages, without extension. */
  readonly module: string
  /**
   * `prerendered`: built once and served from memory. `rendered`: made per request.
   */
  readonly served: 'prerendered' | 'rendered'
  /** The page keeps its language: a Dutch-reading visitor who enters on it is not taken to its twin. */
  readonly keepsLanguage?: true
  /** Not to be found: for whoever signs in, or has no connection. No search engine lists it, nor the sitemap. */
  readonly unlisted?: true
}

export const sitePages = {
  home: { path: '/', module: 'home/page', served: 'prerendered' },
  contact: { path: '/contact', module: 'contact/page', served: 'rendered' },
  services: { path: '/services', module: 'services/page', served: 'prerendered' },
  service: { path: '/services/:slug', module: 'services/service/page', served: 'prerendered' },
  workshop: { path: '/automation-strategy-workshop', module: 'workshop/page', served: 'prerendered' },
  calculator: { path: '/tools/automation-roi-calculator', module: 'calculator/page', served: 'rendered' },
  getStarted: { path: '/get-started', module: 'get-started/page', served: 'prerendered' },
  projects: { path: '/projects', module: 'projects/page', served: 'prerendered' },
  project: { path: '/projects/:slug', module: 'projects/project/page', served: 'prerendered' },
  partnership: { path: '/partnership', module: 'partnership/page', served: 'prerendered' },
  blog: { path: '/blog', module: 'blog/page', served: 'rendered' },
  article: { path: '/blog/:slug', module: 'blog/article/page', served: 'prerendered' },
  author: { path: '/author/:slug', module: 'blog/author/page', served: 'prerendered' },
  checklist: { path: '/checklist', module: 'checklist/page', served: 'rendered', keepsLanguage: true },
  bookIntroCall: { path: '/book/intro-call-30-minutes', module: 'booking/page', served: 'rendered' },
  bookWorkshop: { path: '/book/automation-strategy-workshop', module: 'booking/page', served: 'rendered' },
  signIn: { path: '/sign-in', module: 'account/sign-in/page', served: 'rendered', unlisted: true },
  signUp: { path: '/sign-up', module: 'account/sign-up/page', served: 'rendered', unlisted: true },
  // These three, and newEmail, stand in mails, which have a language of their own.
  signInLink: { ...mailed('/sign-in/link'), module: 'account/sign-in-link/page' },
  confirmEmail: { ...mailed('/confirm-email'), module: 'account/confirm-email/page' },
  resetPassword: { ...mailed('/reset-password'), module: 'account/reset-password/page' },
  account: { path: '/account', module: 'account/overview/page', served: 'rendered', unlisted: true },
  newEmail: { ...mailed('/account/new-email'), module: 'account/new-email/page' },
  deleteAccount: { path: '/account/delete', module: 'account/delete/page', served: 'rendered', unlisted: true },
  privacy: { path: '/privacy', module: 'legal/privacy/page', served: 'prerendered' },
  terms: { path: '/terms', module: 'legal/terms/page', served: 'prerendered' },
  cookies: { path: '/cookies', module: 'legal/cookies/page', served: 'prerendered' },
  accessibility: { path: '/accessibility', module: 'legal/accessibility/page', served: 'prerendered' },
  offline: { path: '/offline', module: 'offline/page', served: 'prerendered', unlisted: true },
} as const satisfies Record<string, SitePage>

export type PageKey = keyof typeof sitePages

/** Pages drawn once per entry of a list: each has a `:slug`. */
export type EntryPageKey = {
  [Key in PageKey]: (typeof sitePages)[Key]['path'] extends `${string}:slug` ? Key : never
}[PageKey]

/** Pages with one address. */
export type SinglePageKey = Exclude<PageKey, EntryPageKey>

/** Old or misspelt addresses and where they moved for good (301), in English; the Dutch twins follow. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/services/workflow-optimisation': '/services/workflow-optimization',
}

export function pageKeys(): PageKey[] {
  return Object.keys(sitePages) as PageKey[]
}

export function isEntryPage(key: PageKey): key is EntryPageKey {
  return sitePages[key].path.endsWith('/:slug')
}

function mailed<const Path extends string>(path: Path) {
  return { path, served: 'rendered', keepsLanguage: true, unlisted: true } as const
}
