/** Which link a click is on. */

/** The link that matches, if the click is on one or inside one. A script may click on the document, which is inside none. */
export function clickedLink({ target }: Event, selector: string): HTMLAnchorElement | null | undefined {
  return (target as Element).closest?.<HTMLAnchorElement>(selector)
}

/** With these the browser opens the link elsewhere, or shows a menu: the page stays. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
