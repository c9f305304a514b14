import { expect, it } from 'vitest'
import { outsideSource } from './outside-source.ts'

it.each([
  [undefined, undefined, 'direct', ''],
  [undefined, 'not an address', 'direct', ''],
  [undefined, 'https://www.google.com/', 'search', 'google'],
  [undefined, 'https://www.google.co.uk/search?q=x', 'search', 'google'],
  [undefined, 'android-app://com.google.android.googlequicksearchbox/', 'search', 'google'],
  [undefined, 'https://search.brave.com/', 'search', 'brave'],
  [undefined, 'https://mail.google.com/mail/u/0', 'link', 'mail.google.com'],
  [undefined, 'https://google.com.evil.example/', 'link', 'google.com.evil.example'],
  [undefined, 'https://nl.linkedin.com/feed/', 'social', 'linkedin'],
  [undefined, 'https://t.co/abc', 'social', 'x'],
  [undefined, 'https://www.emerce.nl/artikel/secret?token=1', 'link', 'emerce.nl'],
  [undefined, 'https://intranet/start', 'link', ''],
  [undefined, 'https://192.168.1.4/start', 'link', ''],
  [undefined, 'https://[::1]/start', 'link', ''],
  [undefined, `https://${'a'.repeat(60)}.nl/`, 'link', ''],
  ['LinkedIn', 'https://www.google.com/', 'campaign', 'linkedin'],
  [' factuur-nov_2 ', undefined, 'campaign', 'factuur-nov_2'],
  ['noor@jansen.nl', undefined, 'campaign', ''],
  ['a'.repeat(41), undefined, 'campaign', ''],
  ['', undefined, 'campaign', ''],
] as const)('%s and %s are %s %s', (utmSource, referrer, source, name) => {
  expect(outsideSource(utmSource, URL.parse(referrer ?? '')?.hostname)).toEqual({ source, name })
})
