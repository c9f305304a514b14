import { euros } from '#app/formats.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { exampleResult } = offer
const { split } = exampleResult

export const process = {
  section: { en: 'Our process', nl: 'Werkwijze' },
  headline: { en: 'First the drawing, then the software.', nl: 'Eerst de tekening, dan de software.' },
  intro: {
    en: 'Automate the wrong step and it goes wrong faster. So we measure the steps before we touch one.',
    nl: 'Wie de verkeerde stap automatiseert, maakt sneller fouten. Daarom meten we de stappen voordat we er één aanraken.',
  },
  steps: [
    {
      title: { en: 'Audit', nl: 'Audit' },
      text: {
        en: 'We draw what happens, with the people who do the work, and not what the manual says. You keep the drawing either way.',
        nl: 'Met wie het werk doet, tekenen we wat er gebeurt, niet wat het handboek zegt. De tekening houdt u in elk geval.',
      },
    },
    {
      title: { en: 'Build', nl: 'Bouwen' },
      text: {
        en: 'Steps nobody needs go out. What suits a machine, we automate, where we can with software you already pay for.',
        nl: 'Stappen die niemand nodig heeft, halen we weg. Wat bij een machine past, automatiseren we, zo mogelijk met software waar u al voor betaalt.',
      },
    },
    {
      title: { en: 'Scale', nl: 'Uitbreiden' },
      text: {
        en: 'When the first process has run well for a month, we draw the next.',
        nl: 'Loopt het eerste proces een maand goed, dan tekenen we het volgende.',
      },
    },
  ],
  /** Words inside the three small drawings. */
  drawing: {
    in: { en: 'In', nl: 'In' },
    check: { en: 'Check', nl: 'Controle' },
    out: { en: 'Out', nl: 'Uit' },
    software: { en: 'Software you already have', nl: 'Software die u al hebt' },
  },
  example: {
    label: {
      en: 'Example result: invoice approval automated',
      nl: 'Voorbeeld: factuur\u00adgoedkeuring geauto\u00admatiseerd',
    },
    hours: {
      figure: { en: `${exampleResult.savedHoursPerMonth} hours`, nl: `${exampleResult.savedHoursPerMonth} uur` },
      text: { en: 'saved every month', nl: 'per maand bespaard' },
    },
    euros: {
      figure: { en: euros(exampleResult.savedCentsPerYear, 'en'), nl: euros(exampleResult.savedCentsPerYear, 'nl') },
      text: { en: 'saved every year', nl: 'per jaar bespaard' },
    },
    count: {
      en: `${split.hoursPerYear} hours a year at ${euros(split.hourlyCostCents, 'en')} is ${euros(split.laborCents, 'en')}. Payment discounts no longer missed are ${euros(split.discountsCents, 'en')}.`,
      nl: `${split.hoursPerYear} uur per jaar tegen ${euros(split.hourlyCostCents, 'nl')} is ${euros(split.laborCents, 'nl')}. Betalingskorting die u niet meer mist, is ${euros(split.discountsCents, 'nl')}.`,
      sample: true,
    },
  },
} satisfies Copy
