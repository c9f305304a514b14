/** Under a list that goes from new to old: what a page of it says, and the ways to the newest and the older ones. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import desk from './desk.module.css'
import { Key } from './key.tsx'

interface OlderPagerProps {
  /** The list begins on this page. */
  first: boolean
  /** Where the next page begins; undefined on the last one. */
  next: number | undefined
  pagePath: (before?: number) => string
  children: ReactNode
}

export function OlderPager({ first, next, pagePath, children }: OlderPagerProps) {
  return (
    <div className={desk.pager}>
      <p>{children}</p>
      <div className={desk.row}>
        {first ? null : (
          <Link className={desk.tool} to={pagePath()}>
            Newest
          </Link>
        )}
        {next === undefined ? null : (
          <Link className={desk.tool} to={pagePath(next)} data-key="n" aria-keyshortcuts="N">
            Older <Key>N</Key>
          </Link>
        )}
      </div>
    </div>
  )
}
