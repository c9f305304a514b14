/** A paragraph of a note: each place such as `{email}` becomes the link or the fact that it stands for. */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import type { LegalWords } from './legal-sheet.tsx'

type Places = LegalWords['places']

interface NoteTextProps {
  text: string
  places: Places
  locale: Locale
}

export function NoteText({ text, places, locale }: NoteTextProps) {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = part.slice(1, -1)
    return part.startsWith('{') && isPlace(name, places) ? (
      <Place key={part} place={places[name]} locale={locale} />
    ) : (
      unbrokenReferences(part)
    )
  })
}

function Place({ place, locale }: { place: Places[keyof Places]; locale: Locale }) {
  if ('to' in place) return <a href={pathTo(place.to, locale)}>{place.label}</a>
  return 'href' in place ? <a href={place.href}>{place.label}</a> : place.label
}

function isPlace(name: string, places: Places): name is keyof Places {
  return Object.hasOwn(places, name)
}
