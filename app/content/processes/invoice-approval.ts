/** Invoice approval: the drawing on the home page. Example figures; names have at most 14 characters. */
import type { ProcessSource } from './process.ts'

/**
 * What the drawing adds up to, for sentences that quote it. A test counts them again from the steps below.
 * Per invoice unless the name says otherwise; days are working days of eight hours.
 */
export const invoiceApprovalTotals = {
  daysNow: 12.4,
  daysThen: 1.4,
  daysSaved: 11.0,
  minutesNow: 47,
  minutesThen: 18,
  lessWorkPercent: 62,
  invoicesPerMonth: 17,
}

export const invoiceApproval: ProcessSource = {
  id: 'invoice-approval',
  title: { en: 'invoice approval', nl: 'factuurgoedkeuring' },
  from: { en: 'Supplier', nl: 'Leverancier' },
  system: { name: { en: 'Accounting app', nl: 'Boekhoudpakket' }, at: 4 },
  steps: [
    {
      name: { en: 'Mail inbox', nl: 'Mailbox' },
      who: { en: 'Back office', nl: 'Administratie' },
      with: { en: 'Outlook', nl: 'Outlook' },
      minutes: 4,
      waitDays: 1.2,
      cause: { en: 'lies in the inbox', nl: 'ligt in de mailbox' },
      becomes: {
        name: { en: 'Read, match', nl: 'Inlezen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'PDF, order', nl: 'Pdf en order' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'read and matched to the order', nl: 'ingelezen, vergeleken met de order' },
      },
    },
    {
      name: { en: 'Typing over', nl: 'Overtypen' },
      who: { en: 'Back office', nl: 'Administratie' },
      with: { en: 'Excel', nl: 'Excel' },
      minutes: 12,
      waitDays: 2.1,
      cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
      becomes: null,
    },
    {
      name: { en: 'Approval', nl: 'Akkoord' },
      who: { en: 'Manager', nl: 'Manager' },
      with: { en: 'By mail', nl: 'Per mail' },
      minutes: 6,
      waitDays: 4.6,
      cause: { en: 'waits for approval', nl: 'wacht op akkoord' },
      becomes: {
        name: { en: 'Approval', nl: 'Akkoord' },
        who: { en: 'Manager', nl: 'Manager' },
        with: { en: 'One screen', nl: 'Eén scherm' },
        minutes: 9,
        waitDays: 0.8,
        bySoftware: false,
        note: {
          en: 'order and receipt beside it, differences settled here',
          nl: 'order en bon ernaast, verschillen hier opgelost',
        },
      },
    },
    {
      name: { en: 'Check', nl: 'Controle' },
      who: { en: 'Back office', nl: 'Administratie' },
      with: { en: 'Excel, mail', nl: 'Excel, mail' },
      minutes: 14,
      waitDays: 1.9,
      cause: { en: 'waits to be checked', nl: 'wacht op controle' },
      becomes: null,
      removedNote: { en: 'checked on reading', nl: 'bij inlezen gecontroleerd' },
    },
    {
      name: { en: 'Booking', nl: 'Boeken' },
      who: { en: 'Bookkeeper', nl: 'Boekhouder' },
      with: { en: 'By hand', nl: 'Met de hand' },
      minutes: 8,
      waitDays: 1.0,
      cause: { en: 'waits for booking day', nl: 'wacht op boekdag' },
      becomes: {
        name: { en: 'Booking', nl: 'Boeken' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'On approval', nl: 'Na akkoord' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'amount matches, books itself', nl: 'bedrag klopt, boekt zichzelf' },
      },
    },
    {
      name: { en: 'Payment', nl: 'Betalen' },
      who: { en: 'Owner', nl: 'Directeur' },
      with: { en: 'Bank', nl: 'Bank' },
      minutes: 3,
      waitDays: 1.5,
      cause: { en: 'waits for Friday', nl: 'wacht op vrijdag' },
      becomes: {
        name: { en: 'Payment', nl: 'Betalen' },
        who: { en: 'Owner', nl: 'Directeur' },
        with: { en: 'Daily run', nl: 'Elke dag' },
        minutes: 7,
        waitDays: 0.6,
        bySoftware: false,
        note: { en: 'daily, account number compared first', nl: 'elke dag, eerst rekeningnummer vergeleken' },
      },
    },
  ],
  loops: [{ from: 3, to: 1, label: { en: '18% come back', nl: '18% komt terug' } }],
  redlines: [
    {
      at: 1,
      text: {
        en: 'Everything typed twice: Excel, then the books',
        nl: 'Alles twee keer getypt: Excel, dan boekhouding',
      },
    },
    { at: 2, text: { en: 'Approved by mail, nobody chases', nl: 'Akkoord per mail, niemand belt na' } },
    { at: 3, text: { en: 'Mistake seen here, two steps too late', nl: 'Fout pas hier gezien, twee stappen te laat' } },
  ],
  futureNote: { en: 'Amount matches the order: books itself', nl: 'Bedrag klopt met de order: boekt zichzelf' },
}
