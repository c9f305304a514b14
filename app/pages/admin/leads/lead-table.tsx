/** The rows, in steps by when the answer is due where they are the open ones. */
import type { FocusEvent, MouseEvent } from 'react'
import { offer } from '#app/content/offer.ts'
import { isHeldBeside } from '#app/domain/lead/is-suspect.ts'
import type { LeadGroup } from '#app/domain/lead/lead-groups.server.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { useHydrated } from '../parts/use-hydrated.ts'
import { upTo } from '../parts/views.tsx'
import { LeadRow } from './lead-row.tsx'
import styles from './lead-table.module.css'
import type { View } from './list-query.ts'
import type { ListData } from './read-list.server.ts'
import { WaitBar } from './wait-bar.tsx'

interface LeadTableProps {
  list: ListData
  /** Number of the lead at the cursor. */
  current: number | undefined
  move: (id: number) => void
  toggle: (event: MouseEvent<HTMLInputElement>) => void
}

const groupOrder: readonly LeadGroup[] = ['late', 'today', 'later', 'nobody']

export function LeadTable({ list: { lines, counts, query, now }, current, move, toggle }: LeadTableProps) {
  const held = isHeld(query.view)
  const steps = query.view === 'open' ? groupOrder : [undefined]
  const follow = ({ target }: FocusEvent | MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (row) move(Number(row.dataset['row']))
  }
  return (
    <div className={desk.tableBox}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys move the focus, and the cursor is where the focus is */}
      <table
        className={`${desk.table} ${styles.leads} ${query.view === 'open' ? '' : styles.dated}`}
        {...roles.table}
        onFocus={(event) => event.target.matches(':focus-visible') && follow(event)}
        onClick={(event) => !(event.target as Element).closest('a, label, button') && follow(event)}
      >
        <caption className="visually-hidden">{captions[query.view]}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th className={styles.tick} {...roles.columnHead} scope="col">
              <SelectAll />
            </th>
            <th {...roles.columnHead} scope="col">
              Lead
            </th>
            {held ? (
              <th className={styles.why} {...roles.columnHead} scope="col">
                Why held
              </th>
            ) : (
              <th className={styles.axis} {...roles.columnHead} scope="col">
                <Axis />
              </th>
            )}
            <th className={styles.figure} {...roles.columnHead} scope="col">
              {figures[query.view] ?? 'Last contact'}
            </th>
            <th className={styles.owner} {...roles.columnHead} scope="col">
              Owner
            </th>
          </tr>
        </thead>
        {steps.map((step) => {
          const rows = step ? lines.filter(({ group }) => group === step) : lines
          if (rows.length === 0) return null
          return (
            <tbody key={step ?? 'all'} {...roles.group}>
              {step ? <GroupRow group={step} counts={counts} rows={rows} /> : null}
              {rows.map((line) => (
                <LeadRow
                  key={line.id}
                  line={line}
                  now={now}
                  view={query.view}
                  current={line.id === current}
                  toggle={toggle}
                />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

/** Views whose rows say why nobody waits there, in place of how long. */
export function isHeld(view: View): boolean {
  return view === 'quarantine' || view === 'spam'
}

const captions: Record<View, string> = {
  open: `Open leads, what is late first. Each bar shows office hours waited against the promise of ${offer.replyOfficeHours}.`,
  answered: 'Answered leads, the newest first',
  won: 'Leads that became clients, the newest first',
  lost: 'Leads that chose otherwise, the newest first',
  spam: 'Spam, the newest first',
  quarantine: 'Leads in quarantine, by their last contact',
  all: 'All leads, the newest first',
}

/** What the column of figures holds, where it is not when they last came. */
const figures: Partial<Record<View, string>> = { open: 'To promise', quarantine: 'Held since' }

function Axis() {
  const half = offer.replyOfficeHours / 2
  return (
    <>
      <span className={styles.hours} aria-hidden="true">
        <span>0</span>
        <span>{half}</span>
        <span>{half * 2} h</span>
        <span>{half * 3}</span>
      </span>
      <span className="visually-hidden">{`Waited, in office hours; the promise is ${offer.replyOfficeHours}`}</span>
    </>
  )
}

const groupNames: Record<LeadGroup, readonly [name: string, meaning: string]> = {
  late: ['Late', 'promise passed'],
  today: ['Due today', 'before we close'],
  later: ['Due later', ''],
  nobody: ['Nobody waits', 'the next word is theirs'],
}

interface GroupRowProps {
  group: LeadGroup
  counts: ListData['counts']
  rows: ListData['lines']
}

function GroupRow({ group, counts, rows }: GroupRowProps) {
  const [name, meaning] = groupNames[group]
  const here = rows.length
  const known = group === 'nobody' && rows.some(isHeldBeside) ? `${meaning}, unless a message is held` : meaning
  const words = here === counts.groups[group] ? known : `${here} on this page`
  return (
    <tr className={`${styles.group} ${styles[group]}`} {...roles.row}>
      <th {...roles.rowHead} scope="rowgroup" colSpan={2}>
        {`${name} ${upTo(counts.most, counts.groups[group])} `}
        {words ? <span>{words}</span> : null}
      </th>
      <td className={styles.axis} {...roles.cell}>
        <WaitBar promised={offer.replyOfficeHours * 60} />
      </td>
      <td {...roles.cell} colSpan={2} />
    </tr>
  )
}

/** Is of no use without a script, and not there then; nor where the head of the table is not seen. */
function SelectAll() {
  if (!useHydrated()) return <span className="visually-hidden">Select</span>
  return (
    <>
      <span className={`visually-hidden ${styles.instead}`}>Select</span>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          onChange={({ currentTarget: { checked, form } }) => {
            for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? [])
              box.checked = checked
          }}
        />
      </label>
    </>
  )
}
