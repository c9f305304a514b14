/**
 * The processes that the ROI calculator begins with: typical steps, to be changed by whoever knows better. Starting
 * values for a company of 10 to 200 people, no facts of any company. Waits in working days before the step, minutes of
 * work one time, times a month, money in cents.
 *
 * Marks: a step is for software where rules and records are enough, and a judgement stays with a person. A word means
 * the same in every process, so that a sheet can be put into the other language word by word.
 */
import type { Copy } from './localized.ts'

type Becomes = 'software' | 'person' | 'gone'

interface Words {
  en: string
  nl: string
}

const who = {
  backOffice: { en: 'Back office', nl: 'Administratie' },
  bookkeeper: { en: 'Bookkeeper', nl: 'Boekhouder' },
  colleague: { en: 'Colleague', nl: 'Collega' },
  finance: { en: 'Finance', nl: 'Financiën' },
  frontDesk: { en: 'Front desk', nl: 'Receptie' },
  hr: { en: 'HR', nl: 'HR' },
  insideSales: { en: 'Inside sales', nl: 'Binnendienst' },
  it: { en: 'IT', nl: 'IT' },
  manager: { en: 'Manager', nl: 'Manager' },
  newColleague: { en: 'New colleague', nl: 'Nieuwe collega' },
  owner: { en: 'Owner', nl: 'Directeur' },
  planner: { en: 'Planner', nl: 'Planner' },
  sales: { en: 'Sales', nl: 'Verkoop' },
}

