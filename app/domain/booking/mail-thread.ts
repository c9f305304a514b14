/** How the mails of one booking find each other in a mail program. */
import type { Settings } from '#app/platform/settings.server.ts'
import { type Named, uidHostOf } from './uid-host.ts'

export type Recipient = 'visitor' | 'staff'

/** The same for every attempt to deliver, so that mail servers and programs know a repeat for what it is. */
export function messageIdOf(booking: Named, kind: string, settings: Pick<Settings, 'siteUrl'>): string {
  return `<booking-${booking.number}-${kind}@${uidHostOf(booking, settings)}>`
}

/** Every later mail is an answer to the first. */
export function threadHeaders(
  booking: Named,
  { to, first }: { to: Recipient; first: boolean },
  settings: Pick<Settings, 'siteUrl'>,
): Record<string, string> {
  const start = messageIdOf(booking, `${to}-0`, settings)
  return {
    // An absence notice must not answer a mail that no person sent (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(first ? {} : { 'In-Reply-To': start, References: start }),
  }
}
