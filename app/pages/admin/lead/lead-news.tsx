/** What stood in the way, said at the top: what was typed stays in its form. */
import { Form, Link } from 'react-router'
import type { StoryItem } from '#app/domain/lead/lead-story.ts'
import { ownerLeft } from '../parts/decisions.ts'
import desk from '../parts/desk.module.css'
import { deskTime, hoursAndMinutes } from '../parts/desk-time.ts'
import { Fault } from '../parts/fault.tsx'
import { NotUndone } from '../parts/not-undone.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { PostNews } from '../parts/post-news.tsx'
import type { LeadAnswer } from './act-on-lead.server.ts'
import { itemTitle } from './item-title.ts'
import styles from './lead-news.module.css'
import type { LeadPageData } from './read-page.server.ts'

export function LeadNews({ file, answer }: { file: LeadPageData; answer: LeadAnswer | undefined }) {
  const { lead, story, road, suspect, triesAgain, notUndone, now } = file
  const held = answer?.about === 'reply' && answer.fault === 'held' ? answer : undefined
  const changed = answer && 'seen' in answer && answer.fault === 'changed' ? answer : undefined
  // None where something was only taken back: the story is shorter then.
  const newer = changed ? story.filter(({ at }) => at > changed.seen) : []
  return (
    <>
      <PostNews>
        {notUndone ? <NotUndone /> : null}
        {answer?.about === 'decision' && answer.fault === 'owner left' ? (
          <Fault title="Nothing was changed.">{ownerLeft}</Fault>
        ) : null}
        {held ? (
          <Fault title="Not sent: the lead is held as spam.">
            Release it or open it again first. {suspect ? 'This is what you wrote:' : 'Your text is still in the form.'}
            {suspect ? (
              <blockquote className={desk.quote} lang={lead.locale} dir="auto">
                {held.typed.text}
              </blockquote>
            ) : null}
          </Fault>
        ) : null}
        {changed ? (
          <Fault
            // Not who did it: it may be one's own change, of a second press.
            title={`${changed.about === 'reply' ? 'Not sent' : 'Not done'}: ${newer.length > 0 ? 'there is something new' : 'the lead has changed meanwhile'}.`}
          >
            {newer.length > 0 ? <NewItems items={newer} now={now} /> : null}
            {changed.about === 'reply'
              ? 'Your text is still in the form. Send it again if it still holds.'
              : 'The lead is shown as it is now. Decide again if it still holds.'}
          </Fault>
        ) : null}
      </PostNews>
      {road.dead ? (
        <Fault title={`The reply of ${deskTime(road.dead.at, { now })} did not arrive.`}>
          It was given up: {road.dead.mail?.error ?? 'no reason is known'}. A reply that nobody gets is no reply, so the
          hours run on
          {road.waiting && road.waiting.lateMinutes > 0
            ? ` and stand at ${hoursAndMinutes(road.waiting.lateMinutes)} late`
            : ''}
          .
          <div className={`${desk.row} ${styles.ways}`}>
            <Link className={desk.tool} to={`/admin/outbox?mail=${road.dead.mail?.id}`}>
              {triesAgain ? 'Send it again from the outbox' : 'Read it in the outbox'}
            </Link>
            {lead.waiting_since === null ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="revision" value={lead.revision} />
                <input type="hidden" name="seen" value={file.seen} />
                <button className={desk.tool} type="submit" name="do" value="wait">
                  Put it back among those who wait
                </button>
              </Form>
            ) : null}
          </div>
        </Fault>
      ) : null}
    </>
  )
}

function NewItems({ items, now }: { items: readonly StoryItem[]; now: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          <PlaceLink place={item.key}>{itemTitle(item)}</PlaceLink>, {deskTime(item.at, { now })}
        </li>
      ))}
    </ul>
  )
}
