import { keepArticlesScript } from 'virtual:page-scripts'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'

/** Lets articles be read without a connection, from this one on. Elsewhere nothing asks for it, so nothing is kept. */
export function KeepArticles() {
  return <InlineScript source={keepArticlesScript} />
}
