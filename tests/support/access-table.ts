/**
 * Who gets what of every address below /admin and /api: the status for a visitor, for somebody who is signed in, and for
 * staff. To a stranger the desk is not there. A route that is not in this table fails the test that walks it.
 */

/** A visitor, somebody signed in, staff. */
type PerRole = readonly [anonymous: number, signedIn: number, staff: number]

interface Access {
  /** As it is asked; the places of the route filled in. */
  readonly path: string
  readonly get: PerRole
  /** A form with nothing in it that the action knows. */
  readonly post: PerRole
  /** How the framework asks for the data of the same page; where it is not as above. */
  readonly getData?: PerRole
  readonly postData?: PerRole
}

/** A sheet to look at, and no form. */
const onlySeen = { get: [404, 404, 200], post: [405, 405, 405] } as const

/** A file: to anyone else its address leads to its sheet, which is not there. 202 is how the framework says so. */
const file = { get: [303, 303, 200], getData: [202, 202, 200], post: [405, 405, 405] } as const

/** A file that is the answer to a form: nothing is there to look at. */
const postedFile = (status: number) =>
  ({ get: [303, 303, 404], getData: [202, 202, 404], post: [303, 303, status], postData: [202, 202, status] }) as const

/** A form that says what is wrong with it. */
const filledIn = (status: number) => ({ get: [404, 404, 200], post: [404, 404, status] }) as const

/** Only to be posted to: nothing is there to look at. */
const onlyPosted = (status: number) => ({ get: [404, 404, 404], post: [404, 404, status] }) as const

const same = (status: number): PerRole => [status, status, status]

export const accessTable: Readonly<Record<string, Access>> = {
  admin: { path: '/admin', ...onlySeen },
  'admin?index': { path: '/admin?index', ...filledIn(422) },
  'admin/leads/:id': { path: '/admin/leads/999', get: [404, 404, 404], post: [404, 404, 400] },
  'admin/bookings': { path: '/admin/bookings', ...filledIn(400) },
  // Without the number of a mail it is the button that tries all of them again.
  'admin/outbox': { path: '/admin/outbox', ...filledIn(303), postData: [404, 404, 202] },
  'admin/errors': { path: '/admin/errors', ...filledIn(303), postData: [404, 404, 202] },
  'admin/figures': { path: '/admin/figures', ...onlySeen },
  'admin/indexnow-test': { path: '/admin/indexnow-test', ...filledIn(400) },
  'admin/privacy': { path: '/admin/privacy', ...filledIn(200) },
  'admin/launch': { path: '/admin/launch', ...filledIn(400) },
  'admin/audit': { path: '/admin/audit', ...onlySeen },
  'admin/keys': { path: '/admin/keys', ...onlySeen },
  // Nothing typed leads to the list of everybody.
  'admin/find': { path: '/admin/find', ...onlyPosted(303), postData: [404, 404, 202] },
  'admin/undo': { path: '/admin/undo', ...onlyPosted(400) },
  'admin/leads.csv': { path: '/admin/leads.csv', ...file },
  'admin/leads.json': { path: '/admin/leads.json', ...file },
  'admin/figures.csv': { path: '/admin/figures.csv', ...file },
  'admin/outbox/:id/mail': { path: '/admin/outbox/999999/mail', get: [404, 404, 404], post: [405, 405, 405] },
  'admin/audit.csv': { path: '/admin/audit.csv', ...postedFile(200) },
  'admin/privacy/export': { path: '/admin/privacy/export', ...postedFile(404) },

  'api/contact': { path: '/api/contact', get: same(405), post: same(415) },
  'api/reports': { path: '/api/reports', get: same(405), post: same(422) },
  'api/account-data': { path: '/api/account-data', get: [401, 200, 200], post: same(405) },
  'api/checklist': { path: '/api/checklist', get: same(405), post: same(400) },
  'api/session': { path: '/api/session', get: same(200), post: same(405) },
  'api/auth/callback/:provider': {
    path: '/api/auth/callback/google',
    get: same(303),
    getData: same(202),
    post: same(405),
  },
  'api/free-times/:event': { path: '/api/free-times/nothing', get: same(404), post: same(405) },
  'api/app-error': { path: '/api/app-error', get: same(405), post: same(400) },
}
