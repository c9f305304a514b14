/** Which URLs to submit: the new or changed ones are ticked. A plain form; the script counts, and ticks whole stretches. */
import { type SubmitEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Key } from '../parts/key.tsx'
import { NoDefaultButton } from '../parts/no-default-button.tsx'
import type { Sheet } from './read-sheet.server.ts'
import { addressOf } from './sheet-address.ts'
import styles from './url-form.module.css'
import { UrlTable } from './url-table.tsx'
import { UrlTools } from './url-tools.tsx'
import { usePause } from './use-pause.ts'
import { useTicks } from './use-ticks.ts'

interface UrlFormProps extends Pick<Sheet, 'formKey' | 'urls' | 'counts' | 'preTicked' | 'pausedUntil'> {
  onTicked(count: number): void
}

export function UrlForm({ formKey, urls, counts, preTicked, pausedUntil, onTicked }: UrlFormProps) {
  const [ticked, setTicked] = useState<number>()
  const paused = usePause(pausedUntil)
  const busy = useNavigation().formMethod === 'POST'
  const { rows, first, total, view } = urls
  const ticks = useTicks(rows, (count) => {
    setTicked(count)
    onTicked(count)
  })
  const changedElsewhere = counts.changed - rows.filter(({ state }) => state !== 'same').length
  const closed = busy || paused !== undefined

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // Pressed twice, sent once: the server would say the same of it.
    if (closed) event.preventDefault()
  }

  return (
    <section aria-labelledby="choose">
      <UrlTools counts={counts} view={view} />
      <Form method="post" action={addressOf({})} onSubmit={onSubmit} preventScrollReset {...ticks.form}>
        <NoDefaultButton />
        <input type="hidden" name="key" value={formKey} />
        <UrlTable rows={rows} preTicked={preTicked} onTickAll={ticks.tickAll} all={ticked === rows.length} />
        <div className={styles.bar}>
          <p className={styles.keys} aria-hidden="true">
            <Key>X</Key> tick <Key>Shift X</Key> up to it <Key>Ctrl Enter</Key> submit
          </p>
          <div className={desk.row}>
            {changedElsewhere > 0 ? (
              <button className={desk.tool} type="submit" name="do" value="changed" disabled={closed}>
                {counts.changed === 1 ? 'Submit the one new or changed' : `Submit all ${counts.changed} new or changed`}
              </button>
            ) : null}
            <button className={desk.primary} type="submit" disabled={closed || ticked === 0}>
              {buttonWords(ticked, busy, paused)}
            </button>
          </div>
        </div>
      </Form>
      <div className={desk.pager}>
        <p>
          {rows.length === 0 ? null : `Rows ${first} to ${first + rows.length - 1} of ${total}. `}
          What search engines were told cannot be taken back.
        </p>
        <div className={desk.row}>
          <Pages urls={urls} />
        </div>
      </div>
    </section>
  )
}

/** Without a script nobody counts the ticks. */
function buttonWords(ticked: number | undefined, busy: boolean, paused: string | undefined): string {
  if (busy) return 'Waiting for the answer'
  if (paused) return `Submit again from ${deskTime(paused)}`
  if (ticked === undefined) return 'Submit the ticked URLs'
  return ticked === 0 ? 'Tick what to submit' : `Submit ${counted(ticked, 'URL')}`
}

function Pages({ urls: { rows, first, total, view } }: Pick<Sheet, 'urls'>) {
  return (
    <>
      {view.page > 1 ? (
        <a className={desk.tool} href={addressOf({ only: view.only, find: view.find, page: view.page - 1 })}>
          Page before
        </a>
      ) : null}
      {first + rows.length - 1 < total ? (
        <a
          className={desk.tool}
          href={addressOf({ only: view.only, find: view.find, page: view.page + 1 })}
          data-key="n"
          aria-keyshortcuts="N"
        >
          Next page <Key>N</Key>
        </a>
      ) : null}
    </>
  )
}
