/** The page that a link by mail opens: one button. */
import type { Copy } from '../localized.ts'
import { linkMinutes, whyButton } from './common.ts'

export const signInLink = {
  headline: { en: 'One press, and you are in.', nl: 'Eén druk op de knop, en u bent binnen.' },
  button: { en: 'Sign in as {address}', nl: 'Inloggen als {address}' },
  reasons: [
    whyButton,
    {
      title: { en: 'Until when', nl: 'Tot wanneer' },
      text: {
        en: `It works for ${linkMinutes} minutes after you asked, once. Then it is waste paper.`,
        nl: `De link werkt tot ${linkMinutes} minuten na uw aanvraag, één keer. Daarna is het oud papier.`,
      },
    },
    {
      title: { en: 'Not you?', nl: 'Bent u dit niet?' },
      text: {
        en: 'Close this page. Nothing happens, and nobody gets in. You need not tell us.',
        nl: 'Sluit deze pagina. Er gebeurt niets en niemand komt binnen. U hoeft het niet te melden.',
      },
    },
  ],
  ended: {
    button: { en: 'Ask for a new link', nl: 'Vraag een nieuwe link aan' },
    already: {
      before: {
        en: 'Had you used this link before? See whether you are signed in: ',
        nl: 'Had u deze link al gebruikt? Kijk of u ingelogd bent: ',
      },
      link: { en: 'go to your account', nl: 'ga naar uw account' },
      after: { en: '. If you are not, ask for a new link.', nl: '. Bent u dat niet, vraag dan een nieuwe link aan.' },
    },
  },
} satisfies Copy
