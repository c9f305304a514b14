/** The list, what can be done with the rows that are ticked, and one lead beside it. */
import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import desk from '../parts/desk.module.css'
import { NoDefaultButton } from '../parts/no-default-button.tsx'
import { postNewsId } from '../parts/post-news.tsx'
import { submitterOf } from '../parts/submitter-of.ts'
import { useAfterPost } from '../parts/use-after-post.ts'
import { useDecidedOnce } from '../parts/use-decided-once.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './lead-list.module.css'
import { LeadPane } from './lead-pane.tsx'
import { LeadTable } from './lead-table.tsx'
import { listPath } from './list-query.ts'
import { Pager } from './pager.tsx'
import type { ListData } from './read-list.server.ts'
import { SelectBar } from './select-bar.tsx'
import { nextAfter, useCursor } from './use-cursor.ts'

export function LeadList({ list }: { list: ListData }) {
  const { lines, query, shown } = list
  const { line, move } = useCursor(lines, shown)
  const form = useRef<HTMLFormElement>(null)
  const { count, toggle, selectTo, recount, enterBar, cleared } = useSelection(form)
  const decidedOnce = useDecidedOnce()
  useAfterPost(() => {
    form.current?.reset()
    recount()
    // The row that had the focus may be gone, and the button that was pressed is about somebody else now.
    const row = document.querySelector<HTMLElement>('[data-row][aria-current="true"]')
    row?.querySelector('a')?.focus({ preventScroll: true })
    // What came of it stands above the list, and brings itself into view.
    if (!document.getElementById(postNewsId)?.firstElementChild) row?.scrollIntoView({ block: 'nearest' })
  }, 'index=')
  if (lines.length === 0) return <EmptyList list={list} />
  const post = listPath(query, { index: '' })
  const decide = (event: FormEvent<HTMLFormElement>) => {
    if (submitterOf(event)?.value === 'owner') return
    const done = new Set(
      new FormData(event.currentTarget).getAll('lead').map((ref) => Number.parseInt(String(ref), 10)),
    )
    if (line && done.has(line.id)) move(nextAfter(lines, done, line.id))
  }
  return (
    <div className={`${desk.split} ${styles.split}`}>
      <div className={styles.list}>
        <Form
          className={styles.form}
          method="post"
          action={post}
          replace
          preventScrollReset
          ref={form}
          onSubmit={decide}
          onClick={decidedOnce}
          onReset={() => setTimeout(cleared)}
          onFocus={enterBar}
          onChange={({ target }) => {
            recount()
            // With the first tick the bar comes, over the rows at the foot of the window.
            if (target instanceof Element) target.closest('[data-row]')?.scrollIntoView({ block: 'nearest' })
          }}
        >
          <NoDefaultButton />
          <LeadTable list={list} current={line?.id} move={move} toggle={toggle} />
          <SelectBar
            list={list}
            count={count}
            toHere={() => selectTo(form.current?.querySelector('[data-row][aria-current="true"] input') ?? undefined)}
          />
        </Form>
        <Pager list={list} />
      </div>
      {line ? (
        <aside className={styles.aside} aria-label="Lead at the cursor">
          <LeadPane
            key={line.id}
            line={line}
            now={list.now}
            brief={list.brief?.id === line.id ? list.brief : undefined}
            next={nextAfter(lines, new Set([line.id]), line.id)}
            staff={list.staff}
            post={post}
            decide={decide}
            onClick={decidedOnce}
          />
        </aside>
      ) : null}
    </div>
  )
}

/** Ticked rows are the browser's: the form works without any of this. Here they are counted, and ticked in ranges. */
function useSelection(form: { readonly current: HTMLFormElement | null }) {
  const [count, setCount] = useState(0)
  const last = useRef<HTMLInputElement>(undefined)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? [])]
  const recount = () => setCount(ticksIn(form.current))
  // Whoever was quicker than the script, or came back to the page, has ticked rows already.
  useEffect(() => setCount(ticksIn(form.current)), [form])
  const selectTo = (box: HTMLInputElement | undefined, checked = true) => {
    const all = boxes()
    const ends = [all.indexOf(last.current ?? (box as HTMLInputElement)), all.indexOf(box as HTMLInputElement)]
    if (!ends.includes(-1)) for (const one of all.slice(Math.min(...ends), Math.max(...ends) + 1)) one.checked = checked
    last.current = box
    recount()
  }
  const toggle = (event: MouseEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    if (event.shiftKey && last.current?.isConnected) selectTo(box, box.checked)
    last.current = box
  }
  const cameFrom = useRef<HTMLElement>(null)
  const enterBar = ({ target, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
    if (!(relatedTarget instanceof HTMLElement) || relatedTarget.closest('fieldset')) return
    if (target.closest('fieldset')) cameFrom.current = relatedTarget
  }
  const cleared = () => {
    recount()
    const back = cameFrom.current?.isConnected ? cameFrom.current : last.current
    cameFrom.current = null
    // The bar goes with the last tick, and the button that was pressed with it.
    const { activeElement } = document
    if (activeElement !== document.body && !activeElement?.closest('fieldset')) return
    back?.focus({ preventScroll: true })
  }
  return { count, toggle, selectTo, recount, enterBar, cleared }
}

function ticksIn(form: HTMLFormElement | null): number {
  return form?.querySelectorAll('input[name="lead"]:checked').length ?? 0
}
