/**
 * C to F, whose script is a sixth of the page's and has nothing to do before a figure changes. Until `loadAnswer()` is
 * called they stand as the server drew them.
 */
import { lazy, memo, Suspense } from 'react'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import './answer-styles.ts'
import type { Words } from './words.ts'

/** Asks for the script; calls after the first do nothing. */
export const loadAnswer: () => void = () => release()

let release = () => {}
const asked = new Promise<void>((resolve) => {
  release = resolve
})

const AnswerSections = import.meta.env.SSR
  ? (await import('./answer-sections.tsx')).AnswerSections
  : lazy(async () => {
      await asked
      return import('./answer-sections.tsx').then((module) => ({ default: module.AnswerSections }))
    })

/**
 * To be given a deferred sheet: what is not hydrated yet can wait for its script only in an update that may wait, and
 * keeps what the server drew meanwhile. Hence `memo`, which holds urgent updates off.
 */
export const AnswerPart = memo(function AnswerPart(props: { sheet: RoiSheet; words: Words }) {
  return (
    <Suspense fallback={null}>
      <AnswerSections {...props} />
    </Suspense>
  )
})
