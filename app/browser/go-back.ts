/**
 * The Back link (`<a data-back>`) leads one step up. For a visitor who came from another page of this site it goes
 * back in the history instead, to where that page was scrolled. Without the Navigation API it stays a plain link.
 */

export function goBack(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-back]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const before = entryBefore()
    if (before === undefined) return
    event.preventDefault()
    window.navigation.traverseTo(before)
  })
}

/** Key of the last entry of another page. The API lists entries of this site only, so it cannot lead away from it. */
function entryBefore(): string | undefined {
  const entries = window.navigation?.entries() ?? []
  const here = window.navigation?.currentEntry?.index ?? 0
  return entries.slice(0, here).findLast(({ url }) => url && new URL(url).pathname !== location.pathname)?.key
}
