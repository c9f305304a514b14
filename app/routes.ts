/** The site map times the languages, as React Router routes. Route ids are `<page>.<locale>`. */
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Locale, locales, pathInLocale } from './locales.ts'
import { type PageKey, pageKeys, sitePages } from './site-map.ts'

const pages = locales.flatMap((locale) => pageKeys().map((key) => pageRoute(key, locale)))

const resources = [
  route('api/contact', 'pages/contact/api.ts'),
  route('api/reports', 'pages/calculator/save-api.ts'),
  route('api/account-data', 'pages/account/overview/data-api.ts'),
  route('api/checklist', 'pages/checklist/api.ts'),
  route('api/session', 'pages/account/session/api.ts'),
  route('api/auth/callback/:provider', 'pages/account/callback/api.ts'),
  route('api/free-times/:event', 'pages/booking/free-times-api.ts'),
  route('calendar/:token.ics', 'pages/booking/staff-calendar.ts'),
  route('api/app-error', 'pages/errors/app-error-api.ts'),
]

/** Saved reports. Their addresses are secrets, so they stand in no site map: an address that is no token is a 404. */
const reports = locales.flatMap((locale) => {
  const at = (path: string, module: string, id: string) =>
    route(pathInLocale(path, locale).slice(1), `pages/report/${module}`, { id: `${id}.${locale}`, caseSensitive: true })
  return [
    at('/:token', 'page.tsx', 'report'),
    at('/:token.pdf', 'pdf.ts', 'reportPdf'),
    at('/w/:token', 'withdraw/page.tsx', 'withdrawReport'),
  ]
})

/** Bookings that were made. Their addresses are secrets too. */
const bookings = locales.flatMap((locale) => {
  const at = (path: string, module: string, id: string) =>
    route(pathInLocale(path, locale).slice(1), `pages/booking/${module}`, {
      id: `${id}.${locale}`,
      caseSensitive: true,
    })
  return [
    at('/b/:token', 'manage/page.tsx', 'manageBooking'),
    at('/b/:token/move', 'move/page.tsx', 'moveBooking'),
    at('/b/:token.ics', 'calendar-file.ts', 'calendarFile'),
  ]
})

/** Where an account signs out: no page, so in no site map. */
const accountDoors = locales.map((locale) =>
  route(pathInLocale('/sign-out', locale).slice(1), 'pages/account/sign-out/api.ts', { id: `signOut.${locale}` }),
)

/** Where the checklist posts to when it is to be a file. */
const checklistFiles = locales.map((locale) =>
  route(pathInLocale('/checklist/pdf', locale).slice(1), 'pages/checklist/pdf.ts', { id: `checklistPdf.${locale}` }),
)

/** For readers that are no browser. */
const machines = [
  route('sitemap.xml', 'pages/for-machines/sitemap.ts'),
  route('robots.txt', 'pages/for-machines/robots.ts'),
  route('llms.txt', 'pages/for-machines/llms.ts'),
  route(':key.txt', 'pages/for-machines/indexnow-key.ts', { caseSensitive: true }),
  route('manifest.webmanifest', 'pages/for-machines/manifest.ts'),
  ...locales.flatMap((locale) => [
    route(pathInLocale('/feed.xml', locale).slice(1), 'pages/for-machines/feed.ts', { id: `feed.${locale}` }),
    route(pathInLocale('/blog/:slug.md', locale).slice(1), 'pages/for-machines/article-markdown.ts', {
      id: `articleMarkdown.${locale}`,
    }),
  ]),
]

/** The desk of the staff. English only, and a 404 to everyone else. */
const desk = [
  route('admin', 'pages/admin/page.tsx', [
    index('pages/admin/leads/page.tsx'),
    route('leads/:id', 'pages/admin/lead/page.tsx'),
    route('bookings', 'pages/admin/bookings/page.tsx'),
    route('outbox', 'pages/admin/outbox/page.tsx'),
    route('errors', 'pages/admin/errors/page.tsx'),
    route('figures', 'pages/admin/figures/page.tsx'),
    route('indexnow-test', 'pages/admin/indexnow/page.tsx'),
    route('privacy', 'pages/admin/privacy/page.tsx'),
    route('launch', 'pages/admin/launch/page.tsx'),
    route('audit', 'pages/admin/audit/page.tsx'),
    route('keys', 'pages/admin/keys/page.tsx'),
    // Only posted to: what fails there is said in the frame.
    route('undo', 'pages/admin/undo-api.ts'),
    route('find', 'pages/admin/find-api.ts'),
  ]),
  route('admin/leads.csv', 'pages/admin/leads/csv-api.ts'),
  route('admin/leads.json', 'pages/admin/leads/json-api.ts'),
  route('admin/figures.csv', 'pages/admin/figures/csv-api.ts'),
  route('admin/outbox/:id/mail', 'pages/admin/outbox/mail-api.ts'),
  route('admin/audit.csv', 'pages/admin/audit/csv-api.ts'),
  route('admin/privacy/export', 'pages/admin/privacy/export-api.ts'),
]

const development =
  process.env['NODE_ENV'] === 'development'
    ? [route('styleguide', 'pages/styleguide/page.tsx', { id: 'styleguide.en' })]
    : []

const unknown = [
  route('nl/*', 'pages/errors/not-found.tsx', { id: 'notFound.nl' }),
  route('*', 'pages/errors/not-found.tsx', { id: 'notFound.en' }),
]

export default [
  ...machines,
  ...pages,
  ...reports,
  ...bookings,
  ...accountDoors,
  ...checklistFiles,
  ...resources,
  ...desk,
  ...development,
  ...unknown,
] satisfies RouteConfig

function pageRoute(key: PageKey, locale: Locale): RouteConfigEntry {
  const page = sitePages[key]
  const path = pathInLocale(page.path, locale)
  // One address per page: another case is another address, which nobody has.
  const options = { id: `${key}.${locale}`, caseSensitive: true }
  return route(path === '/' ? '/' : path.slice(1), `pages/${page.module}.tsx`, options)
}
