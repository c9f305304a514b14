/**
 * POST /api/reports: saves a sheet, for the page's own script and for programs.
 *
 * Body: a form (application/x-www-form-urlencoded) with `sheet` (the query of the calculator's own address), and
 * optionally `owner`, `email`, `consent`, `locale`, `key`, `token`, `website`, `source`. One `key` is one report. An
 * `email` needs a `token` from the page. Answers: 201 `{ share, withdraw, pdf, expires, mailed }`, 422
 * `{ errors: { field: [{ code, text }] }, token? }`, 429 and 503 with Retry-After; 405, 413 and 415 with `{ error }`.
 * The server itself refuses posts of other sites (server/request-origin.ts). No answer is kept by anyone.
 */
import { localeField } from '#app/domain/report/save-fields.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import type { Route } from './+types/save-api.ts'
import { receiveSave } from './receive-save.server.ts'
import type { SaveReceipt } from './save-receipt.ts'

/** 64 KB: twelve steps with names of forty letters, percent-encoded twice, are 30 KB. */
const largestBody = 64 * 1024

export function loader() {
  return respond(405, { error: 'method_not_allowed' }, { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return respond(415, { error: 'unsupported_media_type' })
  const body = await request.text()
  if (new TextEncoder().encode(body).length > largestBody) return respond(413, { error: 'too_large' })
  const form = formOf(new URLSearchParams(body))
  const locale = form.get(localeField) === 'nl' ? 'nl' : 'en'
  const { clientAddress } = context.get(requestContext)
  return answerTo(await receiveSave(context.get(appContext), form, { locale, clientAddress }))
}

function answerTo(receipt: SaveReceipt): Response {
  if (receipt.saved) {
    const { expiresAt, ...addresses } = receipt.posted.saved
    return respond(201, { ...addresses, expires: expiresAt })
  }
  const { status, retryAfter, posted, hidden } = receipt
  const { refusal } = posted
  if (refusal.reason === 'invalid') {
    const errors = Object.entries(refusal.errors).map(([field, error]) => [field, [error]])
    return respond(status, { errors: Object.fromEntries(errors), token: hidden.token })
  }
  return respond(
    status,
    { error: refusal.reason === 'too_many' ? 'too_many' : 'unavailable' },
    { 'Retry-After': String(retryAfter) },
  )
}

function formOf(fields: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

function respond(status: number, body: object, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
