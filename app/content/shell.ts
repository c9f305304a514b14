/** What surrounds every page: header, mobile bar, and the footer as the title block of the sheet. */
import { company } from './company.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { session } from './session.ts'

export const shell = {
  skip: labels.skip,
  nav: labels.nav,
  language: labels.language,
  theme: labels.theme,
  bar: labels.bar,
  /** One link, by whether this browser is signed in. */
  account: { signIn: session.signIn, account: session.account },
  footer: {
    drawnBy: { en: 'Drawn by', nl: 'Getekend door' },
    title: { en: 'Title', nl: 'Titel' },
    sheet: { en: 'Sheet', nl: 'Blad' },
    time: {
      label: { en: 'Time on this sheet', nl: 'Tijd op dit blad' },
      reading: { en: '{count} min reading', nl: '{count} min lezen' },
      waiting: { en: '0 days waiting', nl: '0 dagen wachten' },
    },
    index: {
      label: { en: 'Index of sheets', nl: 'Bladenlijst' },
      services: { en: 'Services', nl: 'Diensten' },
      workshop: { en: 'Workshop', nl: 'Workshop' },
      calculator: { en: 'ROI calculator', nl: 'ROI-calculator' },
      checklist: { en: 'Checklist', nl: 'Checklist' },
      projects: { en: 'Projects', nl: 'Projecten' },
      partnership: { en: 'Partnership', nl: 'Partnerschap' },
      blog: { en: 'Blog', nl: 'Blog' },
    },
    office: { en: 'Office', nl: 'Kantoor' },
    reach: { en: 'Reach us', nl: 'Bel of mail' },
    registered: { en: 'Registered', nl: 'Ingeschreven' },
    email: { en: 'E-mail', nl: 'E-mail' },
    kvk: { en: 'KvK number', nl: 'KvK-nummer' },
    vatId: { en: 'VAT id', nl: 'btw-id' },
    smallPrint: {
      label: { en: 'Small print', nl: 'Kleine letters' },
      privacy: { en: 'Privacy', nl: 'Privacy' },
      terms: { en: 'Terms', nl: 'Voorwaarden' },
      cookies: { en: 'Cookies', nl: 'Cookies' },
      accessibility: { en: 'Accessibility', nl: 'Toegankelijkheid' },
    },
  },
  company,
} satisfies Copy
