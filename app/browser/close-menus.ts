/**
 * Header menus are `<details data-menu>`: Escape and a click elsewhere close them; Escape gives the focus back. When the
 * focus moves on to the page, they close too: an open panel would hide what is focused.
 */

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
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  document.addEventListener('click', (event) => {
    for (const menu of openMenus()) {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link || !(event.target instanceof Node && menu.contains(event.target))) menu.open = false
    }
  })
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
}
