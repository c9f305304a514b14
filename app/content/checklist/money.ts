/** Theme 5: can a gain be proved? */
import type { Copy } from '../localized.ts'

export const money = {
  id: 'money',
  title: { en: 'The money', nl: 'Het geld' },
  short: { en: 'Money', nl: 'Geld' },
  advice: {
    low: {
      en: 'Without figures every quote is a guess.',
      nl: 'Zonder cijfers is elke offerte een gok.',
    },
    mid: {
      en: 'Most of the figures are there. Fill in what is open before you ask for a quote.',
      nl: 'De meeste cijfers zijn er. Vul aan wat openstaat voordat u een offerte vraagt.',
    },
    full: { en: 'You can hold us, or anyone, to a figure.', nl: 'U kunt ons, of wie dan ook, aan een cijfer houden.' },
  },
  points: [
    {
      id: 'hours-counted',
      title: { en: 'You know the hours it takes a month', nl: 'U weet hoeveel uur het per maand kost' },
      why: {
        en: 'Without that figure every price is too high, or too low.',
        nl: 'Zonder dat cijfer is elke prijs te hoog of te laag.',
      },
      how: {
        en: 'Cases a month times minutes a case. A week of tally marks is exact enough.',
        nl: 'Gevallen per maand maal minuten per geval. Een week turven is precies genoeg.',
      },
      takes: { en: 'a week of tally marks', nl: 'een week turven' },
    },
    {
      id: 'hour-priced',
      title: { en: 'You know what an hour costs', nl: 'U weet wat een uur kost' },
      why: {
        en: 'Charges, holidays and sick days count too.',
        nl: 'Lasten, vakantie en ziekte tellen mee.',
      },
      how: {
        en: 'Yearly cost of one job with all charges, divided by the productive hours. For a saving, leave out the cost of the desk.',
        nl: 'Jaarkosten van één functie met alle lasten, gedeeld door de productieve uren. Laat bij een besparing de kosten van de werkplek weg.',
      },
      takes: { en: 'half an hour', nl: 'een halfuur' },
    },
    {
      id: 'mistake-priced',
      title: { en: 'You know what a mistake costs', nl: 'U weet wat een fout kost' },
      why: {
        en: 'Fewer corrections often gain more than speed.',
        nl: 'Minder herstelwerk levert vaak meer op dan snelheid.',
      },
      how: {
        en: 'Take the last five mistakes. Add up hours, credits and lost customers, and divide by five.',
        nl: 'Neem de laatste vijf fouten. Tel uren, creditnota’s en verloren klanten op en deel door vijf.',
      },
      takes: { en: 'two hours', nl: 'twee uur' },
    },
    {
      id: 'ceiling-and-date',
      title: { en: 'There is a ceiling, and a date', nl: 'Er is een maximum\u00adbedrag, en een datum' },
      why: {
        en: 'Without a limit you cannot stop in time.',
        nl: 'Zonder grens kunt u niet op tijd stoppen.',
      },
      how: {
        en: 'Decide beforehand what it may cost and when it must have paid for itself.',
        nl: 'Bepaal vooraf wat het mag kosten en wanneer het terugverdiend moet zijn.',
      },
      takes: { en: 'half an hour', nl: 'een halfuur' },
    },
    {
      id: 'start-noted',
      title: { en: 'You wrote down where you started', nl: 'U hebt opgeschreven waar u begon' },
      why: {
        en: 'After ninety days nobody remembers how slow it was.',
        nl: 'Na negentig dagen weet niemand meer hoe traag het was.',
      },
      how: {
        en: 'Note lead time, minutes and mistakes today. Measure the same three on day 90.',
        nl: 'Noteer vandaag doorlooptijd, minuten en fouten. Meet dezelfde drie op dag 90.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
  ],
} satisfies Copy
