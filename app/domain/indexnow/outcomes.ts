/** What an answer of IndexNow means, in words: https://www.indexnow.org/documentation. For the desk and the command line. */
import type { NoAnswer } from './ask-outside.server.ts'

export type SubmissionOutcome =
  /** No answer is noted yet. */
  | 'sending'
  | 'accepted'
  | 'pending'
  | 'bad_format'
  | 'bad_key'
  | 'bad_urls'
  | 'too_many'
  | 'redirect'
  /** Any other status. */
  | 'unexpected'
  | NoAnswer

interface OutcomeWords {
  /** The status, or a word where there is none. */
  readonly code: string
  readonly title: string
  /** What to do, at the desk as well as on the command line. */
  readonly advice: string
}

export const outcomeWords = {
  accepted: { code: '200', title: 'Accepted.', advice: 'The URLs were received. Nothing else to do.' },
  pending: {
    code: '202',
    title: 'Received, key still being checked.',
    advice: 'Normal the first time. Submit nothing again today; look at the key file if it is still 202 tomorrow.',
  },
  bad_format: {
    code: '400',
    title: 'Bad format.',
    advice: 'The request is wrong, not your page. Tell the developers.',
  },
  bad_key: {
    code: '403',
    title: 'Key not valid.',
    advice:
      'The key file was not found, or does not hold exactly the key. Read it from outside, mend it, then submit again.',
  },
  bad_urls: {
    code: '422',
    title: 'URL of another host.',
    advice:
      'A URL does not belong to this host, or the key does not go with it. Compare SITE_URL with the address in your browser.',
  },
  too_many: {
    code: '429',
    title: 'Too many.',
    advice: 'Wait until the time shown. Nothing is sent again by itself.',
  },
  redirect: {
    code: '3xx',
    title: 'Sent elsewhere.',
    advice: 'The endpoint has moved, and nothing was sent after it. Set INDEXNOW_ENDPOINT to its new address.',
  },
  unexpected: {
    code: 'other',
    title: 'An answer that IndexNow does not name.',
    advice: 'Their side has trouble, or the endpoint is not one. Try again later, then check INDEXNOW_ENDPOINT.',
  },
  timeout: {
    code: 'none',
    title: 'No answer in 10 s.',
    advice: 'It is not known whether the URLs arrived. Submitting them again later does no harm.',
  },
  no_name: {
    code: 'none',
    title: 'Host not found.',
    advice: 'No machine has the name of the endpoint, or this server cannot look names up.',
  },
  refused: {
    code: 'none',
    title: 'No way to the endpoint.',
    advice: 'Nothing was sent: nobody answers there, or a firewall does not let this server out.',
  },
  certificate: {
    code: 'none',
    title: 'Certificate not trusted.',
    advice: 'Nothing was sent, because the endpoint could not prove who it is.',
  },
  closed: {
    code: 'none',
    title: 'Hung up before an answer.',
    advice: 'It is not known whether the URLs arrived. Submitting them again does no harm.',
  },
  sending: {
    code: 'none',
    title: 'No answer noted yet.',
    advice: 'It is on its way, or the server stopped meanwhile. Submitting the URLs again does no harm.',
  },
} as const satisfies Record<SubmissionOutcome, OutcomeWords>

/** By the statuses that the protocol names. */
const byStatus: Readonly<Record<number, SubmissionOutcome>> = {
  200: 'accepted',
  202: 'pending',
  400: 'bad_format',
  403: 'bad_key',
  422: 'bad_urls',
  429: 'too_many',
}

export function outcomeOf(status: number): SubmissionOutcome {
  return byStatus[status] ?? (status >= 300 && status < 400 ? 'redirect' : 'unexpected')
}

/** Whether the search engines have the URLs: only then these count as told. */
export function isTaken(outcome: SubmissionOutcome): boolean {
  return outcome === 'accepted' || outcome === 'pending'
}

/** Whether the request can have left this server. */
export function canHaveLeft(outcome: SubmissionOutcome): boolean {
  return outcome !== 'no_name' && outcome !== 'refused' && outcome !== 'certificate'
}

/** `202 Received, key still being checked.`, with the status that came. */
export function answerLine({ outcome, status }: { outcome: SubmissionOutcome; status: number | null }): string {
  const { code, title } = outcomeWords[outcome]
  return status === null && code === 'none' ? title : `${status ?? code} ${title}`
}
