import { decimal, euros } from '#app/formats.ts'
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'
import { invoiceApprovalTotals as drawn } from '../processes/invoice-approval.ts'

const { costOfWaiting } = offer
const { split } = costOfWaiting

export const costs = {
  section: { en: 'Cost of waiting', nl: 'Wat wachten kost' },
  headline: {
    en: 'Forty-seven minutes of work takes twelve days.',
    nl: 'Zevenenveertig minuten\u00a0werk, twaalf dagen onderweg.',
  },
  /** The figure of now and then on one axis of days. */
  toScale: {
    now: { en: 'One invoice, now', nl: 'Eén factuur, nu' },
    after: { en: 'The same, straightened', nl: 'Dezelfde, rechtgetrokken' },
    day: { en: 'day', nl: 'dag' },
    explanation: {
      en: `${decimal(drawn.daysSaved, 1, 'en')} days sooner. Two waits stay: one for approval, one for payment.`,
      nl: `${decimal(drawn.daysSaved, 1, 'nl')} dagen eerder klaar. Twee keer wachten blijft: op akkoord en op betaling.`,
    },
    waits: { en: 'The invoice waits', nl: 'De factuur wacht' },
    works: { en: 'Someone works on it', nl: 'Iemand werkt eraan' },
    alt: {
      en: `To scale on one axis. Now: ${decimal(drawn.daysNow, 1, 'en')} working days. After: ${decimal(drawn.daysThen, 1, 'en')}. ${decimal(drawn.daysSaved, 1, 'en')} days shorter.`,
      nl: `Op schaal, op één as. Nu: ${decimal(drawn.daysNow, 1, 'nl')} werkdagen. Straks: ${decimal(drawn.daysThen, 1, 'nl')}. ${decimal(drawn.daysSaved, 1, 'nl')} dagen korter.`,
    },
  },
  /** The first is the big one. `count` says how the figure is made up. */
  figures: {
    lostPerMonth: {
      figure: { en: euros(costOfWaiting.lostCentsPerMonth, 'en'), nl: euros(costOfWaiting.lostCentsPerMonth, 'nl') },
      text: { en: 'lost per month', nl: 'verlies per maand' },
      count: {
        en: `${split.hoursPerMonth} hours a month at ${euros(split.hourlyCostCents, 'en')} is ${euros(split.laborCents, 'en')}. Missed discounts and late fees are the other ${euros(split.feesCents, 'en')}.`,
        nl: `${split.hoursPerMonth} uur per maand tegen ${euros(split.hourlyCostCents, 'nl')} is ${euros(split.laborCents, 'nl')}. De andere ${euros(split.feesCents, 'nl')} zijn gemiste korting en aanmaningskosten.`,
        sample: true,
      },
    },
    lostPerWeek: {
      figure: { en: `${costOfWaiting.lostHoursPerWeek}+ hours`, nl: `${costOfWaiting.lostHoursPerWeek}+ uur` },
      text: { en: 'lost per week', nl: 'verlies per week' },
      count: {
        en: 'Ten on typing over and looking up, six on corrections, two on reports.',
        nl: 'Tien aan overtypen en opzoeken, zes aan correcties, twee aan rapportages.',
        sample: true,
      },
    },
    slower: {
      figure: `${costOfWaiting.slowerPercent.value}%`,
      text: { en: 'slower than competitors', nl: 'trager dan de concurrent', sample: true },
      count: {
        en: 'Your quote takes five days, theirs takes one.',
        nl: 'Uw offerte duurt vijf dagen, die van de ander één.',
        sample: true,
      },
    },
  },
  problems: [
    {
      title: {
        en: `Time: ${costOfWaiting.typingHoursPerWeek}+ hours a week`,
        nl: `Tijd: ${costOfWaiting.typingHoursPerWeek}+ uur per week`,
      },
      text: {
        en: 'Typing over, looking up, chasing a reply. Nobody was hired for it and everybody does it.',
        nl: 'Overtypen, opzoeken, nabellen. Niemand is ervoor aangenomen en iedereen doet het.',
      },
    },
    {
      title: {
        en: `Hidden costs: ${euros(costOfWaiting.lostCentsPerMonth, 'en')} a month`,
        nl: `Verborgen kosten: ${euros(costOfWaiting.lostCentsPerMonth, 'nl')} per maand`,
      },
      text: {
        en: 'No single invoice shows them together: corrections, missed payment discounts and the third person who checks.',
        nl: 'Op geen enkele factuur staan ze bij elkaar: correcties, gemiste betalingskorting en de derde die nog even meekijkt.',
      },
    },
    {
      title: {
        en: `Slow decisions: ${costOfWaiting.reportHoursPerMonth}+ hours a month on reports`,
        nl: `Trage besluiten: ${costOfWaiting.reportHoursPerMonth}+ uur per maand aan rapportages`,
      },
      text: {
        en: 'By the time the figures are in one sheet, the month is over.',
        nl: 'Staan de cijfers in één overzicht, dan is de maand voorbij.',
      },
    },
  ],
  calculator: {
    text: {
      en: `Enter your own figures: free, about ${offer.calculator.minutes}\u00a0minutes, no e-\u2060mail address needed.`,
      nl: `Vul uw eigen cijfers in: gratis, in ongeveer ${offer.calculator.minutes}\u00a0minuten, zonder e-\u2060mailadres.`,
    },
    link: labels.buttons.calculator,
  },
} satisfies Copy
