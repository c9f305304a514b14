/** What every sheet says where Undo took nothing back: one owner for the words. */
import type { ReactNode } from 'react'
import { Fault } from './fault.tsx'

/** Undo is about any change, of any sheet, and which of these it was is not known where this is said. */
export const notUndone = {
  title: 'Not undone.',
  why: 'It is too late to stop its mail, it has been changed since, or it was taken back before.',
}

/** `children`: what to know besides. */
export function NotUndone({ children }: { children?: ReactNode }) {
  return (
    <Fault title={notUndone.title}>
      {notUndone.why} It stands as it is now. {children}
    </Fault>
  )
}
