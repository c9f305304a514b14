/**
 * Header menus are `<details data-menu>`: Escape and a click elsewhere close them; Escape gives the focus back. When the
 * focus moves on to the page, they close too: an open panel would hide what is focused.
 */
import { clickedLink } from './clicked-link.ts'

export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      // It has done its work: other listeners leave it alone.
      event.preventDefault()
      const hadFocus = menu.contains(document.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('click', closeOthers)
}

/** The focus or a click came somewhere else, or follows a link out of the menu. */
function closeOthers(event: Event): void {
  const link = event.type === 'click' && clickedLink(event, 'a')
  for (const menu of openMenus()) if (link || !event.composedPath().includes(menu)) menu.open = false
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
}
