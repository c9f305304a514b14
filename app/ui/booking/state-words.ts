/** Why a day cannot be picked, in a word or two; `short` where a phone has no room for that. */
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay } from '#app/domain/booking/plan.ts'

export function stateWords(
  { state, isToday, holiday }: PlanDay,
  { states, holidays }: Content<'booking'>['plan'],
): { word: string; short?: string } {
  switch (state) {
    case 'past':
      return { word: states.past }
    case 'weekend':
      return { word: states.weekend }
    case 'holiday':
      return { word: holiday ? holidays[holiday] : states.holiday, short: states.holiday }
    case 'blocked':
      return { word: states.closed }
    case 'too_soon':
      return { word: isToday ? states.today : states.tooSoon }
    case 'too_far':
      return { word: states.tooFar }
    case 'before_first':
      return { word: states.beforeFirst }
    case 'out_of_window':
      return { word: states.outOfWindow }
    case 'unfollowed':
      return { word: states.unfollowed }
    case 'full':
    case 'open':
      return { word: states.full }
  }
}
