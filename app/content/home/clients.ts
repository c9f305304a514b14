import type { Copy } from '../localized.ts'

/** All three are invented, and so are their figures: working days per case, before and after. */
export const clients = {
  section: { en: 'Drawn for', nl: 'Getekend voor' },
  scale: {
    en: 'Working days per case, before and after. Sample clients, made up.',
    nl: 'Werkdagen per geval, voor en na. Voorbeeldklanten, verzonnen.',
    sample: true,
  },
  before: { en: 'before', nl: 'voor' },
  after: { en: 'after', nl: 'na' },
  list: [
    {
      id: 'veldpraam',
      name: 'Veldpraam',
      trade: 'Installatie',
      process: { en: 'Purchase approval', nl: 'Inkoopakkoord' },
      daysBefore: 9,
      daysAfter: 0.9,
      sample: true,
    },
    {
      id: 'kadewerf',
      name: 'Kadewerf',
      trade: 'Groothandel',
      process: { en: 'Order entry', nl: 'Orderinvoer' },
      daysBefore: 3.8,
      daysAfter: 0.4,
      sample: true,
    },
    {
      id: 'noorderschans',
      name: 'Noorderschans',
      trade: 'Thuiszorg',
      process: { en: 'Client intake', nl: 'Cliëntaanmelding' },
      daysBefore: 14.6,
      daysAfter: 2.3,
      sample: true,
    },
  ],
} satisfies Copy
