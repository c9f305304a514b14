/** Who works at the desk, as current-user.server.ts decides it: for the choice of an owner. */

import { fullName } from '#app/domain/account/full-name.ts'
import { namesOf } from '#app/domain/account/profile.server.ts'
import type { App } from '#app/platform/app.ts'

export interface StaffMember {
  readonly id: string
  readonly name: string
}

/** By name. */
export async function listStaff({ database, settings }: Pick<App, 'database' | 'settings'>): Promise<StaffMember[]> {
  const rows = await database.db
    .selectFrom('auth_user')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'auth_user.id')
    .select(['auth_user.id', 'auth_user.email', 'name', 'first_name', 'last_name'])
    .where('email_verified', '=', 1)
    .where((user) =>
      user.or([
        user('is_admin', '=', 1),
        ...(settings.adminEmails.length > 0 ? [user('auth_user.email', 'in', settings.adminEmails)] : []),
      ]),
    )
    .execute()
  return rows
    .map((row) => {
      const names = namesOf({ provider: 'email', fullName: row.name })
      const [firstName, lastName] = [row.first_name ?? names.firstName, row.last_name ?? names.lastName]
      const name = fullName({ firstName, lastName })
      return { id: row.id, name: name || row.email }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
