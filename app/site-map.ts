/**
 * Every page of the site, once: its key, its path, the module that draws it and how it is served.
 * Routes, links, prerendering and the language twins all follow from this list.
 *
 * Paths are the English ones; the Dutch twin is the same path behind /nl. Paths are not translated.
 */

export interface SitePage {
  /** Path in English, without a trailing slash. `:name` is a parameter. */
  readonly path: string
  /** Route module below app/pages, without extension. */
  readonly module: string
  /**
   * `prerendered`: built once and served from memory. `rendered`: made per request.
   * `planned`: on the drawing board; the address answers with an interim page that no search engine indexes.
   */
  readonly served: 'prerendered' | 'rendered' | 'planned'
  /** The page keeps its language: a Dutch-reading visitor who enters on it is not taken to its twin. */
  readonly keepsLanguage?: true
}

export const sitePages = {
  home: { path: '/', module: 'home/page', served: 'prerendered' },
  contact: { path: '/contact', module: 'contact/page', served: 'rendered' },
  services: planned('/services'),
  workflowOptimization: planned('/services/workflow-optimization'),
  leadGeneration: planned('/services/lead-generation'),
  projectManagement: planned('/services/project-management'),
  crmBuildouts: planned('/services/crm-buildouts'),
  hiringSystems: planned('/services/hiring-systems'),
  sopsConsulting: planned('/services/sops-consulting'),
  aiServiceFulfillment: planned('/services/ai-service-fulfillment'),
  automationRoiConsulting: planned('/services/automation-roi-consulting'),
  gdprCompliantAutomation: planned('/services/gdpr-compliant-automation'),
  aiAutomationAmsterdam: planned('/services/ai-automation-amsterdam'),
  workshop: planned('/automation-strategy-workshop'),
  calculator: planned('/tools/automation-roi-calculator'),
  getStarted: planned('/get-started'),
  projects: planned('/projects'),
  partnership: planned('/partnership'),
  blog: planned('/blog'),
  checklist: { ...planned('/checklist'), keepsLanguage: true },
  bookIntroCall: planned('/book/intro-call-30-minutes'),
  bookWorkshop: planned('/book/automation-strategy-workshop'),
  signIn: planned('/sign-in'),
  resetPassword: planned('/reset-password'),
  privacy: planned('/privacy'),
  terms: planned('/terms'),
  cookies: planned('/cookies'),
  accessibility: planned('/accessibility'),
} as const satisfies Record<string, SitePage>

export type PageKey = keyof typeof sitePages

/** Old or misspelt addresses and where they moved for good (301), in English; the Dutch twins follow. */
export const movedPages: Readonly<Record<string, PageKey>> = {
  '/services/workflow-optimisation': 'workflowOptimization',
}

export function pageKeys(): PageKey[] {
  return Object.keys(sitePages) as PageKey[]
}

function planned<const Path extends string>(path: Path) {
  return { path, module: 'planned/page', served: 'planned' } as const
}
