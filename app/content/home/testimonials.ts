import { decimal, euros } from '#app/formats.ts'
import type { Copy } from '../localized.ts'
import { orderEntry } from '../projects/order-entry.ts'

/** All three are invented. Each has the drawing that proves it; the waits of the first add up to its days in clients.ts. */
export const testimonials = {
  headline: {
    en: 'Remarks by sample clients, on the drawing',
    nl: 'Opmerkingen van voorbeeldklanten, op de tekening',
    sample: true,
  },
  fold: {
    title: { en: 'Two more remarks, drawn', nl: 'Nog twee opmerkingen, getekend' },
    text: { en: 'a wholesaler, a home-care organisation', nl: 'een groothandel, een thuiszorgorganisatie' },
  },
  /** One approval that waits. */
  approval: {
    quote: {
      en: '‘I thought we were short of people. On the drawing it was one approval that waited for me.’',
      nl: '‘Ik dacht dat we mensen tekortkwamen. Op\u00a0de tekening bleek het één akkoord te zijn, en dat lag bij mij.’',
    },
    person: 'Marieke Veldpraam',
    role: { en: 'Owner', nl: 'Eigenaar' },
    company: 'Veldpraam Installatie',
    size: { en: '38 people', nl: '38 mensen' },
    drawing: {
      steps: [
        { name: { en: 'Request', nl: 'Aanvraag' }, who: { en: 'Site lead', nl: 'Uitvoerder' } },
        { name: { en: 'Approval', nl: 'Akkoord' }, who: 'Marieke' },
        { name: { en: 'Order', nl: 'Bestelling' }, who: { en: 'Buyer', nl: 'Inkoper' } },
      ],
      /** Before the second and the third step. */
      waits: [
        { en: `${decimal(7.2, 1, 'en')} d`, nl: `${decimal(7.2, 1, 'nl')} d` },
        { en: `${decimal(1.8, 1, 'en')} d`, nl: `${decimal(1.8, 1, 'nl')} d` },
      ],
    },
    sample: true,
  },
  /** Half of the steps not automated but dropped. */
  dropped: {
    quote: {
      en: '‘They advised us not to automate half of it. So we stopped doing that half.’',
      nl: '‘Ze raadden ons af de helft te automatiseren. Met die helft zijn we toen gestopt.’',
    },
    person: 'Sander Kadewerf',
    role: { en: 'Operations', nl: 'Operationeel manager' },
    company: 'Kadewerf Groothandel',
    drawing: {
      /** What became of each: null where it was dropped. */
      steps: orderEntry.process.steps.map(({ becomes }) => becomes && { bySoftware: becomes.bySoftware }),
      before: { en: 'eight steps drawn', nl: 'acht stappen getekend' },
      after: { en: 'four left, two of them by software', nl: 'vier over, twee daarvan door software' },
    },
    sample: true,
  },
  /** Quotation and invoice are the same amount. */
  invoice: {
    quote: {
      en: '‘The invoice came to the amount in the quotation. That had not happened to us before.’',
      nl: '‘Op de factuur stond het bedrag uit de offerte. Dat hadden we nog niet meegemaakt.’',
    },
    person: 'Yasmina Schansveld',
    role: { en: 'Finance', nl: 'Hoofd financiën' },
    company: 'Noorderschans Thuiszorg',
    drawing: {
      quotation: { en: 'Quotation', nl: 'Offerte' },
      invoice: { en: 'Invoice', nl: 'Factuur' },
      difference: { en: `difference ${euros(0, 'en')}`, nl: `verschil ${euros(0, 'nl')}` },
    },
    sample: true,
  },
} satisfies Copy
