/**
 * The lead's own value stream, downwards: the line steps out to the left while somebody waits, hatched for us and solid
 * past the promise, and comes back for what was done.
 */
import type { Gap } from '#app/domain/lead/lead-road.server.ts'
import type { StoryItem } from '#app/domain/lead/lead-story.ts'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { gapWords } from './gap-words.ts'
import { itemIcon, itemTitle } from './item-title.ts'
import type { LeadPageData } from './read-page.server.ts'
import styles from './story.module.css'
import { ItemBody } from './story-items.tsx'

interface StoryProps {
  file: LeadPageData
  /** What stands after it is new to whoever posted. */
  seen: string | undefined
}

export const storyItemsId = 'story-items'

export function Story({ file, seen }: StoryProps) {
  const { lead, road, leftOut, now } = file
  return (
    <section aria-labelledby="story">
      <h2 className="visually-hidden" id="story">
        What came and what was done
      </h2>
      {leftOut ? (
        <p className={styles.leftOut}>Older entries are left out here; the export of the leads has them.</p>
      ) : null}
      <ol className={styles.ladder} id={storyItemsId}>
        {road.steps.map((step) =>
          step.kind === 'gap' ? (
            <GapStep key={step.key} gap={step} now={now} />
          ) : (
            <li key={step.key} className={styles.item} id={step.key} tabIndex={-1}>
              <ItemHead item={step} now={now} isNew={seen !== undefined && step.at > seen} />
              <ItemBody item={step} locale={lead.locale} leadId={lead.id} now={now} />
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function ItemHead({ item, now, isNew }: { item: StoryItem; now: string; isNew: boolean }) {
  return (
    <div className={styles.head}>
      <Icon name={itemIcon(item)} />
      <h3>
        {isNew ? <b className={styles.new}>New</b> : null}
        {itemTitle(item)}
      </h3>
      <time dateTime={item.at}>{deskTime(item.at, { now })}</time>
    </div>
  )
}

function GapStep({ gap, now }: { gap: Gap; now: string }) {
  return <li className={`${styles.gap} ${styles[gap.turn]}`}>{gapWords(gap, now)}</li>
}
