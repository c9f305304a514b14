/** Every key of the desk, and the switch that turns them off. */
import type { MetaDescriptor } from 'react-router'
import { company } from '#app/content/company.ts'
import desk from '../parts/desk.module.css'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import { deskSheets } from '../parts/sheets.ts'
import type { Route } from './+types/page.ts'
import { KeysSwitch } from './keys-switch.tsx'
import styles from './page.module.css'

export async function loader(args: Route.LoaderArgs) {
  await needStaff(args)
  return null
}

export const meta = (): MetaDescriptor[] => [{ title: `Keys | ${company.brand} desk` }]

export const ErrorBoundary = DeskTrouble

const everywhere = [
  ['J', 'next row'],
  ['K', 'row before'],
  ['Enter', 'open'],
  ['Esc', 'back, or clear'],
  ['/', 'find a lead'],
  ['Z', 'undo the last change'],
  ['N', 'next page; on a lead: write a note'],
  ['?', 'this list'],
] as const

const leads = [
  ['R', 'reply'],
  ['T', 'call'],
  ['A', 'answered'],
  ['W', 'won'],
  ['L', 'lost'],
  ['S', 'spam'],
  ['O', 'owner'],
  ['X', 'select'],
  ['Shift X', 'select to here'],
] as const

const calendar = [
  ['J, →', 'week or month after'],
  ['K, ←', 'week or month before'],
  ['T', 'today'],
  ['B', 'block a period'],
  ['M', 'move the open booking'],
  ['C', 'cancel it'],
  ['U', 'unblock the open period'],
] as const

const others = [
  ['Y', 'Outbox: try the mail again now'],
  ['S', 'Outbox, App errors: settled, or not'],
  ['[, ]', 'Figures: shorter, longer period'],
  ['X, Shift X', 'IndexNow: tick, tick to here'],
  ['R', 'Launch: check now'],
  ['E', 'take the sheet along as a file'],
  ['Ctrl Enter', 'send the reply or the note, submit the ticks'],
] as const

export default function KeysPage() {
  return (
    <>
      <PageHead title="Keys">
        Single keys act when no field has the focus; Ctrl Enter works inside one. Apart from J and K in a list, and
        Shift X on IndexNow, each has a control that does the same.
      </PageHead>
      <div className={desk.pad}>
        <KeysSwitch />
      </div>
      <div className={styles.lists}>
        <KeyList title="On every sheet" keys={everywhere} />
        <KeyList title="On leads" keys={leads} />
        <KeyList title="On bookings" keys={calendar} />
        <KeyList title="Elsewhere" keys={others} />
        <KeyList
          title="To a sheet"
          keys={deskSheets.map(({ letter, name }) => [`G ${letter.toUpperCase()}`, name] as const)}
        />
      </div>
    </>
  )
}

function KeyList({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
