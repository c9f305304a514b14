/** Which tests failed and why, by the reports that the two runners write as JSON: the last lines of a long run say it again. */
import { stripVTControlCharacters } from 'node:util'

export interface FailedTest {
  /** File, groups and title. */
  readonly name: string
  /** The first lines of what the runner said, without colours and empty lines; none where it said nothing. */
  readonly why: readonly string[]
}

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    /** What kept the file from running, or empty. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
  /** Of no test: a file that could not be read, or what is done before all. */
  readonly errors?: readonly { readonly message?: string }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly PlaywrightSpec[]
}

interface PlaywrightSpec {
  readonly title: string
  readonly file: string
  readonly ok: boolean
  readonly tests?: readonly {
    readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[]
  }[]
}

/** Lines kept of each failure: what was expected, what came, and where. */
const longestWhy = 12

/** A file that could not be run at all stands for its tests. */
export function failedInVitest({ testResults = [] }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ name, why: beginningOf([message]) }] : []
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${name}: ${fullName}`,
      why: beginningOf(failureMessages),
    }))
  })
}

/** The outermost suite is the file, which each test names itself. */
export function failedInPlaywright({ suites = [], errors = [] }: PlaywrightReport): FailedTest[] {
  return [
    ...errors.map(({ message = '' }) => ({ name: 'outside of any test', why: beginningOf([message]) })),
    ...suites.flatMap((file) => failedInSuite(file, [])),
  ]
}

function failedInSuite({ specs = [], suites = [] }: PlaywrightSuite, groups: readonly string[]): FailedTest[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests = [] }) => ({
        name: `${file}: ${[...groups, title].join(' › ')}`,
        why: beginningOf(
          tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((one) => one.message))),
        ),
      })),
    ...suites.flatMap((group) => failedInSuite(group, [...groups, group.title])),
  ]
}

function beginningOf(messages: readonly string[]): string[] {
  return messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '')
    .slice(0, longestWhy)
}
