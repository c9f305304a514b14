/** The views of a sheet, with how much each holds. */
import { Link } from 'react-router'
import desk from './desk.module.css'

interface View {
  href: string
  name: string
  /** As it is shown, such as `200+`. */
  count: string
  current: boolean
}

export function Views({ views }: { views: readonly View[] }) {
  return (
    <nav className={desk.views} aria-label="Views">
      {views.map(({ href, name, count, current }) => (
        <Link key={href} to={href} aria-current={current ? 'page' : undefined}>
          {name} <b>{count}</b>
        </Link>
      ))}
    </nav>
  )
}

/** `200+` where counting stopped. */
export function upTo(most: number, count: number): string {
  return count > most ? `${most}+` : String(count)
}
