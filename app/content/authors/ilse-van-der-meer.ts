import type { AuthorSource } from './author.ts'

export const ilseVanDerMeer: AuthorSource = {
  slug: 'ilse-van-der-meer',
  name: 'Ilse van der Meer',
  sample: true,
  role: {
    en: 'Process engineer. Draws the current state, and stays until it matches.',
    nl: 'Proces\u00adontwerper. Tekent de huidige situatie en gaat pas weg als de tekening klopt.',
  },
  story: {
    en: 'Writes about approvals, software that reads, and systems that nobody connected. Counts on paper before opening a laptop. Draws in pencil, because the first version is wrong.',
    nl: 'Schrijft over akkoorden, software die leest en systemen die niemand koppelde. Telt op papier voordat de laptop opengaat. Tekent met potlood, want de eerste versie klopt niet.',
  },
  before: {
    label: { en: 'Before', nl: 'Hiervoor' },
    text: {
      en: 'Eleven years in the planning office of a building services company, the last four as its head. Ran the Thursday budget round there, and knows what lies in the tray on Wednesday.',
      nl: 'Elf jaar op de planning van een installatiebedrijf, de laatste vier als hoofd. Deed daar op donderdag de budgetronde en weet wat er op woensdag in het bakje ligt.',
    },
  },
  draws: { en: 'Installers, wholesalers, home care.', nl: 'Installateurs, groothandels, thuiszorg.' },
  office: { en: 'From Naarden.', nl: 'Vanuit Naarden.' },
  closing: {
    headline: [
      { en: 'Have her', nl: 'Laat haar' },
      { en: 'draw yours.', nl: 'uw proces tekenen.' },
    ],
  },
}
