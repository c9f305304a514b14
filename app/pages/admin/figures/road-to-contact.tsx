/** From any page to a first reply: counts at each step, and how many fewer there are at the next. */
import { offer } from '#app/content/offer.ts'
import type { ReplyFigures } from '#app/domain/visits/read-replies.server.ts'
import { type Road, roadOf } from '#app/domain/visits/road.ts'
import { decimal, integer } from '#app/formats.ts'
import { SectionHead } from './section-head.tsx'
import { Stream, type StreamGap } from './stream.tsx'

export interface RoadFigures {
  readonly visits: number
  readonly opened: number
  /** Days of the period on which visits were counted. */
  readonly days: number
  /** Opened as the first page, and from another one. */
  readonly calculator: { readonly fromOutside: number; readonly fromInside: number; readonly reports: number }
  readonly contact: { readonly form: number; readonly booking: number; readonly fromCalculator: number }
  readonly replies: ReplyFigures
}

const title = 'The road to contact'

export function RoadToContact({ visits, opened, days, calculator, contact, replies }: RoadFigures) {
  const { firstBy } = replies
  const counts = [
    visits,
    calculator.fromOutside + calculator.fromInside,
    contact.form + contact.booking,
    replies.leads,
    replies.replied,
  ]
  if (counts.every((count) => count === 0)) return <NobodyCame />
  const road = roadOf(counts)
  const share = (index: number) => shareWords(road, index)
  return (
    <section>
      <SectionHead title={title}>
        Counts per step, not people followed: no cookie, no identifier, no address is stored.
      </SectionHead>
      <Stream
        steps={[
          {
            title: 'Any page',
            figure: number(visits),
            facts: [
              ['pages opened', number(opened)],
              ['a visit', visits > 0 ? decimal(opened / visits, 1, 'en') : '–'],
              ['visits a day', number(visits / Math.max(days, 1))],
            ],
            lower: share(0),
          },
          {
            title: 'Calculator',
            figure: number(counts[1]),
            facts: [
              ['from outside', number(calculator.fromOutside)],
              ['from our pages', number(calculator.fromInside)],
              ['reports saved', number(calculator.reports)],
            ],
            lower: share(1),
          },
          {
            title: 'Contact',
            figure: number(counts[2]),
            facts: [
              ['contact', number(contact.form)],
              ['booking', number(contact.booking)],
              ['from calculator', number(contact.fromCalculator)],
            ],
            lower: share(2),
          },
          {
            title: 'Wrote to us',
            figure: number(replies.leads),
            facts: [
              ['message first', number(firstBy.message)],
              ['booking first', number(firstBy.booking)],
              ['report or list', number(firstBy.report + firstBy.checklist)],
              ...(firstBy.gone > 0 ? ([['deleted since', number(firstBy.gone)]] as const) : []),
            ],
            lower: share(3),
          },
          {
            title: 'First reply',
            figure: number(replies.replied),
            facts: [
              [`in ${offer.replyOfficeHours} office h`, number(replies.kept)],
              ['after it', number(replies.broken)],
            ],
            lower: share(4),
          },
        ]}
        gaps={[
          gapOf(road, 0, 'goes no further', 'go no further'),
          gapOf(road, 1, 'fewer opens this', 'fewer open this'),
          gapOf(road, 2, 'leaves unsent', 'leave unsent'),
          gapOf(road, 3, unansweredWords(replies)),
        ]}
      />
    </section>
  )
}

/** Without anybody there is nothing to lose on the road. */
function NobodyCame() {
  return (
    <section>
      <SectionHead title={title}>Nobody came in this period.</SectionHead>
    </section>
  )
}

function gapOf({ gaps }: Road, index: number, one: string, many = one): StreamGap {
  const { lost, joined, weight } = gaps[index] ?? { lost: 0, joined: 0, weight: 0 }
  if (joined > 0) {
    const words = joined === 1 ? 'comes by another way' : 'come by another way'
    return { upper: `+${number(joined)}`, words, weight: 0, gain: true }
  }
  if (lost === 0) return { upper: '0', words: 'are lost', weight: 0, gain: true }
  return { upper: `−${number(lost)}`, words: lost === 1 ? one : many, weight }
}

function unansweredWords({ waiting, settled }: ReplyFigures): string {
  if (settled === 0) return waiting === 1 ? 'waits for us' : 'wait for us'
  return waiting === 0
    ? 'needed no reply'
    : `without: ${number(waiting)} ${waiting === 1 ? 'waits' : 'wait'}, ${number(settled)} needed none`
}

function shareWords({ steps }: Road, index: number): string {
  const share = steps[index]?.share
  if (share === undefined) return '–'
  return index === 0 ? '100% of visits' : `${decimal(share * 100, 1, 'en')}%`
}

function number(value = 0): string {
  return integer(value, 'en')
}
