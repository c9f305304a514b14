/** The interim page at addresses whose sheet is not drawn yet. */
import type { Copy } from './localized.ts'

export const planned = {
  label: { en: 'In preparation', nl: 'In voorbereiding' },
  headline: { en: 'This sheet is still on the drawing board.', nl: 'Dit blad ligt nog op de tekentafel.' },
  text: {
    en: 'The address is right, the drawing is not finished. Write or call meanwhile: a person answers.',
    nl: 'Het adres klopt, de tekening is nog niet af. Schrijf of bel intussen: er antwoordt een mens.',
  },
  contact: { en: 'Write to us', nl: 'Stuur een bericht' },
  home: { en: 'Go home', nl: 'Naar de startpagina' },
} satisfies Copy
