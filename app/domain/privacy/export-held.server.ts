/**
 * What is held on an address, for the person it is about (GDPR, articles 15 and 20): every row in names that can be read.
 * Left out is what would open a door: hashes, tokens, keys of providers, links that work once.
 */
import { emailIssue, tidyEmail } from '#app/domain/account/account-input.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { purposeOf } from '#app/domain/outbox/mail-purpose.ts'
import { maskMail } from '#app/domain/outbox/mask-mail.ts'
import { counted } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { collectHeld, type Held, isEmpty, readMail } from './collect-held.server.ts'
import { heldPlaces } from './held-places.server.ts'
import { officeAddresses } from './office-addresses.server.ts'
import { keptWords, placeTerms } from './place-terms.ts'

/** Undefined where nothing is held, or what was typed is no address. Noted in the audit log, without the address. */
export async function exportHeld(app: App, staff: Staff, typed: string): Promise<object | undefined> {
  const address = tidyEmail(typed)
  // Anything else would be found in every text, and hand over what is other people's.
  if (emailIssue(address)) return undefined
  if (officeAddresses(app.settings).has(address)) return undefined
  return app.database.db.transaction().execute(async (trx) => {
    const held = await collectHeld(app, trx, address)
    if (isEmpty(held)) return undefined
    const rows = heldPlaces(held).reduce((sum, place) => sum + place.rows, 0)
    await recordChange(trx, app, staff, {
      action: 'privacy.export',
      target: 'privacy',
      summary: `${counted(rows, 'record')} held on an address handed over as JSON`,
    })
    return { exported_at: instant(app.clock.now()), address, why_and_how_long: whyAndHowLong(held), ...readable(held) }
  })
}

function whyAndHowLong(held: Held) {
  return heldPlaces(held)
    .filter(({ rows }) => rows > 0)
    .map(({ key, rows, oldest, endsAt, endsAs }) => ({
      what: placeTerms[key].name,
      rows,
      oldest: oldest ?? null,
      gdpr_article: placeTerms[key].ground,
      kept: keptWords({ key, endsAs }),
      gone_by_itself_at: endsAt ?? null,
    }))
}

function readable(held: Held) {
  return {
    messages: held.contact_message.map(({ id, locale, name, email, company, message, status, source, created_at }) => ({
      number: id,
      received_at: created_at,
      language: locale,
      name,
      email,
      company,
      message,
      looks_like_spam: status === 'quarantined',
      came_from: JSON.parse(source),
    })),
    reports: held.report.map(({ id, locale, sheet, owner, email, consented_at, source, ...times }) => ({
      number: id,
      saved_at: times.created_at,
      kept_until: times.expires_at,
      withdrawn_at: times.withdrawn_at,
      language: locale,
      name: owner,
      email,
      agreed_to_contact_at: consented_at,
      sheet: sheet === null ? null : JSON.parse(sheet),
      came_from: JSON.parse(source),
    })),
    mailed_checklists: held.checklist_export.map(({ id, locale, email, ticked, source, created_at }) => ({
      number: id,
      mailed_at: created_at,
      language: locale,
      email,
      ticked: JSON.parse(ticked),
      came_from: JSON.parse(source),
    })),
    bookings: held.booking.map((booking) => bookingOf(held, booking)),
    account: accountOf(held),
    lead: held.lead.map((lead) => leadOf(held, lead)),
    mails: held.outbox.map(({ dedupe_key, mail, status, created_at, sent_at }) => {
      const { words, forItsReaderOnly } = purposeOf(dedupe_key)
      const { to, replyTo, subject, text } = maskMail(readMail(mail))
      return {
        what_for: words,
        to,
        reply_to: replyTo ?? null,
        subject,
        text: forItsReaderOnly ? 'Left out: the mail may hold a link that works as a key.' : text,
        status,
        written_at: created_at,
        sent_at,
      }
    }),
    what_staff_did: held.desk_change.map(({ target, summary, created_at }) => ({
      at: created_at,
      on: target,
      summary,
    })),
  }
}

function bookingOf(held: Held, booking: Held['booking'][number]) {
  const { id, key_hash, content_hash, token_hash, uid_host, locale, zone, source, ...rest } = booking
  const revisions = held.booking_revision.filter(({ booking_id }) => booking_id === id)
  return {
    number: id,
    language: locale,
    time_zone: zone,
    ...rest,
    came_from: JSON.parse(source),
    history: revisions.map(({ change, made_by, sessions, created_at }) => ({
      change,
      made_by,
      at: created_at,
      sessions: JSON.parse(sessions),
    })),
  }
}

function accountOf(held: Held) {
  const [user] = held.auth_user
  if (!user) return null
  const { id, name, email, email_verified, created_at, updated_at } = user
  const [profile] = held.user_profiles
  return {
    id,
    name,
    email,
    email_proven: email_verified === 1,
    first_name: profile?.first_name ?? null,
    last_name: profile?.last_name ?? null,
    language: profile?.locale ?? null,
    created_at,
    updated_at,
    sign_in_methods: held.auth_account.map(({ provider_id, account_id, scope, ...times }) => ({
      provider: provider_id,
      number_there: provider_id === 'credential' ? null : account_id,
      scope,
      created_at: times.created_at,
    })),
    sessions: held.auth_session.map(({ provider, user_agent, ...times }) => ({
      began_by: provider,
      browser: user_agent,
      created_at: times.created_at,
      last_used_at: times.updated_at,
      expires_at: times.expires_at,
    })),
    events: held.account_event.map(({ kind, created_at }) => ({ kind, at: created_at })),
    checklist: held.checklist.map(({ ticks, updated_at }) => ({ ticks: JSON.parse(ticks), updated_at })),
    links_that_wait: held.account_link.map(({ purpose, created_at, expires_at }) => ({
      purpose,
      created_at,
      expires_at,
    })),
  }
}

function leadOf(held: Held, lead: Held['lead'][number]) {
  const { id, email, name, company, phone, locale, status, returns_to, preview, campaign, ...rest } = lead
  return {
    number: id,
    email,
    name,
    company,
    phone,
    language: locale,
    status,
    status_after_an_answer: status === 'open' ? (returns_to ?? 'answered') : null,
    preview,
    campaign,
    first_at: rest.first_at,
    last_at: rest.last_at,
    waits_since: rest.waiting_since,
    minutes_to_first_reply: rest.first_reply_minutes,
    entries: held.lead_entry
      .filter(({ lead_id }) => lead_id === id)
      .map(({ kind, ref_id, text, source, created_at }) => ({
        kind,
        number: ref_id,
        text,
        came_from: source === null ? null : JSON.parse(source),
        at: created_at,
      })),
    search_words: held.lead_word.filter(({ lead_id }) => lead_id === id).map(({ word }) => word),
  }
}
