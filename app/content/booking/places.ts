/** The places of the second time scale, by time zone. Any other zone that a browser names is shown as it is spelt. */
import type { Copy } from '../localized.ts'

export const places = {
  'Europe/London': { en: 'London', nl: 'Londen' },
  'Europe/Athens': { en: 'Athens', nl: 'Athene' },
  'Europe/Istanbul': { en: 'Istanbul', nl: 'Istanboel' },
  'America/New_York': 'New York',
  'America/Chicago': 'Chicago',
  'America/Los_Angeles': 'Los Angeles',
  'America/Curacao': 'Curaçao',
  'America/Paramaribo': 'Paramaribo',
  'America/Sao_Paulo': 'São Paulo',
  'Africa/Johannesburg': 'Johannesburg',
  'Asia/Dubai': 'Dubai',
  'Asia/Kolkata': 'India',
  'Asia/Singapore': 'Singapore',
  'Asia/Tokyo': { en: 'Tokyo', nl: 'Tokio' },
  'Australia/Sydney': 'Sydney',
} satisfies Copy
