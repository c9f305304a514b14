/** The key by which search engines know that a list of pages comes from whoever runs this site: it stands on the site. */
import type { App } from '#app/platform/app.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'

export type KeyNeeds = Pick<App, 'settings' | 'secret'>

/**
 * 8 to 128 letters, digits and hyphens. It is public, and says nothing about the secret that it is made from. Ours has
 * hyphens between its groups of eight, because the log takes a longer run for a secret address.
 */
export function indexNowKey({ settings, secret }: KeyNeeds): string {
  return settings.indexNowKey ?? inGroups(deriveKey(secret, 'indexnow key').export().toString('hex', 0, 16))
}

function inGroups(hex: string): string {
  return hex.match(/.{8}/g)?.join('-') ?? hex
}

/** Where the key stands for everybody to read. */
export function keyFilePath(key: string): string {
  return `/${key}.txt`
}
