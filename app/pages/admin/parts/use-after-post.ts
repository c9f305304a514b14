import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Runs `then` once what was posted is done and the sheet is new: from any form, or from those whose action has `to` in it. */
export function useAfterPost(then: () => void, to = ''): void {
  const { state, formMethod, formAction } = useNavigation()
  const posted = useRef(false)
  useEffect(() => {
    if (formMethod === 'POST' && formAction?.includes(to)) posted.current = true
    if (state !== 'idle' || !posted.current) return
    posted.current = false
    then()
  })
}
