/**
 * A purchase request up to the limit, before and after a rule that needs no signature. Example figures; names have at
 * most 14 characters. Per request: 4.3 days become 0.5, so 3.8 fewer; 23 minutes of work become 10 (57% less), of
 * which people 8. Days are working days of eight hours. The monthly list of ten minutes is not drawn.
 */
import type { ProcessSource } from './process.ts'

export const approvalLimit: ProcessSource = {
  id: 'approval-limit',
  title: { en: 'purchase request up to €250', nl: 'inkoopaanvraag tot €\u00a0250' },
  from: { en: 'Job site', nl: 'Klus' },
  system: { name: { en: 'Order register', nl: 'Orderregister' }, at: 4 },
  steps: [
    {
      name: { en: 'Request', nl: 'Aanvraag' },
      who: { en: 'Fitter', nl: 'Monteur' },
      with: { en: 'By mail', nl: 'Per mail' },
      minutes: 4,
      waitDays: 0.3,
      cause: { en: 'waits for the end of the day', nl: 'wacht op het einde van de dag' },
      becomes: {
        name: { en: 'Request', nl: 'Aanvraag' },
        who: { en: 'Fitter', nl: 'Monteur' },
        with: { en: 'Form', nl: 'Formulier' },
        minutes: 3,
        waitDays: 0,
        bySoftware: false,
        note: { en: 'filled in on site: what for, amount, job', nl: 'ter plekke ingevuld: waarvoor, bedrag, klus' },
      },
    },
    {
      name: { en: 'Pass on', nl: 'Doorsturen' },
      who: { en: 'Team lead', nl: 'Teamleider' },
      with: { en: 'Outlook', nl: 'Outlook' },
      minutes: 3,
      waitDays: 0.8,
      cause: { en: 'lies in the inbox', nl: 'ligt in de mailbox' },
      becomes: null,
      removedNote: { en: 'the form asks what was missing', nl: 'het formulier vraagt wat ontbrak' },
    },
    {
      name: { en: 'Approval', nl: 'Akkoord' },
      who: { en: 'Manager', nl: 'Manager' },
      with: { en: 'By mail', nl: 'Per mail' },
      minutes: 6,
      waitDays: 1.9,
      cause: { en: 'waits for approval', nl: 'wacht op akkoord' },
      becomes: {
        name: { en: 'Limit check', nl: 'Grens toetsen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'Rule', nl: 'Regel' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'above the limit it goes to the manager', nl: 'boven de grens gaat het naar de manager' },
      },
    },
    {
      name: { en: 'Order', nl: 'Bestellen' },
      who: { en: 'Back office', nl: 'Administratie' },
      with: { en: 'Web shop', nl: 'Webwinkel' },
      minutes: 6,
      waitDays: 0.8,
      cause: { en: 'waits for order day', nl: 'wacht op besteldag' },
      becomes: {
        name: { en: 'Order', nl: 'Bestellen' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'Daily round', nl: 'Elke middag' },
        minutes: 5,
        waitDays: 0.5,
        cause: { en: 'waits for the afternoon', nl: 'wacht op de middag' },
        bySoftware: false,
        note: { en: 'one order round, every afternoon', nl: 'één bestelronde, elke middag' },
      },
    },
    {
      name: { en: 'Register', nl: 'Vastleggen' },
      who: { en: 'Back office', nl: 'Administratie' },
      with: { en: 'Excel', nl: 'Excel' },
      minutes: 4,
      waitDays: 0.5,
      cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
      becomes: {
        name: { en: 'Register', nl: 'Vastleggen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'On order', nl: 'Na bestelling' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'on the manager’s list once a month', nl: 'eens per maand op de lijst van de manager' },
      },
    },
  ],
  loops: [{ from: 2, to: 0, label: { en: '1 in 8 goes back', nl: '1 op de 8 terug' } }],
  redlines: [
    { at: 1, text: { en: 'Passed on, nothing added', nl: 'Doorgestuurd, niets toegevoegd' } },
    { at: 2, text: { en: 'Refused twice in 720 requests', nl: 'Twee keer geweigerd op 720 aanvragen' } },
  ],
  futureNote: { en: 'Up to €250: no signature needed', nl: 'Tot €\u00a0250: geen handtekening nodig' },
}
