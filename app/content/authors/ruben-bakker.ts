import type { AuthorSource } from './author.ts'

export const rubenBakker: AuthorSource = {
  slug: 'ruben-bakker',
  name: 'Ruben Bakker',
  sample: true,
  role: {
    en: 'Process engineer. Stands at the wall with the marker, and asks what happened next.',
    nl: 'Proces\u00adontwerper. Staat met de stift bij de muur en vraagt: en toen?',
  },
  story: {
    en: 'Writes about requests that wait, processes that compete for attention, and what a wall is for. Starts at the last step and works back. Throws no sticky note away before it has been counted.',
    nl: 'Schrijft over aanvragen die wachten, processen die om voorrang vragen en waar een muur voor is. Begint bij de laatste stap en werkt terug. Gooit geen plakbriefje weg voordat het geteld is.',
  },
  before: {
    label: { en: 'Before', nl: 'Hiervoor' },
    text: {
      en: 'Nine years in inside sales at a wholesaler of fixings, then three as operations manager of a sign maker with 35 people. Shared out the requests there on Monday mornings, and measured later what that cost.',
      nl: 'Negen jaar binnendienst bij een groothandel in bevestigingsmateriaal, daarna drie jaar bedrijfsleider bij een signbedrijf met 35 mensen. Verdeelde daar op maandagochtend de aanvragen en rekende later uit wat dat kostte.',
    },
  },
  draws: {
    en: 'Sign makers, joiners, machine suppliers.',
    nl: 'Signbedrijven, interieur\u00adbouwers, machine\u00adleveranciers.',
  },
  office: { en: 'From Amsterdam.', nl: 'Vanuit Amsterdam.' },
  closing: {
    headline: [
      { en: 'Give him', nl: 'Geef hem' },
      { en: 'the marker.', nl: 'de stift.' },
    ],
  },
}
