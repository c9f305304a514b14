/** What can be decided about a lead, as buttons of a form: those that change something in the view that they stand in. */
import desk from '../parts/desk.module.css'
import { Icon } from '../parts/icons.tsx'
import { Key } from '../parts/key.tsx'
import type { View } from './list-query.ts'

const decisions = [
  { value: 'release', name: 'Release', icon: 'tick', letter: undefined },
  { value: 'open', name: 'Open again', icon: 'open', letter: undefined },
  { value: 'answered', name: 'Answered', icon: 'answered', letter: 'A' },
  { value: 'won', name: 'Won', icon: 'won', letter: 'W' },
  { value: 'lost', name: 'Lost', icon: 'lost', letter: 'L' },
  { value: 'spam', name: 'Spam', icon: 'spam', letter: 'S' },
] as const

export function DecisionButtons({ view }: { view: View }) {
  const offered = decisions.filter(({ value }) =>
    view === 'quarantine' ? value === 'release' || value === 'spam' : value !== 'release' && value !== view,
  )
  return offered.map(({ value, name, icon, letter }) => (
    <button
      key={value}
      className={desk.tool}
      type="submit"
      name="do"
      value={value}
      {...(letter ? { 'data-key': letter.toLowerCase(), 'aria-keyshortcuts': letter } : {})}
    >
      <Icon name={icon} />
      {name}
      {letter ? <Key>{letter}</Key> : null}
    </button>
  ))
}
