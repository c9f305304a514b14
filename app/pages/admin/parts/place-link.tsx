/**
 * A link to a place on the same page. Followed by the browser it would be a navigation, and what a refused form holds
 * would be gone; so the script goes there by itself. Without JavaScript the link is a link.
 */
import type { ComponentProps, MouseEvent } from 'react'

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Id of the element, which takes the focus if it can. */
  place: string
}

export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  const go = (event: MouseEvent) => {
    const target = document.getElementById(place)
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  return <a {...rest} href={`#${place}`} onClick={go} />
}
