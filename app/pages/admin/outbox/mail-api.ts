/** One mail as a file for a mail program, or with `?as=html` as the page that a mail program shows. */
import { data } from 'react-router'
import { mailFile, readMail } from '#app/domain/outbox/read-mail.server.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { needStaff } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'
import type { Route } from './+types/mail-api.ts'

export async function loader(args: Route.LoaderArgs) {
  const { app } = await needStaff(args)
  const id = wholeNumber(args.params.id)
  const mail = id === undefined ? undefined : await readMail(app, id)
  if (!mail?.content) throw data(null, { status: 404 })
  const { content } = mail
  if (new URL(args.request.url).searchParams.get('as') === 'html')
    return new Response(content.html, { headers: { ...secretHeaders, ...htmlHeaders } })
  const file = await mailFile(mail, content)
  if (!file) throw data(null, { status: 404 })
  const headers = {
    'Content-Type': 'message/rfc822',
    'Content-Disposition': `attachment; filename="mail-${mail.id}.eml"`,
  }
  return new Response(new Uint8Array(file), { headers: { ...secretHeaders, ...headers } })
}

/** Visitors wrote parts of it. It is a document of no origin, in which nothing runs, nothing is loaded or sent. */
const htmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
