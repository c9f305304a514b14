import { sendOnceScript } from 'virtual:page-scripts'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'

/** In a form that sends a mail or uses one up: a second press, while the first is being answered, does nothing. */
export function SendOnce() {
  // Its pages are not hydrated: the browser's bundles, which share one module of scripts, do without its text.
  return import.meta.env.SSR ? <InlineScript source={sendOnceScript} /> : null
}
