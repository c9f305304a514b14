/**
 * After a release the script of a sheet that was not open yet is gone. React Router then reloads the page, which is the sheet
 * that somebody leaves: in its place the browser opens the one that was asked for. Without the Navigation API it reloads.
 */
import { useContext, useEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext } from 'react-router'

export function useSheetAsDocument(): void {
  // Asked itself: what `useNavigation` says is drawn first, and a script may be missed before that.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    const { navigation } = window
    if (!navigation || !router) return
    const open = (event: NavigateEvent) => {
      const { state, location: asked } = router.state.navigation
      // While a form is on its way, its address is not yet where it leads.
      if (event.navigationType !== 'reload' || event.userInitiated || state !== 'loading') return
      event.preventDefault()
      location.assign(createPath(asked))
    }
    navigation.addEventListener('navigate', open)
    return () => navigation.removeEventListener('navigate', open)
  }, [router])
}
