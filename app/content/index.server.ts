/** The one door to what the site says: `content('home', 'nl')` is the home page's copy in Dutch. */
import type { Locale } from '#app/locales.ts'
import { account } from './account.ts'
import { authors } from './authors/index.ts'
import { blog } from './blog.ts'
import { booking } from './booking.ts'
import { bookingMails } from './booking-mails.ts'
import { bookingManage } from './booking-manage.ts'
import { bookingPlace } from './booking-place.ts'
import { calculator } from './calculator.ts'
import { checklist } from './checklist.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { emails } from './emails.ts'
import { errors } from './errors.ts'
import { getStarted } from './get-started.ts'
import { guarantee } from './guarantee.ts'
import { home } from './home.ts'
import { labels } from './labels.ts'
import { accessibility } from './legal/accessibility.ts'
import { cookies } from './legal/cookies.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { type Resolved, resolve } from './localized.ts'
import { offer } from './offer.ts'
import { offline } from './offline.ts'
import { partnership } from './partnership.ts'
import { processes } from './processes/index.ts'
import { invoiceApproval } from './processes/invoice-approval.ts'
import { projects } from './projects/index.ts'
import { projectsPage } from './projects/overview.ts'
import { replyTemplates } from './reply-templates.ts'
import { report } from './report.ts'
import { roi } from './roi.ts'
import { roiProcesses } from './roi-processes.ts'
import { findSamples } from './samples.ts'
import { servicePage } from './service-page.ts'
import { services } from './services/index.ts'
import { servicesPage } from './services-page.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'
import { workshop } from './workshop.ts'

/** All copy, both languages. The order is that of `sampleFacts`: the owner of a fact before those who quote it. */
export const contentSources = {
  company,
  offer,
  guarantee,
  labels,
  shell,
  errors,
  offline,
  titles,
  home,
  contact,
  emails,
  invoiceApproval,
  processes,
  services,
  servicesPage,
  servicePage,
  workshop,
  getStarted,
  partnership,
  projects,
  projectsPage,
  authors,
  blog,
  privacy,
  terms,
  cookies,
  accessibility,
  roi,
  roiProcesses,
  calculator,
  report,
  checklist,
  account,
  session,
  booking,
  bookingManage,
  bookingPlace,
  bookingMails,
  replyTemplates,
}

export type ContentKey = keyof typeof contentSources

/** Copy of a key as its reader gets it: every `{ en, nl }` has become a text. */
export type Content<Key extends ContentKey> = Resolved<(typeof contentSources)[Key]>

/** Frozen, because it is made once and shared by all requests. */
export function content<Key extends ContentKey>(key: Key, locale: Locale): Content<Key> {
  const cacheKey = `${locale} ${key}`
  const known = cache.get(cacheKey) as Content<Key> | undefined
  if (known) return known
  const made = deepFreeze(resolve(contentSources[key], locale, key))
  cache.set(cacheKey, made)
  return made
}

/** The key path of every invented fact, each once, such as `company.phone`. */
export function sampleFacts(): string[] {
  return findSamples(contentSources)
}

const cache = new Map<string, unknown>()

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
