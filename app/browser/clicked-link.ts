/** Which link a click is on. */

/** The link that matches, if the click is on one or inside one. */
export function clickedLink({ target }: Event, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

/** With these the browser opens the link elsewhere, or shows a menu: the page stays. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