export const roiProcesses = [
  {
    id: 'invoice',
    name: { en: 'Invoice approval', nl: 'Factuur\u00adgoedkeuring' },
    timesPerMonth: 120,
    people: 4,
    hourlyCostCents: 4_200,
    steps: [
      step({ en: 'Mail inbox', nl: 'Mailbox' }, who.backOffice, 1.2, 4, 120, 'software'),
      step({ en: 'Typing over', nl: 'Overtypen' }, who.backOffice, 2.1, 12, 120, 'software'),
      step({ en: 'Approval', nl: 'Akkoord' }, who.manager, 4.6, 6, 120, 'person'),
      step({ en: 'Correction', nl: 'Correctie' }, who.backOffice, 1.9, 14, 22, 'gone'),
      step({ en: 'Booking', nl: 'Boeken' }, who.bookkeeper, 1, 8, 120, 'software'),
      step({ en: 'Payment', nl: 'Betalen' }, who.owner, 1.5, 3, 120, 'person'),
    ],
  },
  {
    // Every second request gets a quotation.
    id: 'leads',
    name: { en: 'Lead follow-\u2060up', nl: 'Lead\u00adopvolging' },
    timesPerMonth: 60,
    people: 3,
    hourlyCostCents: 4_800,
    steps: [
      step({ en: 'Sorting requests', nl: 'Aanvragen sorteren' }, who.frontDesk, 0.9, 3, 60, 'software'),
      step({ en: 'Copying into CRM', nl: 'Overnemen in CRM' }, who.frontDesk, 0.6, 7, 60, 'gone'),
      step({ en: 'Assigning', nl: 'Verdelen' }, who.manager, 1.4, 5, 60, 'software'),
      step({ en: 'Looking up history', nl: 'Historie opzoeken' }, who.sales, 0.5, 12, 60, 'software'),
      step({ en: 'First call', nl: 'Nabellen' }, who.sales, 1.2, 15, 60, 'person'),
      step({ en: 'Drafting the quote', nl: 'Offerte opstellen' }, who.sales, 1.6, 20, 30, 'software'),
      step({ en: 'Checking the quote', nl: 'Offerte nalezen' }, who.manager, 0.4, 5, 30, 'person'),
    ],
  },
  {
    // One job in five comes back with something missing.
    id: 'order',
    name: { en: 'Order to invoice', nl: 'Order tot factuur' },
    timesPerMonth: 80,
    people: 4,
    hourlyCostCents: 4_200,
    steps: [
      step({ en: 'Order by mail', nl: 'Order per mail' }, who.insideSales, 0.4, 4, 80, 'software'),
      step({ en: 'Order entry', nl: 'Order invoeren' }, who.insideSales, 2.2, 9, 80, 'software'),
      step({ en: 'Planning', nl: 'Inplannen' }, who.planner, 1, 12, 80, 'person'),
      step({ en: 'Typing work orders', nl: 'Werkbon overtypen' }, who.backOffice, 4.8, 10, 80, 'gone'),
      step({ en: 'Asking back', nl: 'Navragen' }, who.backOffice, 1.4, 7, 16, 'gone'),
      step({ en: 'Making the invoice', nl: 'Factuur maken' }, who.backOffice, 2, 9, 80, 'software'),
      step({ en: 'Invoice check', nl: 'Factuur nakijken' }, who.owner, 1.5, 3, 80, 'person'),
    ],
  },
  {
    // Two vacancies, 40 applications, 8 interviews. Who is chosen stays a judgement of people.
    id: 'hiring',
    name: { en: 'Hiring', nl: 'Werving' },
    timesPerMonth: 2,
    people: 3,
    hourlyCostCents: 5_000,
    steps: [
      step({ en: 'Vacancy text', nl: 'Vacaturetekst' }, who.manager, 3, 90, 2, 'software'),
      step({ en: 'Filing applications', nl: 'Sollicitaties invoeren' }, who.hr, 2, 12, 40, 'software'),
      step({ en: 'Selection', nl: 'Selectie' }, who.manager, 6, 10, 40, 'person'),
      step({ en: 'Chasing replies', nl: 'Reacties navragen' }, who.hr, 1.5, 5, 20, 'gone'),
      step({ en: 'Making appointments', nl: 'Afspraken maken' }, who.hr, 2.5, 25, 8, 'software'),
      step({ en: 'Interview', nl: 'Gesprek' }, who.manager, 4, 60, 8, 'person'),
      step({ en: 'Offer', nl: 'Aanbod' }, who.owner, 4, 40, 2, 'person'),
    ],
  },
  {
    id: 'onboarding',
    name: { en: 'Onboarding', nl: 'Inwerken' },
    timesPerMonth: 2,
    people: 5,
    hourlyCostCents: 4_500,
    steps: [
      step({ en: 'Paperwork', nl: 'Papierwerk' }, who.hr, 2, 60, 2, 'software'),
      step({ en: 'Accounts', nl: 'Accounts' }, who.it, 1, 90, 2, 'software'),
      step({ en: 'Explaining', nl: 'Uitleg' }, who.colleague, 3, 360, 2, 'person'),
      step({ en: 'Asking around', nl: 'Rondvragen' }, who.newColleague, 0.5, 240, 2, 'software'),
      step({ en: 'Fixing mistakes', nl: 'Fouten herstellen' }, who.colleague, 2, 150, 2, 'gone'),
      step({ en: 'Final check', nl: 'Eindcontrole' }, who.manager, 2, 45, 2, 'person'),
    ],
  },
  {
    id: 'reporting',
    name: { en: 'Reporting', nl: 'Rapportage' },
    timesPerMonth: 4,
    people: 3,
    hourlyCostCents: 4_800,
    steps: [
      step({ en: 'Asking for figures', nl: 'Cijfers opvragen' }, who.finance, 0.5, 20, 4, 'software'),
      step({ en: 'Collecting', nl: 'Verzamelen' }, who.finance, 1.5, 60, 4, 'software'),
      step({ en: 'Merging in Excel', nl: 'Samenvoegen in Excel' }, who.finance, 0.5, 90, 4, 'software'),
      step({ en: 'Checking figures', nl: 'Cijfers controleren' }, who.owner, 1, 30, 4, 'person'),
      step({ en: 'Sending round', nl: 'Rondsturen' }, who.backOffice, 0.3, 10, 4, 'gone'),
    ],
  },
  {
    // The sheet gives it two empty steps.
    id: 'own',
    name: { en: 'Your own', nl: 'Uw eigen proces' },
    timesPerMonth: 20,
    people: 2,
    hourlyCostCents: 4_500,
    steps: [] as ReturnType<typeof step>[],
  },
] satisfies Copy

function step(name: Words, doer: Words, waitDays: number, minutes: number, timesPerMonth: number, becomes: Becomes) {
  return { name, who: doer, waitDays, minutes, timesPerMonth, becomes }
}
