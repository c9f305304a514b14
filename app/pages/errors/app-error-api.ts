/**
 * POST /api/app-error: a page reports that it crashed. 204 when stored or no crash, 400 for what is no report, 413 when too
 * large, 429 when there are too many. Nobody waits for the answer.
 */
import { reportAppError } from '#app/domain/app-error/report-app-error.server.ts'
import { readJsonBody } from '#app/read-json-body.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import type { Route } from './+types/app-error-api.ts'

/** 16 KB: message, stack and path are at most 4,700 characters. */
const largestBody = 16 * 1024

export function loader() {
  return answer(405, { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const body = await readJsonBody(request, largestBody)
  if (body === 'too large') return answer(413)
  const outcome = await reportAppError(context.get(appContext), {
    body: body.json,
    userAgent: request.headers.get('User-Agent') ?? '',
    clientAddress: context.get(requestContext).clientAddress,
  })
  switch (outcome.outcome) {
    case 'stored':
    case 'no_crash':
      return answer(204)
    case 'invalid':
      return answer(400)
    case 'too_many':
      return answer(429, { 'Retry-After': String(outcome.retryAfterSeconds) })
  }
}

function answer(status: number, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
