/** Every command once: its name, how it is called, what it does and the file that does it. */

export interface Command {
  readonly name: string
  readonly usage: string
  readonly does: string
  /** `run` takes the arguments after the command's name and resolves to the exit code. */
  load(): Promise<{ run(args: string[]): Promise<number> }>
}

export const commands: readonly Command[] = [
  {
    name: 'leads',
    usage: 'leads [--json] [--all]',
    does: 'the newest 50 messages, bookings, reports and checklists; --all: every one; --json: every one, a JSON object a line',
    load: () => import('./leads.ts'),
  },
  {
    name: 'release',
    usage: 'release NUMBER',
    does: 'takes a message out of quarantine and sends its mails',
    load: () => import('./release.ts'),
  },
  {
    name: 'forget-checklist',
    usage: 'forget-checklist NUMBER',
    does: 'somebody took back the consent: deletes a mailed checklist, its address and its mails',
    load: () => import('./forget-checklist.ts'),
  },
  {
    name: 'bookings',
    usage: 'bookings [--json] [--all]',
    does: 'the next 50 bookings in order of time; --all: every one; --json: every one, a JSON object a line',
    load: () => import('./bookings.ts'),
  },
  {
    name: 'block-time',
    usage: 'block-time FROM TO [REASON]',
    does: 'nobody can book us between two times (2026-12-24T12:00) or on these days (2026-12-24), both included',
    load: () => import('./block-time.ts'),
  },
  {
    name: 'blocked',
    usage: 'blocked',
    does: 'the blocked periods that have not passed',
    load: () => import('./blocked.ts'),
  },
  {
    name: 'unblock-time',
    usage: 'unblock-time NUMBER',
    does: 'a blocked period blocks nothing any more',
    load: () => import('./unblock-time.ts'),
  },
  {
    name: 'calendar-address',
    usage: 'calendar-address',
    does: 'the secret address at which a calendar program subscribes to all bookings',
    load: () => import('./calendar-address.ts'),
  },
  {
    name: 'outbox',
    usage: 'outbox [--retry]',
    does: 'how many mails wait, went out or were given up, and which were given up; --retry: tries them again now',
    load: () => import('./outbox.ts'),
  },
  {
    name: 'indexnow',
    usage: 'indexnow [--all] [--dry-run]',
    does: 'tells search engines which pages changed; --all: of every page; --dry-run: only lists them',
    load: () => import('./indexnow.ts'),
  },
  {
    name: 'grant-admin',
    usage: 'grant-admin EMAIL',
    does: 'lets the account with this address use the admin desk',
    load: () => import('./grant-admin.ts'),
  },
  {
    name: 'revoke-admin',
    usage: 'revoke-admin EMAIL',
    does: 'takes the admin desk away from the account with this address; says when ADMIN_EMAILS still grants it',
    load: () => import('./revoke-admin.ts'),
  },
  {
    name: 'let-in',
    usage: 'let-in EMAIL',
    does: 'forgets how many passwords and mails were tried on this account today, so that its owner can sign in',
    load: () => import('./let-in.ts'),
  },
  {
    name: 'launch-check',
    usage: 'launch-check',
    does: 'what must be replaced, set or backed up before the site may go live; exit 1 while anything is left',
    load: () => import('./launch-check.ts'),
  },
  {
    name: 'backup',
    usage: 'backup FILE',
    does: 'a checked copy of the SQLite database, taken while the site runs',
    load: () => import('./backup.ts'),
  },
  {
    name: 'restore',
    usage: 'restore FILE',
    does: 'puts a copy (made by backup, or by the server at night) in the place of the database, which is kept aside; while the server is stopped',
    load: () => import('./restore.ts'),
  },
  {
    name: 'migrate-data',
    usage: 'migrate-data --to URL',
    does: 'copies the SQLite database into an empty PostgreSQL database and compares every row; while the server is stopped',
    load: () => import('./migrate-data.ts'),
  },
  {
    name: 'help',
    usage: 'help',
    does: 'this list',
    load: () => import('./help.ts'),
  },
]
