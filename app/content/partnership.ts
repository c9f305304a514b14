/** After the first project: a process a quarter, drawn as one year. */
import { decimal } from '#app/formats.ts'
import type { Copy } from './localized.ts'
import { invoiceApprovalTotals as drawn } from './processes/invoice-approval.ts'

const { daysNow, daysThen } = drawn

export const partnership = {
  headline: { en: ['One line straight,', 'every quarter.'], nl: ['Elk kwartaal', 'één lijn recht.'] },
  lede: {
    en: 'When the first process has run for a month, we draw the next. Only if you want.',
    nl: 'Loopt het eerste proces een maand, dan tekenen we het volgende. Alleen als u wilt.',
  },
  year: {
    section: { en: 'A year, to scale', nl: 'Een jaar, op schaal' },
    headline: { en: 'Four processes, one at a time.', nl: 'Vier processen, één tegelijk.' },
    scale: {
      across: {
        en: 'One column of this sheet is one month.',
        nl: 'Eén kolom van dit blad is één maand.',
      },
      sample: {
        en: 'An example year: your processes, your order.',
        nl: 'Een\u00a0voorbeeldjaar. Bij\u00a0u: uw processen, uw volgorde.',
      },
    },
    quarters: [
      { en: 'Quarter 1', nl: 'Kwartaal 1' },
      { en: 'Quarter 2', nl: 'Kwartaal 2' },
      { en: 'Quarter 3', nl: 'Kwartaal 3' },
      { en: 'Quarter 4', nl: 'Kwartaal 4' },
    ],
    /** In the order of their quarters. */
    processes: [
      {
        name: { en: 'Invoices', nl: 'Facturen' },
        note: {
          en: `Drawn in January, runs straight from March: ${decimal(daysNow, 1, 'en')} days become ${decimal(daysThen, 1, 'en')}`,
          nl: `Getekend in januari, recht vanaf maart: ${decimal(daysNow, 1, 'nl')} dagen worden ${decimal(daysThen, 1, 'nl')}`,
        },
      },
      {
        name: { en: 'Quotations', nl: 'Offertes' },
        note: { en: 'Drawn in April, runs straight from June', nl: 'Getekend in april, recht vanaf juni' },
      },
      {
        name: { en: 'Work planning', nl: 'Planning' },
        note: { en: 'Drawn in July, runs straight from September', nl: 'Getekend in juli, recht vanaf september' },
      },
      {
        name: { en: 'Client intake', nl: 'Nieuwe klanten' },
        note: { en: 'Drawn in October, runs straight from December', nl: 'Getekend in oktober, recht vanaf december' },
      },
    ],
    key: {
      before: { en: 'runs as it does', nl: 'loopt zoals het loopt' },
      build: { en: 'being built', nl: 'in aanbouw' },
      straight: { en: 'runs straight', nl: 'loopt recht' },
      measured: { en: 'counted again', nl: 'opnieuw geteld' },
    },
  },
  quarter: {
    section: { en: 'One quarter', nl: 'Eén kwartaal' },
    headline: {
      en: 'Draw, build, measure. A\u00a0month\u00a0each.',
      nl: 'Tekenen, bouwen, meten. Elk\u00a0een\u00a0maand.',
    },
    scale: {
      en: 'Detail of the drawing above, scale 4:1.',
      nl: 'Detail van de tekening hierboven, schaal 4:1.',
    },
    steps: [
      {
        month: { en: 'Month 1', nl: 'Maand 1' },
        name: { en: 'Draw', nl: 'Tekenen' },
        text: {
          en: 'Half a day with the people who do the work.',
          nl: 'Een halve dag met de mensen die het werk doen.',
        },
        stop: {
          en: 'Then you know the price. Stop there, and you pay for the half day only.',
          nl: 'Dan kent u de prijs. Stopt u daar, dan betaalt u alleen de halve dag.',
        },
      },
      {
        month: { en: 'Month 2', nl: 'Maand 2' },
        name: { en: 'Build', nl: 'Bouwen' },
        text: {
          en: 'Only what is on the drawing, tried on recent cases first.',
          nl: 'Alleen wat op de tekening staat, eerst geprobeerd op recente gevallen.',
        },
        stop: null,
      },
      {
        month: { en: 'Month 3', nl: 'Maand 3' },
        name: { en: 'Measure', nl: 'Meten' },
        text: {
          en: 'The same minutes, counted again. Also when it is less than we said.',
          nl: 'Dezelfde minuten, opnieuw geteld. Ook als het minder scheelt dan we zeiden.',
        },
        stop: {
          en: 'Then you choose: the next process, or stop.',
          nl: 'Dan kiest u: het volgende proces, of stoppen.',
        },
      },
    ],
  },
  terms: {
    section: { en: 'For and against', nl: 'Voor en tegen' },
    yes: {
      title: { en: 'What you can count on', nl: 'Waar u op kunt rekenen' },
      list: [
        { en: 'One process a quarter, never two at once.', nl: 'Eén proces per kwartaal, nooit twee tegelijk.' },
        {
          en: 'A fixed price for each, known before we build.',
          nl: 'Een vaste prijs per proces, bekend voordat we bouwen.',
        },
        {
          en: 'The right to stop after every process.',
          nl: 'Het recht om na elk proces te stoppen.',
        },
        {
          en: 'The drawings and SOPs stay with you.',
          nl: 'De tekeningen en de werk\u00adinstructies blijven bij u.',
        },
      ],
    },
    no: {
      title: { en: 'When we advise against it', nl: 'Wanneer wij het afraden' },
      list: [
        {
          en: 'The first process has not yet run for a month.',
          nl: 'Het eerste proces loopt nog geen maand.',
        },
        {
          en: 'Nobody in your company wants to own the drawings.',
          nl: 'Niemand bij u wil de tekeningen bijhouden.',
        },
        {
          en: 'What is left to gain is less than what we cost.',
          nl: 'Wat er nog te winnen valt, is minder dan wij kosten.',
        },
      ],
    },
  },
  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    /** Two lines. */
    headline: { en: ['First one line.', 'Then you decide.'], nl: ['Eerst één lijn.', 'Dan zien we verder.'] },
    text: {
      en: 'One sentence about your next process is enough.',
      nl: 'Eén zin over uw volgende proces is genoeg.',
    },
    button: { en: 'Talk it through', nl: 'Bespreek het met ons' },
  },
} satisfies Copy
