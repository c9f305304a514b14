/**
 * The Back link (`<a data-back>`) leads one step up. For a visitor who came from another page of this site it goes
 * back in the history instead, to where that page was scrolled. Without the Navigation API it stays a plain link.
 */
import { clickedLink, opensElsewhere } from './clicked-link.ts'

export function goBack(): void {
  document.addEventListener('click', (event) => {
    if (!clickedLink(event, 'a[data-back]') || opensElsewhere(event)) return
    const before = entryBefore()
    if (!before) return
    event.preventDefault()
    window.navigation.traverseTo(before)
  })
}

/** Key of the last entry of another page. The API lists entries of this site only, so it cannot lead away from it. */
function entryBefore(): string | undefined {
  const { navigation } = window
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0)
  return before?.findLast(({ url }) => url && new URL(url).pathname !== location.pathname)?.key
}
