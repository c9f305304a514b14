/** The plan as whoever has no booking yet sees it, with the time that this one gives up. */
import { pathToMove } from '#app/booking-paths.ts'
import { MonthPlan } from '#app/ui/booking/month-plan.tsx'
import type { SheetPlace } from '#app/ui/sheet-section/sheet-section.tsx'
import { type Choice, fieldsOf } from '../address.ts'
import { PlanNote } from '../plan/plan-note.tsx'
import { moveAddress } from './move-address.ts'
import type { Move } from './open-move.server.ts'
import type { ShownMove } from './show-move.server.ts'

interface PickSectionProps {
  shown: ShownMove
  move: Extract<Move, { step: 'pick' }>
  at: SheetPlace
}

export function PickSection({ shown, move: { plan, open, pinned, note }, at }: PickSectionProps) {
  const { kept, zone, words, token, locale } = shown
  const address = (more: Partial<Choice>) => moveAddress(token, locale, { ...kept, ...more })
  const isFirst = plan.format === 'two' && !pinned
  const dayAddress = (day: string) => `${address({ day })}#day`
  const { zone: _, ...shownNow } = fieldsOf({ ...kept, month: plan.month, ...(open ? { day: open.day } : {}) })
  return (
    <MonthPlan
      plan={plan}
      open={open}
      zone={zone}
      words={words.plan}
      locale={locale}
      addresses={{
        month: (month) => `${address({ month })}#plan`,
        day: dayAddress,
        slot: (start) => (isFirst ? `${address({ first: start })}#plan` : address({ at: start })),
        zone: { action: `${pathToMove(token, locale)}#day`, fields: shownNow },
      }}
      pinned={pinned}
      at={at}
      note={note ? <PlanNote {...{ note, plan, locale, dayAddress }} copy={words} reach={words.reach} /> : undefined}
    />
  )
}
