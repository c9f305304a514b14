import { euros } from '#app/formats.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { audit, workshop, growth, resultDays, fullReturnDays, payback } = offer

export const path = {
  section: { en: 'Path to ROI', nl: 'Weg naar rendement' },
  headline: {
    en: `Full return in about ${fullReturnDays} days.`,
    nl: `Volledig terugverdiend in ongeveer ${fullReturnDays} dagen.`,
  },
  intro: {
    en: 'Every stretch has a fixed price, and you can stop after each.',
    nl: 'Elk stuk heeft een vaste prijs. Na elk stuk kunt u stoppen.',
  },
  /** Days on the axis, and what stands at them. */
  axis: {
    day: { en: 'day', nl: 'dag' },
    firstResults: {
      from: resultDays.from,
      to: resultDays.to,
      text: {
        en: `first results, day ${resultDays.from}–${resultDays.to}`,
        nl: `eerste resultaat, dag ${resultDays.from}–${resultDays.to}`,
      },
    },
    fullReturn: {
      day: fullReturnDays,
      text: {
        en: `full ROI, ${fullReturnDays}\u00a0days of saving`,
        nl: `terugverdiend, ${fullReturnDays}\u00a0dagen besparen`,
      },
    },
    stop: { en: 'you can stop here', nl: 'hier kunt u stoppen' },
  },
  stretches: [
    {
      title: { en: 'Process audit', nl: 'Proces\u00adaudit' },
      text: {
        en: `One process, drawn with you, ${audit.hours.from}\u00a0to\u00a0${audit.hours.to}\u00a0hours.`,
        nl: `Eén proces, samen met u getekend, ${audit.hours.from}\u00a0tot\u00a0${audit.hours.to}\u00a0uur.`,
      },
      price: { en: 'Free', nl: 'Gratis' },
    },
    {
      title: { en: 'Implementation', nl: 'Implementatie' },
      text: {
        en: `Opens with the workshop: ${workshop.hours}\u00a0hours, or two sessions of ${workshop.sessionHours}. Then we build and hand over.`,
        nl: `Begint met de workshop: ${workshop.hours}\u00a0uur, of twee\u00a0keer\u00a0${workshop.sessionHours}\u00a0uur. Daarna bouwen we en dragen we over.`,
      },
      price: {
        en: `${euros(workshop.priceCents, 'en')} for the workshop, ${euros(growth.priceCents, 'en')} with the build`,
        nl: `${euros(workshop.priceCents, 'nl')} voor de workshop, ${euros(growth.priceCents, 'nl')} met bouw`,
      },
    },
    {
      title: { en: 'Growth partnership', nl: 'Groei\u00adpartnerschap' },
      text: { en: 'The next process, and the one after.', nl: 'Het volgende proces, en dat daarna.' },
      price: { en: 'Optional', nl: 'Niet verplicht' },
    },
  ],
  /** Says what the headline's about-90-days takes. Stays beside the headline. */
  count: {
    en: `${euros(growth.priceCents, 'en')} is back after ${fullReturnDays}\u00a0days of saving, at ${euros(payback.savingsFor90DaysCents, 'en')} a year. At ${euros(offer.guaranteedSavingsCents, 'en')} it takes ${payback.growthDaysAtGuarantee}\u00a0days, and the workshop alone ${payback.workshopDaysAtGuarantee}, if you build it yourselves.`,
    nl: `${euros(growth.priceCents, 'nl')} is terug na ${fullReturnDays}\u00a0dagen besparen, bij ${euros(payback.savingsFor90DaysCents, 'nl')} per jaar. Bij ${euros(offer.guaranteedSavingsCents, 'nl')} duurt het ${payback.growthDaysAtGuarantee}\u00a0dagen, en de workshop alleen ${payback.workshopDaysAtGuarantee}, als u zelf bouwt.`,
  },
  link: { en: 'What the workshop looks like', nl: 'Zo ziet de workshop eruit' },
} satisfies Copy
