/** A change did not go through: nothing of it was done, and the ways around this page. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { FormFailure } from '#app/ui/form-failure/form-failure.tsx'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'

interface FailureProps {
  refusal: SendRefusal
  copy: Content<'bookingManage'>
  errors: Content<'labels'>['formErrors']
  locale: Locale
}

export function Failure({ refusal, copy: { failure, reach }, errors, locale }: FailureProps) {
  const { phone, email } = reach
  const ways = [
    { label: failure.call, shown: phone.shown, href: `tel:${phone.number}` },
    { label: failure.email, shown: email.address, href: `mailto:${email.address}` },
  ]
  return <FormFailure refusal={refusal} copy={failure} words={errors} locale={locale} ways={ways} ref={null} />
}
