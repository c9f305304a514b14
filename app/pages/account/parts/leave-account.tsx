import { leaveAccountScript } from 'virtual:page-scripts'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'

/** For a page of whoever is signed in: it is left when another tab signs out. Not for a form that came back, as typed. */
export function LeaveAccount() {
  // Its pages are not hydrated: the browser's bundles, which share one module of scripts, do without its text.
  return import.meta.env.SSR ? <InlineScript source={leaveAccountScript} /> : null
}
