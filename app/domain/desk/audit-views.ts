/** The parts of the audit log: what a line is about, by the beginning of its target. Pure. */

export const auditViews = [
  'all',
  'leads',
  'bookings',
  'mail',
  'errors',
  'indexnow',
  'privacy',
  'accounts',
  'files',
] as const

/** Above it a count says "200+": counting costs a look at every line. */
export const mostLinesCounted = 200

export type AuditView = (typeof auditViews)[number]

const targets: Readonly<Record<Exclude<AuditView, 'all'>, readonly string[]>> = {
  leads: ['lead'],
  bookings: ['booking', 'block'],
  mail: ['mail', 'outbox', 'test-mail'],
  errors: ['app-error'],
  indexnow: ['IndexNow'],
  privacy: ['privacy', 'erasure', 'checklist'],
  accounts: ['account'],
  files: ['leads', 'audit'],
}

/** Undefined: all. */
export function targetsOf(view: AuditView): readonly string[] | undefined {
  return view === 'all' ? undefined : targets[view]
}
