/** The words of the PDF that stand nowhere on the page. */
import type { Copy } from '../localized.ts'

export const paper = {
  /** `{date}` is an ISO date: files sort by it. */
  fileName: 'checklist-{date}',
  title: {
    en: 'Checklist: {count} of {total} points in place',
    nl: 'Checklist: {count} van {total} punten op orde',
  },
  headline: { en: '{count} of {total} in place', nl: '{count} van {total} op orde' },
  /** Instead of the advice on what comes first. */
  allInPlace: {
    en: 'All {total} in place. Hang this sheet beside the drawing, and go through it again in a year.',
    nl: 'Alle {total} op orde. Hang dit blad naast de tekening en loop het over een jaar weer na.',
  },
  /** Said of each theme, to those who listen to the ladder. */
  ofTheme: { en: '{theme}: {count} of {total}', nl: '{theme}: {count} van {total}' },
  boxes: {
    inPlace: { en: 'Points in place', nl: 'Punten op orde' },
    open: { en: 'Still open', nl: 'Nog open' },
    theme: { en: 'Mend this first', nl: 'Begin hier' },
    ofAll: { en: 'of {total}', nl: 'van {total}' },
    nothing: { en: 'nothing', nl: 'niets' },
  },
  block: {
    sheet: { en: 'Sheet', nl: 'Blad' },
    name: {
      en: 'Checklist: thirty points before automating',
      nl: 'Checklist: dertig punten vóór het auto\u00admatiseren',
    },
    filledIn: { en: 'Filled in on', nl: 'Ingevuld op' },
    of: { en: 'Checklist of', nl: 'Checklist van' },
    address: { en: 'Why and how', nl: 'Waarom en hoe' },
    discussed: { en: 'Gone through with', nl: 'Doorgenomen met' },
    page: { en: 'Page', nl: 'Pagina' },
    pageOf: { en: '{page} of {pages}', nl: '{page} van {pages}' },
  },
  busy: {
    en: 'Drawing the PDF takes longer than usual right now. Load this page again in a moment: your ticks come along.',
    nl: 'Het tekenen van de pdf duurt nu langer dan anders. Laad deze pagina zo opnieuw: uw vinkjes gaan mee.',
  },
} satisfies Copy
