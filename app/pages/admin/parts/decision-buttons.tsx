/** What can be decided about a lead, or about those that are selected, as buttons of a form. */
import type { LeadStatus } from '#app/domain/lead/list-leads.server.ts'
import { type Decision, decisionsFor } from './decisions.ts'
import desk from './desk.module.css'
import { Icon } from './icons.tsx'
import { Key } from './key.tsx'

interface DecisionButtonsProps {
  /** Undefined: any, of leads in the view of all. */
  status: LeadStatus | undefined
  /** A message of it is in quarantine. */
  held?: boolean
  /** What the page is for, where it is offered: it is set apart. */
  primary?: Decision['value']
}

export function DecisionButtons({ status, held = false, primary }: DecisionButtonsProps) {
  return decisionsFor(status, held).map(({ value, name, icon, letter }) => (
    <button
      key={value}
      className={value === primary ? desk.primary : desk.tool}
      type="submit"
      name="do"
      value={value}
      {...(letter ? { 'data-key': letter.toLowerCase(), 'aria-keyshortcuts': letter } : {})}
    >
      {value === primary ? null : <Icon name={icon} />}
      {name}
      {letter ? <Key>{letter}</Key> : null}
    </button>
  ))
}
