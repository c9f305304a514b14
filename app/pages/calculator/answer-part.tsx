/**
 * C to F, whose script is a sixth of the page's and has nothing to do before a figure changes. Until `loadAnswer()` has
 * brought it they stand as the server drew them.
 */
import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import './answer-styles.ts'
import type { Words } from './words.ts'

interface AnswerProps {
  sheet: RoiSheet
  words: Words
}

let bring: (module: { default: ComponentType<AnswerProps> }) => void

/** The script, once it is there, whoever asked for it. */
export const brought = new Promise<Parameters<typeof bring>[0]>((resolve) => {
  bring = resolve
})

let asked: Promise<boolean> | undefined

/** Asks for the script, and again only where it did not come. Returns whether it came. */
export function loadAnswer(): Promise<boolean> {
  asked ??= import('./answer-sections.tsx').then(
    ({ AnswerSections }) => {
      bring({ default: AnswerSections })
      return true
    },
    () => {
      asked = undefined
      return false
    },
  )
  return asked
}

const AnswerSections = import.meta.env.SSR
  ? (await import('./answer-sections.tsx')).AnswerSections
  : lazy(() => brought)

/**
 * To be given a deferred sheet: what is not hydrated yet can wait for its script only in an update that may wait, and
 * keeps what the server drew meanwhile. Hence `memo`, which holds urgent updates off.
 */
export const AnswerPart = memo(function AnswerPart(props: AnswerProps) {
  return (
    <Suspense fallback={null}>
      <AnswerSections {...props} />
    </Suspense>
  )
})
