/** Which tests failed, by the reports that the two runners write as JSON: the last lines of a long run say it again. */

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[]
}

/** A file that could not be run at all stands for its tests. */
export function failedInVitest({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [name] : []
    return failed.map(({ fullName }) => `${name}: ${fullName}`)
  })
}

export function failedInPlaywright({ suites = [] }: { readonly suites?: readonly PlaywrightSuite[] }): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedInPlaywright(suite),
  ])
}
