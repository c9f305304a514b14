/**
 * The places of the second time scale, by time zone. Any other zone that a browser names is shown as it is spelt. Islands
 * go by their town: in Dutch nobody is *in* Curaçao.
 */
import type { Copy } from '../localized.ts'

export const places = {
  'Atlantic/Azores': 'Ponta Delgada',
  'Atlantic/Canary': 'Las Palmas',
  'Europe/Lisbon': { en: 'Lisbon', nl: 'Lissabon' },
  'Europe/London': { en: 'London', nl: 'Londen' },
  'Europe/Athens': { en: 'Athens', nl: 'Athene' },
  'Europe/Bucharest': { en: 'Bucharest', nl: 'Boekarest' },
  'Europe/Moscow': { en: 'Moscow', nl: 'Moskou' },
  'Europe/Istanbul': { en: 'Istanbul', nl: 'Istanboel' },
  'America/New_York': 'New York',
  'America/Chicago': 'Chicago',
  'America/Los_Angeles': 'Los Angeles',
  'America/Aruba': 'Oranjestad',
  'America/Curacao': 'Willemstad',
  'America/Paramaribo': 'Paramaribo',
  'America/Sao_Paulo': 'São Paulo',
  'Africa/Cairo': { en: 'Cairo', nl: 'Caïro' },
  'Africa/Johannesburg': 'Johannesburg',
  'Asia/Jerusalem': { en: 'Jerusalem', nl: 'Jeruzalem' },
  'Asia/Dubai': 'Dubai',
  'Asia/Kolkata': 'India',
  'Asia/Singapore': 'Singapore',
  'Asia/Tokyo': { en: 'Tokyo', nl: 'Tokio' },
  'Australia/Sydney': 'Sydney',
} satisfies Copy
