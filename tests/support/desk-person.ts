/** Somebody at the desk, for tests of the domain: the audit log wants a user who is there. */
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'

export async function deskPerson({ database, clock }: Pick<App, 'database' | 'clock'>): Promise<Staff> {
  const at = clock.now().toISOString()
  const { id, name, email } = { id: 'eva', name: 'Eva Kramer', email: 'eva@site.example' }
  await database.db
    .insertInto('auth_user')
    .values({ id, name, email, email_verified: 1, image: null, created_at: at, updated_at: at })
    .execute()
  return { userId: id, name, email }
}
