/**
 * What a clock elsewhere says. A zone is an IANA name such as `Europe/London`; whatever the runtime does not know is no
 * zone. Runs in the browser too.
 */
/** Ours: see `company.hours.zone`. */
export const homeZone = 'Europe/Amsterdam'

/** The zone as the runtime spells it, or undefined when it knows none of that name. */
export function knownZone(text: string | null | undefined): string | undefined {
  if (!text || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** How many minutes a clock in the zone is ahead of ours at that moment; negative when it is behind. */
export function minutesAhead(instant: Date, zone: string): number {
  return wallMinutes(instant, zone) - wallMinutes(instant, homeZone)
}

/** Whether a clock in the zone says something else than ours at that moment. Without a zone it does not. */
export function isElsewhere(instant: Date, zone: string | undefined): zone is string {
  return zone !== undefined && zone !== '' && minutesAhead(instant, zone) !== 0
}

/** `New York` of `America/New_York`; `Indiana Knox` of `America/Indiana/Knox`. */
export function placeOf(zone: string): string {
  return zone.split('/').slice(1).join(' ').replaceAll('_', ' ') || zone
}

/** Minutes since the start of 1970 as the zone's clocks show them. */
function wallMinutes(instant: Date, zone: string): number {
  const { year, month, day, hour, minute } = partsIn(zone, instant)
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000
}

/** What calendar and clock of the zone show at that moment. */
export function partsIn(zone: string, instant: Date) {
  const parts = formatOf(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

/** Made once each: a month draws some hundred times. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, format)
  return format
}

const formats = new Map<string, Intl.DateTimeFormat>()
