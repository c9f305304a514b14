import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import desk from './desk.module.css'

export const postNewsId = 'post-news'

/**
 * What came of a post, in one place of the sheet. While it posts the page keeps its place, so that the news would often
 * stand out of the window: it is brought into view, and takes the focus where the button that was pressed is gone.
 */
export function PostNews({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const entered = useNavigationType() === 'POP'
  const news = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each post
  useEffect(() => {
    const { current } = news
    if (entered || !current?.firstElementChild) return
    current.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) current.focus({ preventScroll: true })
  }, [key])
  return (
    <div ref={news} className={desk.postNews} id={postNewsId} tabIndex={-1}>
      {children}
    </div>
  )
}
