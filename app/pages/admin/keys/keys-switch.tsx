/** Some people speak to their computer, and every word would be keys: the browser remembers that they are off. */
import { useState } from 'react'
import { writeStorage } from '#app/browser/preferences.ts'
import desk from '../parts/desk.module.css'
import { keysSwitch } from '../parts/use-desk-keys.ts'
import { useHydrated } from '../parts/use-hydrated.ts'

/** Not there without JavaScript: then no key works. */
export function KeysSwitch() {
  return useHydrated() ? <Switch /> : <noscript>Without JavaScript none of them works in this browser.</noscript>
}

function Switch() {
  const [on, setOn] = useState(document.documentElement.dataset['deskKeys'] !== 'off')
  const change = (checked: boolean) => {
    setOn(checked)
    const state = checked ? 'on' : 'off'
    writeStorage(keysSwitch, state)
    document.documentElement.dataset['deskKeys'] = state
  }
  return (
    <label className={desk.check}>
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      Single keys work in this browser
    </label>
  )
}
