/**
 * The ROI calculator. Rendered per request for the sheet that stands in the address; with a script it answers every key
 * by itself and asks the server for nothing until the sheet is saved.
 */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { hiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { keptForReturn, keptNowhere, keptPageHeaders } from '#app/kept-page.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { calculatorApplication } from '#app/seo/structured-data/calculator.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { useHidden } from '#app/use-hidden.ts'
import type { Route } from './+types/page.ts'
import { Calculator } from './calculator.tsx'
import { editedAddress, openSheet } from './open-sheet.server.ts'
import { receiveSave } from './receive-save.server.ts'

export const handle: RouteHandle = { hydrate: true, paintsAt: 'working' }

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const path = pathTo('calculator', locale)
  const origin = context.get(originContext)
  const processes = content('roiProcesses', locale)
  const edited = editedAddress(url.searchParams, processes, locale)
  if (edited) throw redirect(path + edited, 303)
  const { reading, formErrors, fieldErrors, breadcrumb } = content('labels', locale)
  const { description } = content('titles', locale).calculator
  const copy = content('calculator', locale)
  const page = {
    head: pageHead({
      page: 'calculator',
      locale,
      origin,
      about: graph(calculatorApplication({ origin, path }, { name: copy.trail, description, locale })),
    }),
    breadcrumb,
    words: { copy, roi: content('roi', locale), labels: { reading, formErrors, fieldErrors }, locale },
    processes,
    opened: openSheet(url.searchParams, processes, locale),
    hidden: hiddenValues(context.get(appContext), url, request.headers.get('Referer')),
  }
  return data(page, { headers: keptForReturn })
}

/** Saves the sheet, posted without a script. The answer is no redirect: it holds a secret that is shown once. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveSave(context.get(appContext), form, { locale, clientAddress })
  const sheet = new URLSearchParams(String(form.get('sheet') ?? ''))
  const answer = {
    posted: receipt.posted,
    hidden: receipt.hidden,
    opened: openSheet(sheet, content('roiProcesses', locale), locale),
  }
  if (receipt.saved) return data(answer, { headers: keptNowhere })
  const { status, retryAfter } = receipt
  return data(answer, {
    status,
    headers: { ...keptNowhere, ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export const headers = keptPageHeaders

// The form keeps the address up to date by itself; nothing in it is news to the server.
export const shouldRevalidate = () => false

export default function CalculatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, processes, breadcrumb, hidden } = loaderData
  const { copy } = words
  return (
    <>
      <HatchPattern />
      <SheetHead headline={copy.headline} above={<Breadcrumb label={breadcrumb} steps={[{ label: copy.trail }]} />}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <Calculator
        opened={actionData?.opened ?? loaderData.opened}
        processes={processes}
        words={words}
        hidden={{ ...useHidden(hidden), ...actionData?.hidden }}
        posted={actionData?.posted}
      />
    </>
  )
}
