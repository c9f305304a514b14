/** Hydrates the pages whose route says `handle = { hydrate: true }`. Other pages never load this. */
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './nonce.ts'
import { PageStylesContext, pageStylesMark } from './page-styles.ts'

/** That of the document, for the styles that a drawing takes along when it changes: the policy allows no others. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

const styles = document.querySelector(`style[${pageStylesMark}]`)?.textContent

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <PageStylesContext value={styles}>
          <HydratedRouter />
          <Ready />
        </PageStylesContext>
      </NonceContext>
    </StrictMode>,
  )
})

/** Tells measurements and tests, by the user timing entry `hydrated`, from when on the page answers by script. */
function Ready() {
  useEffect(() => void performance.mark('hydrated'), [])
  return null
}
