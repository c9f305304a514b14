/** `/manifest.webmanifest`: how the site looks as an app on a phone's home screen. */
import { content } from '#app/content/index.server.ts'
import type { Route } from './+types/manifest.ts'
import { machineText } from './machine-text.ts'

/** The paper of the dark theme, --paper in styles/tokens.css, as a manifest can say it. */
const paper = '#0c181a'

export function loader(_: Route.LoaderArgs): Response {
  const { brand } = content('company', 'en')
  const manifest = {
    name: brand,
    short_name: brand,
    description: content('titles', 'en').home.description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  }
  return machineText(JSON.stringify(manifest), 'application/manifest+json')
}
