/**
 * Results while one types: a moment after the last key the page asks for its own address with the new query. The newest
 * request replaces the one before, and nothing is asked for twice. Without JavaScript the form does the same, once.
 */
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import type { Locale } from '#app/locales.ts'
import { blogAddress, type Filter, tidyQuery } from './filter.ts'

/** Milliseconds without a key before the list is asked for. */
const pause = 150

interface LiveSearch {
  /** What the field holds now, tidied: the links of the categories keep it. */
  typed: string
  field: { ref: React.RefObject<HTMLInputElement | null>; defaultValue: string; onInput(): void }
  onSubmit(event: SubmitEvent): void
  /** A category was chosen, and takes what is typed along. */
  onChoose(): void
}

/** `stale`: the last request failed, so the same one may be made again. */
export function useLiveSearch({ query, category }: Filter, locale: Locale, stale: boolean): LiveSearch {
  const navigate = useNavigate()
  const came = useNavigationType()
  const ref = useRef<HTMLInputElement>(null)
  const timer = useRef<number | undefined>(undefined)
  /** The newest query that was asked for, answered or not. */
  const asked = useRef(query)
  const [typed, setTyped] = useState(query)

  function ask(): void {
    clearTimeout(timer.current)
    const wanted = tidyQuery(ref.current?.value ?? '')
    if (wanted === asked.current && !stale) return
    asked.current = wanted
    navigate(blogAddress(locale, { query: wanted, category }), { replace: true, preventScrollReset: true })
  }

  function onInput(): void {
    setTyped(tidyQuery(ref.current?.value ?? ''))
    clearTimeout(timer.current)
    timer.current = window.setTimeout(ask, pause)
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    ask()
  }

  // What was typed before this script ran is still to be asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    onInput()
    return () => clearTimeout(timer.current)
  }, [])

  // A query that came by Back, Forward or a link goes into the field. Our own replace the entry, and are never written
  // back: by the time that one is answered, more may have been typed and asked for.
  useEffect(() => {
    if (came === 'REPLACE' || asked.current === query) return
    clearTimeout(timer.current)
    asked.current = query
    setTyped(query)
    if (ref.current) ref.current.value = query
  }, [query, came])

  return { typed, field: { ref, defaultValue: query, onInput }, onSubmit, onChoose: () => clearTimeout(timer.current) }
}
