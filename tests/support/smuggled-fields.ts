/** Fields that no form has: columns that somebody might try to set along with one. */

/** It must be found nowhere afterwards. */
export const smuggled = 'smuggled-in'

const columns = [
  ...[
    'status',
    'state',
    'name',
    'email',
    'to',
    'owner',
    'owner_id',
    'ownerId',
    'user_id',
    'userId',
    'by_user_id',
    'staff',
  ],
  ...['staff[userId]', 'summary', 'action', 'target', 'before', 'after', 'dedupe_key', 'text', 'note', 'subject'],
  ...['last_error', 'email_key', 'preview', 'campaign', 'made_by', 'settled_by', 'reason', '__proto__', 'constructor'],
]

export const smuggledFields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(columns.map((name) => [name, smuggled])),
  id: '1',
  lead_id: '1',
  revision: '999',
  number: '1',
  is_admin: '1',
  isAdmin: 'true',
  email_verified: '1',
  undone_by: '7',
  attempts: '99',
  created_at: '2001-01-01T00:00:00.000Z',
  waiting_since: '2001-01-01T00:00:00.000Z',
  promise_at: '2001-01-01T00:00:00.000Z',
  sent_at: '2001-01-01T00:00:00.000Z',
  settled_at: '2001-01-01T00:00:00.000Z',
}
