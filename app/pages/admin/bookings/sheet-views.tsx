/** The week or the month. */
import { Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { pathToSheet } from './address.ts'

interface SheetViewsProps {
  current: 'week' | 'month'
  week: string
  month: string
}

export function SheetViews({ current, week, month }: SheetViewsProps) {
  const view = (name: 'week' | 'month') => (current === name ? ('page' as const) : undefined)
  return (
    <div className={desk.tools}>
      <nav className={desk.views} aria-label="Views">
        <Link to={pathToSheet({ week })} aria-current={view('week')}>
          Week
        </Link>
        <Link to={pathToSheet({ month })} aria-current={view('month')}>
          Month
        </Link>
      </nav>
    </div>
  )
}
