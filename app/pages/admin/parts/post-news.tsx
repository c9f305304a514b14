import { type ReactNode, useRef } from 'react'
import desk from './desk.module.css'
import { useAfterPost } from './use-after-post.ts'

export const postNewsId = 'post-news'

/**
 * What came of a post, in one place of the sheet. While it posts the page keeps its place, so that the news would often
 * stand out of the window: it is brought into view, and takes the focus where the button that was pressed is gone.
 */
export function PostNews({ children }: { children: ReactNode }) {
  const news = useRef<HTMLDivElement>(null)
  useAfterPost(() => {
    const { current } = news
    if (!current?.firstElementChild) return
    current.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) current.focus({ preventScroll: true })
  })
  return (
    <div ref={news} className={desk.postNews} id={postNewsId} tabIndex={-1}>
      {children}
    </div>
  )
}
