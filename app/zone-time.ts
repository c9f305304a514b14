/**
 * What a clock elsewhere says. A zone is an IANA name such as `Europe/London`; whatever the runtime does not know is no
 * zone. Runs in the browser too.
 */
/** Ours: see `company.hours.zone`. */
export const homeZone = 'Europe/Amsterdam'

/** Places that runtimes still spell as they were called before, by the name that the time zone database has for them now. */
const namesNow: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The zone by its name of today, or undefined when the runtime knows none of that name. */
export function knownZone(text: string | null | undefined): string | undefined {
  if (!text || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(text)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    return namesNow[timeZone] ?? timeZone
  } catch {
    return undefined
  }
}

/** How many minutes a clock in the zone is ahead of ours at that moment; negative when it is behind. */
export function minutesAhead(instant: Date, zone: string): number {
  return wallMinutes(instant, zone) - wallMinutes(instant, homeZone)
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
