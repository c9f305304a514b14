/** Mails about an account, under keys by which they are found again when the account is deleted. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import { keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database } from '#db/tables.ts'

type Needs = Pick<App, 'clock' | 'secret' | 'settings'>

/** A mail but for its id. */
export type AccountMail = Omit<Mail, 'messageId'>

/** `owner`: the address of the account that it is about, where it goes to another one. */
export async function promiseAccountMail(
  app: Needs,
  trx: Transaction<Database>,
  mail: AccountMail,
  owner: string = mail.to.address,
): Promise<void> {
  await promise(app, trx, mailsOfAccount(app, owner), mail)
}

/** Takes a mail in and back again, where it must not go: as much work as to promise it, and nothing of it is kept. */
export async function promiseInVain(app: Needs, trx: Transaction<Database>, mail: AccountMail): Promise<void> {
  const dedupeKey = await promise(app, trx, mailsOfAccount(app, mail.to.address), mail)
  await trx.deleteFrom('outbox').where('dedupe_key', '=', dedupeKey).execute()
}

/** Nothing of the account is left but this mail: see domain/retention/. */
export async function promiseFarewell(app: Needs, trx: Transaction<Database>, mail: AccountMail): Promise<void> {
  await promise(app, trx, farewellKey, mail)
}

/** Sent or not. */
export async function deleteAccountMails(app: Needs, trx: Transaction<Database>, email: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('dedupe_key', 'like', `${mailsOfAccount(app, email)}:%`)
    .execute()
}

/** To be found under the address that the account has now. */
export async function moveAccountMails(
  app: Needs,
  trx: Transaction<Database>,
  from: string,
  to: string,
): Promise<void> {
  const [old, next] = [mailsOfAccount(app, from), mailsOfAccount(app, to)]
  const mails = await trx
    .selectFrom('outbox')
    .select(['id', 'dedupe_key'])
    .where('dedupe_key', 'like', `${old}:%`)
    .execute()
  for (const { id, dedupe_key } of mails) {
    await trx
      .updateTable('outbox')
      .set({ dedupe_key: next + dedupe_key.slice(old.length) })
      .where('id', '=', id)
      .execute()
  }
}

export const farewellKey = 'account-deleted'

/** The key that it was stored under. */
async function promise({ clock, settings }: Needs, trx: Transaction<Database>, key: string, mail: AccountMail) {
  const id = randomUUID()
  const dedupeKey = `${key}:${id}`
  const messageId = `<account-${id}@${settings.siteUrl.hostname}>`
  await enqueueMail(trx, { dedupeKey, mail: { ...mail, messageId } }, clock)
  return dedupeKey
}

/** What their keys begin with. By a keyed hash: a key stands in logs, and an address must not. */
export function mailsOfAccount({ secret }: Pick<App, 'secret'>, email: string): string {
  return keyedSubject(secret, 'account-mails', email)
}
