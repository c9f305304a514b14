/** Back, to today, and on: weeks or months, by link and by key. */
import { Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { useStepKeys } from './use-step-keys.ts'

interface SheetStepsProps {
  before: { name: string; to: string }
  today: string
  next: { name: string; to: string }
}

export function SheetSteps({ before, today, next }: SheetStepsProps) {
  useStepKeys()
  return (
    <>
      <Link className={desk.tool} to={before.to} data-step="-1" aria-keyshortcuts="K ArrowLeft" preventScrollReset>
        {before.name} <Key>K</Key>
      </Link>
      <Link className={desk.tool} to={today} data-key="t" aria-keyshortcuts="T" preventScrollReset>
        Today <Key>T</Key>
      </Link>
      <Link className={desk.tool} to={next.to} data-step="1" aria-keyshortcuts="J ArrowRight" preventScrollReset>
        {next.name} <Key>J</Key>
      </Link>
    </>
  )
}
