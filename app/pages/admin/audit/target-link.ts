/** Where the thing stands that a line of the log is about; undefined where it has no page. */

const pages: Readonly<Record<string, (number: string) => string>> = {
  lead: (number) => `/admin/leads/${number}`,
  booking: (number) => `/admin/bookings?booking=${number}`,
  mail: (number) => `/admin/outbox?mail=${number}`,
  'app-error': (number) => `/admin/errors?error=${number}`,
  erasure: (number) => `/admin/privacy?proof=${number}`,
  IndexNow: () => '/admin/indexnow-test',
}

export function targetLink(target: string): string | undefined {
  const [kind = '', number = ''] = target.split(':')
  return Object.hasOwn(pages, kind) ? pages[kind]?.(number) : undefined
}
