/**
 * After a release the script of a sheet that was not open yet is gone. React Router then reloads the page, which is the sheet
 * that somebody leaves: in its place the browser opens the one that was asked for. Without the Navigation API it reloads.
 */
import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

export function useSheetAsDocument(): void {
  const { state, location: next } = useNavigation()
  // While a form is on its way, its address is not yet where it leads.
  const asked = state === 'loading' && next ? createPath(next) : undefined
  useEffect(() => {
    const { navigation } = window
    if (!navigation || asked === undefined) return
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      location.assign(asked)
    }
    navigation.addEventListener('navigate', open)
    return () => navigation.removeEventListener('navigate', open)
  }, [asked])
}
