import { guarantee } from '../guarantee.ts'
import type { Copy } from '../localized.ts'

export const faq = {
  section: { en: 'Questions', nl: 'Vragen' },
  headline: { en: 'Four questions we get first.', nl: 'Vier vragen die we het eerst krijgen.' },
  badge: guarantee.badge,
  badgeLine: guarantee.line,
  list: [
    {
      question: { en: 'What exactly do you guarantee?', nl: 'Wat garandeert u precies?' },
      answer: guarantee.answer,
    },
    {
      question: { en: 'How much of our time does the audit take?', nl: 'Hoeveel tijd kost de audit ons?' },
      answer: {
        en: 'Two to three hours, with the people who do the work. Bring one recent case, with its mails.',
        nl: 'Twee tot drie uur, met wie het werk doet. Neem één recent geval mee, met de mails erbij.',
      },
    },
    {
      question: { en: 'Do we have to buy new software?', nl: 'Moeten we nieuwe software kopen?' },
      answer: {
        en: 'Usually not. Most of the gain is in taking steps out and connecting what you have. You see the yearly cost of a licence before you decide.',
        nl: 'Meestal niet. De meeste winst zit in stappen weghalen en koppelen wat u al hebt. De jaarkosten van een licentie ziet u voordat u beslist.',
      },
    },
    {
      question: { en: 'What happens to personal data?', nl: 'Wat gebeurt er met persoons\u00adgegevens?' },
      answer: {
        en: 'We draw which data goes where before we automate, and sign a data processing agreement. What the GDPR does not allow software to do stays manual.',
        nl: 'We tekenen welke gegevens waarheen gaan voordat we automatiseren, en sluiten een verwerkersovereenkomst. Wat software van de AVG niet mag, blijft handwerk.',
      },
    },
  ],
} satisfies Copy
