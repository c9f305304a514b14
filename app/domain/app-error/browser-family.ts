/** A user agent reduced to what mends a bug: browser, major version and system. Enough for that, too little to single out. */

/** Such as `Firefox 145 on Android`; `other` where nothing is recognised. */
export function browserFamily(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))
  if (!browser) return 'other'
  const [pattern, name] = browser
  const version = pattern.exec(userAgent)?.[1] ?? '?'
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other'
  return `${name} ${version} on ${system}`
}

/** In this order: most browsers also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\/(\d{1,4})/, 'Edge'],
  [/\bOPR\/(\d{1,4})/, 'Opera'],
  [/\bSamsungBrowser\/(\d{1,4})/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/, 'Chrome'],
  [/\bVersion\/(\d{1,4})[.\d]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
