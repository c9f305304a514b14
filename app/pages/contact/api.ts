/**
 * POST /api/contact: the contact form as JSON, for the page's own script and for programs.
 *
 * Body: `{ name, email, company?, message, locale?, key?, token?, website?, source? }`; the `Idempotency-Key` header wins
 * over `key`. Answers: 201 `{ number }`, 422 `{ errors: { field: [{ code, text }] } }`, 429 and 503 with Retry-After;
 * 400, 405, 413 and 415 with `{ error }` for what no form of ours sends; the server itself refuses posts of other sites
 * (server/request-origin.ts). No answer is kept by anyone.
 */

import { content } from '#app/content/index.server.ts'
import { checkContact } from '#app/domain/contact/input.ts'
import { type RawContact, readContactJson, readKey } from '#app/domain/contact/read-contact.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import type { Locale } from '#app/locales.ts'
import { readJsonBody } from '#app/read-json-body.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import type { Route } from './+types/api.ts'
import { wordIssues } from './refusal.ts'

/** 64 KB: a message of 5,000 characters is at most 60 KB as JSON, however it is escaped. */
const largestBody = 64 * 1024

export function loader() {
  return refuse(405, 'method_not_allowed', { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return refuse(415, 'unsupported_media_type')
  const body = await readJsonBody(request, largestBody)
  if (body === 'too large') return refuse(413, 'too_large')
  const raw = readContactJson(body.json)
  if (!raw) return refuse(400, 'not_a_json_object')
  return submit(raw, (body.json as { locale?: unknown }).locale === 'nl' ? 'nl' : 'en', { request, context })
}

async function submit(
  raw: RawContact,
  locale: Locale,
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
) {
  const checked = checkContact(raw.typed)
  if ('issues' in checked) {
    const texts = wordIssues(checked.issues, raw.typed, content('labels', locale).fieldErrors, locale)
    const errors = checked.issues.map(({ field, code }) => [field, [{ code, text: texts[field] }]])
    return respond(422, { errors: Object.fromEntries(errors) })
  }
  const outcome = await submitContact(context.get(appContext), {
    ...raw,
    input: checked.input,
    locale,
    key: readKey(request.headers.get('Idempotency-Key')) ?? raw.key,
    clientAddress: context.get(requestContext).clientAddress,
    reusedKey: 'refuse',
  })
  switch (outcome.outcome) {
    case 'stored':
      return respond(201, { number: outcome.number })
    case 'key_reused':
      return respond(422, { errors: { key: [{ code: 'key.reused', text: 'This key was used for another message.' }] } })
    case 'too_many':
      return refuse(429, 'too_many', { 'Retry-After': String(outcome.retryAfterSeconds) })
    case 'unavailable':
      return refuse(503, 'unavailable', { 'Retry-After': String(downSeconds) })
  }
}

function refuse(status: number, error: string, headers: HeadersInit = {}): Response {
  return respond(status, { error }, headers)
}

function respond(status: number, body: object, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
