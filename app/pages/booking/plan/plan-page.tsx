/** The plan: what is offered, a month of free times, and what there is to say about it. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Locale } from '#app/locales.ts'
import { MonthPlan, type PlanAddresses } from '#app/ui/booking/month-plan.tsx'
import { addressOf, fieldsOf } from '../address.ts'
import type { BookingCopy } from '../copy.ts'
import { EventHead } from '../event-head.tsx'
import type { PlanView } from '../open-view.server.ts'
import { FormatTabs } from './format-tabs.tsx'
import { PairRow } from './pair-row.tsx'
import { PlanNote } from './plan-note.tsx'
import { useZonePreset } from './use-zone-preset.ts'

interface PlanPageProps {
  event: BookingEvent
  locale: Locale
  copy: BookingCopy
  view: PlanView
  reading: string
}

export function PlanPage({ event, locale, copy, view, reading }: PlanPageProps) {
  const { plan, open, pinned, note } = view
  useZonePreset(event, view.choice.zone, open?.day ?? plan.today)
  const addresses = addressesOf(event, locale, view)

  return (
    <>
      <EventHead copy={copy.events[event]} />
      <MonthPlan
        plan={plan}
        open={open}
        zone={view.choice.zone || undefined}
        words={copy.plan}
        locale={locale}
        addresses={addresses}
        pinned={pinned}
        at={{ letter: 'A', reading }}
        note={
          note ? (
            <PlanNote {...{ note, plan, copy, locale }} reach={copy.form.reach} dayAddress={addresses.day} />
          ) : undefined
        }
      >
        {event === 'automation-strategy-workshop' ? (
          <FormatTabs copy={copy.formats} locale={locale} format={plan.format} />
        ) : null}
        {plan.format === 'two' ? <PairRow copy={copy.pair} locale={locale} plan={plan} pinned={pinned} /> : null}
      </MonthPlan>
    </>
  )
}

function addressesOf(event: BookingEvent, locale: Locale, { choice, plan, open, pinned }: PlanView): PlanAddresses {
  const { month: _, day: __, ...kept } = choice
  const address = (more: { month?: string; day?: string; first?: string; at?: string }) =>
    addressOf(event, locale, { ...kept, ...more })
  const { zone: ___, ...fields } = fieldsOf({ ...kept, ...(open ? { day: open.day } : { month: plan.month }) })
  return {
    month: (month) => address({ month }),
    day: (day) => `${address({ day })}#day`,
    slot: (start) => (kept.format === 'two' && !pinned ? `${address({ first: start })}#plan` : address({ at: start })),
    zone: { action: `${addressOf(event, locale, {})}#day`, fields },
  }
}
