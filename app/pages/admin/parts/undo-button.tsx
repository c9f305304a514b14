import { type MouseEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import desk from './desk.module.css'
import { Icon } from './icons.tsx'
import { Key } from './key.tsx'

interface UndoButtonProps {
  /** What it says. */
  children: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
  /** Of its `do`, where its form can do more than this. */
  value?: string
}

/**
 * Takes back what its form names. Not while something that was posted is on its way: pressed then it is meant for that, and
 * the form names the change before it.
 */
export function UndoButton({ children, className = '', ref, value }: UndoButtonProps) {
  const { state, formMethod } = useNavigation()
  const posting = useRef(false)
  useLayoutEffect(() => {
    if (formMethod === 'POST') posting.current = true
    // A link that was followed meanwhile leaves the answer unread until its page is there.
    if (state === 'idle') posting.current = false
  })
  function onClick(event: MouseEvent): void {
    if (posting.current) event.preventDefault()
  }
  return (
    <button
      ref={ref}
      className={`${desk.tool} ${className}`}
      type="submit"
      {...(value === undefined ? {} : { name: 'do', value })}
      aria-disabled={formMethod === 'POST' || undefined}
      onClick={onClick}
      data-key="z"
      aria-keyshortcuts="Z"
    >
      <Icon name="undo" />
      {children}
      <Key>Z</Key>
    </button>
  )
}
