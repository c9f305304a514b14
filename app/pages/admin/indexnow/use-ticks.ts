/** The ticks of a form as it stands: how many, all at once, and a whole stretch with Shift. The boxes stay the browser's. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { sendOnKeys } from '../parts/send-on-keys.ts'

export function useTicks(rows: readonly unknown[], onCount: (count: number) => void) {
  const form = useRef<HTMLFormElement>(null)
  /** The box that was ticked or cleared last: a stretch begins there. */
  const last = useRef<HTMLInputElement>(null)
  const tell = useRef(onCount)
  tell.current = onCount
  const count = () => tell.current(boxesOf(form.current).filter(({ checked }) => checked).length)

  // A browser that comes back to the page may have kept other ticks than the server's; other rows bring their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew with every list that is read
  useEffect(() => tell.current(boxesOf(form.current).filter(({ checked }) => checked).length), [rows])

  function stretchTo(box: HTMLInputElement): void {
    const boxes = boxesOf(form.current)
    const [from, to] = [boxes.indexOf(last.current ?? box), boxes.indexOf(box)].sort((a, b) => a - b)
    for (const one of boxes.slice(from, (to ?? 0) + 1)) one.checked = last.current?.checked ?? true
    count()
  }

  function onClick(event: MouseEvent<HTMLFormElement>): void {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || box.name !== 'path') return
    if (event.shiftKey && last.current) stretchTo(box)
    else last.current = box
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    sendOnKeys(event)
    const box = (event.target as Element).closest('[data-row]')?.querySelector<HTMLInputElement>('input[name="path"]')
    if (
      !box ||
      !event.shiftKey ||
      event.key.toLowerCase() !== 'x' ||
      document.documentElement.dataset['deskKeys'] === 'off'
    )
      return
    stretchTo(box)
  }

  return {
    form: { ref: form, onChange: count, onClick, onKeyDown },
    tickAll(checked: boolean): void {
      for (const box of boxesOf(form.current)) box.checked = checked
      count()
    },
  }
}

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name="path"]') ?? [])]
}
