/** Contact. Rendered per request, because the form carries a key, a time and where the visitor came from. */
import { Suspense, useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { freeTimes } from '#app/domain/booking/free-times.server.ts'
import { hiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { freshKey } from '#app/fresh-key.ts'
import { keptForReturn, keptNowhere, keptPageHeaders } from '#app/kept-page.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { localBusiness } from '#app/seo/structured-data/company.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { BookingPlace } from '#app/ui/booking-place/booking-place.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { useHidden } from '#app/use-hidden.ts'
import type { Route } from './+types/page.ts'
import { ContactForm } from './contact-form.tsx'
import { Intro } from './intro.tsx'
import { sentMark, sharedWords, showsSent } from './open-form.server.ts'
import styles from './page.module.css'
import { ProcessBox } from './process-box.tsx'
import { Reach } from './reach.tsx'
import { receiveForm } from './receive-form.server.ts'
import { SentNotice } from './sent-notice.tsx'
import { Wait } from './wait.tsx'

export const handle: RouteHandle = { hydrate: true }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const origin = context.get(originContext)
  const { introCall, times: words } = content('bookingPlace', locale)
  const sent = showsSent(app, url)
  const page = {
    locale,
    head: pageHead({ page: 'contact', locale, origin, about: graph(localBusiness(origin)) }),
    copy: content('contact', locale),
    words: sharedWords(locale),
    hidden: hiddenValues(app, url, request.headers.get('Referer')),
    sent,
    call: {
      copy: introCall,
      at: { letter: 'B', reading: readingTime(introCall, content('labels', locale).reading) },
      href: pathTo('bookIntroCall', locale),
      words,
    },
    freeTimes: await freeTimes(app, 'intro-call-30-minutes', locale),
  }
  return data(page, { headers: sent ? keptNowhere : keptForReturn })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveForm(app, form, { locale, clientAddress })
  if (receipt.stored) throw redirect(pathTo('contact', locale) + sentMark(app), 303)
  const { status, retryAfter, ...answer } = receipt
  return data(answer, {
    status,
    headers: { ...keptNowhere, ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export const headers = keptPageHeaders

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, words, locale, call } = loaderData
  const [sent, setSent] = useState(loaderData.sent)
  const [nextKey, setNextKey] = useState<string>()
  const hidden = { ...useHidden(loaderData.hidden), ...(nextKey ? { key: nextKey } : actionData?.hidden) }

  function writeAgain(): void {
    setSent(false)
    setNextKey(freshKey())
    history.replaceState(history.state, '', pathTo('contact', locale))
  }

  useEffect(() => {
    if (nextKey) document.getElementById('contact-name')?.focus()
  }, [nextKey])

  const { map } = copy
  return (
    <>
      <Intro copy={copy} />
      <SheetSection id="message" at={{ letter: 'A', reading: words.reading }} name={words.section} step={7}>
        <ProcessBox
          className={styles.message}
          name={map.message}
          minutes={map.messageMinutes}
          who={map.messageWho}
          tool={map.messageWith}
          words={map}
          done={sent}
        >
          {sent ? (
            <SentNotice copy={copy} locale={locale} onAgain={writeAgain} />
          ) : (
            <ContactForm
              key={hidden.key}
              copy={copy}
              words={words}
              locale={locale}
              hidden={hidden}
              posted={nextKey ? undefined : actionData?.posted}
              onSent={() => setSent(true)}
            />
          )}
        </ProcessBox>
        <Wait className={styles.wait} text={map.wait} />
        <div className={styles.reply}>
          <ProcessBox name={map.reply} minutes={map.replyMinutes} who={map.replyWho} tool={map.replyWith} words={map} />
          <Reach copy={copy} locale={locale} />
        </div>
      </SheetSection>
      {/* Times may have been taken since the document was made, by Back long since: then this is drawn anew, not the form. */}
      <Suspense>
        <BookingPlace {...call} times={loaderData.freeTimes} locale={locale} />
      </Suspense>
    </>
  )
}
