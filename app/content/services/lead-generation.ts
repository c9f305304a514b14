/** Lead generation, drawn as lead follow-up. */
import { offer } from '../offer.ts'
import type { ProcessSource } from '../processes/process.ts'
import type { ServiceSource } from './service.ts'

const weeks = offer.weeks.leadGeneration

export const leadFollowUp: ProcessSource = {
  id: 'lead-follow-up',
  title: { en: 'lead follow-up', nl: 'leadopvolging' },
  from: { en: 'Website', nl: 'Website' },
  system: { name: { en: 'CRM', nl: 'CRM' }, at: 3 },
  steps: [
    {
      name: { en: 'Form mail', nl: 'Formulier' },
      who: { en: 'Front desk', nl: 'Receptie' },
      with: { en: 'Shared inbox', nl: 'Gedeelde mail' },
      minutes: 3,
      waitDays: 0.5,
      cause: { en: 'lies in info@', nl: 'ligt in info@' },
      becomes: {
        name: { en: 'Capture', nl: 'Vastleggen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'Form to CRM', nl: 'Naar CRM' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'one record, company looked up at the KvK', nl: 'één record, bedrijf opgezocht bij de KvK' },
      },
    },
    {
      name: { en: 'Copy over', nl: 'Overtypen' },
      who: { en: 'Front desk', nl: 'Receptie' },
      with: { en: 'Excel', nl: 'Excel' },
      minutes: 7,
      waitDays: 0.3,
      cause: { en: 'waits for the sheet', nl: 'wacht op de lijst' },
      becomes: null,
      removedNote: { en: 'the form writes the record', nl: 'het formulier maakt het record' },
    },
    {
      name: { en: 'Assign', nl: 'Verdelen' },
      who: { en: 'Sales lead', nl: 'Hoofd verkoop' },
      with: { en: 'Meeting', nl: 'Overleg' },
      minutes: 5,
      waitDays: 2.5,
      cause: { en: 'waits for Monday', nl: 'wacht op maandag' },
      becomes: {
        name: { en: 'Assign', nl: 'Verdelen' },
        who: { en: 'Software', nl: 'Software' },
        with: { en: 'By region', nl: 'Per regio' },
        minutes: 1,
        waitDays: 0,
        bySoftware: true,
        note: { en: 'by your rule: region, product, size', nl: 'volgens uw regel: regio, product, omvang' },
      },
    },
    {
      name: { en: 'Look up', nl: 'Opzoeken' },
      who: { en: 'Sales', nl: 'Verkoop' },
      with: { en: '3 systems', nl: '3 systemen' },
      minutes: 13,
      waitDays: 0.3,
      cause: { en: 'waits for data', nl: 'wacht op gegevens' },
      becomes: null,
      removedNote: { en: 'history is on the card', nl: 'de historie staat op de kaart' },
    },
    {
      name: { en: 'First call', nl: 'Nabellen' },
      who: { en: 'Sales', nl: 'Verkoop' },
      with: { en: 'Phone', nl: 'Telefoon' },
      minutes: 10,
      waitDays: 1,
      cause: { en: 'waits for a gap', nl: 'wacht op een gaatje' },
      becomes: {
        name: { en: 'First call', nl: 'Nabellen' },
        who: { en: 'Sales', nl: 'Verkoop' },
        with: { en: 'File ready', nl: 'Dossier klaar' },
        minutes: 10,
        waitDays: 0.2,
        bySoftware: false,
        note: { en: 'same call, same day', nl: 'zelfde gesprek, zelfde dag' },
      },
    },
    {
      name: { en: 'Quote', nl: 'Offerte' },
      who: { en: 'Sales', nl: 'Verkoop' },
      with: { en: 'Word', nl: 'Word' },
      minutes: 18,
      waitDays: 1.6,
      cause: { en: 'waits for a price', nl: 'wacht op een prijs' },
      becomes: {
        name: { en: 'Quote', nl: 'Offerte' },
        who: { en: 'Sales', nl: 'Verkoop' },
        with: { en: 'Template', nl: 'Sjabloon' },
        minutes: 8,
        waitDays: 0.4,
        bySoftware: false,
        note: { en: 'prices from your list, read by a person', nl: 'prijzen uit uw lijst, nagelezen door een mens' },
      },
    },
  ],
  loops: [{ from: 3, to: 1, label: { en: '1 in 5 lacks a phone number', nl: '1 op de 5 zonder telefoonnummer' } }],
  redlines: [
    { at: 1, text: { en: 'Copied by hand, mistakes included', nl: 'Met de hand overgenomen, met fouten' } },
    { at: 2, text: { en: 'Shared out on Monday morning, not before', nl: 'Verdeeld op maandagochtend, niet eerder' } },
  ],
}

export const leadGeneration: ServiceSource = {
  slug: 'lead-generation',
  name: { en: 'Lead generation', nl: 'Lead\u00adgeneratie' },
  takesOut: { en: 'Requests that wait for a reply', nl: 'Aanvragen die op antwoord wachten' },
  time: {
    en: `first results in ${weeks.from}–${weeks.to} weeks`,
    nl: `eerste resultaat in ${weeks.from}–${weeks.to} weken`,
  },
  title: { en: 'Lead generation without the waiting', nl: 'Leadgeneratie zonder wachten' },
  description: {
    en: `We draw the road from web form to quote and take the waiting out: from 6.3 days to 0.6 in our example. First results in ${weeks.from} to ${weeks.to} weeks, fixed price.`,
    nl: `We tekenen de weg van formulier tot offerte en halen het wachten eruit: van 6,3 naar 0,6 dagen in ons voorbeeld. Eerste resultaat in ${weeks.from} tot ${weeks.to} weken, vaste prijs.`,
  },
  headline: { en: 'Every enquiry gets a call the same day.', nl: 'Elke aanvraag wordt dezelfde dag nagebeld.' },
  pain: {
    en: 'Tuesday’s request is shared out on Monday. By then someone else has called back.',
    nl: 'Een aanvraag van dinsdag wordt maandag verdeeld. Een ander heeft dan al teruggebeld.',
  },
  forWhom: {
    text: {
      en: 'For companies with enough requests, some of which are lost before the first call.',
      nl: 'Voor bedrijven met genoeg aanvragen, waarvan er een paar zoekraken vóór het eerste telefoontje.',
    },
    signs: [
      {
        en: 'Requests arrive in info@, and opening them is nobody’s task.',
        nl: 'Aanvragen komen binnen op info@ en het is niemands werk om ze te openen.',
      },
      {
        en: 'They are shared out once a week, in a meeting.',
        nl: 'Ze worden één keer per week verdeeld, in een overleg.',
      },
      {
        en: 'You cannot say how many of last month’s were never called.',
        nl: 'U weet niet hoeveel er vorige maand nooit zijn nagebeld.',
      },
    ],
    not: {
      en: 'Not for companies with too few requests. We do not fill the inbox.',
      nl: 'Niet voor bedrijven met te weinig aanvragen. De mailbox vullen we niet.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop: from web form to quote, drawn with sales.',
        nl: 'Workshop: van webformulier tot offerte, met verkoop getekend.',
      },
      result: {
        en: 'Two drawings, and your rule for who calls whom',
        nl: 'Twee tekeningen, en uw regel voor wie wie belt',
      },
    },
    {
      when: { en: 'Week 1', nl: 'Week 1' },
      what: {
        en: 'The form asks for a phone number, looks the company up at the KvK and fills the CRM.',
        nl: 'Het formulier vraagt een telefoonnummer en komt met de gegevens van de KvK in het CRM.',
      },
      result: { en: 'Nothing copied by hand', nl: 'Niemand neemt nog iets met de hand over' },
    },
    {
      when: { en: `Week ${weeks.from}`, nl: `Week ${weeks.from}` },
      what: {
        en: 'Your rule assigns requests: region, product and size.',
        nl: 'Uw regel verdeelt de aanvragen: op regio, product en omvang.',
      },
      result: { en: 'First results: called the same day', nl: 'Eerste resultaat: dezelfde dag gebeld' },
    },
    {
      when: { en: `Week ${weeks.to}`, nl: `Week ${weeks.to}` },
      what: {
        en: 'Quote prices come from your list. Sales is trained.',
        nl: 'De offerte haalt prijzen uit uw lijst. Verkoop is ingewerkt.',
      },
      result: {
        en: 'In our example: from 6.3\u00a0days to 0.6',
        nl: 'In ons voorbeeld: van 6,3 naar 0,6\u00a0dagen',
      },
    },
  ],
  staysManual: {
    en: 'In one call a buyer hears whether you understood the question.',
    nl: 'In één gesprek hoort een koper of u de vraag begrepen hebt.',
  },
  related: ['crm-buildouts', 'ai-service-fulfillment'],
  process: leadFollowUp,
  questions: [
    {
      question: { en: 'Do you buy addresses or send bulk mail?', nl: 'Koopt u adressen of verstuurt u bulkmail?' },
      answer: {
        en: 'No. We work on requests that reach you on their own.',
        nl: 'Nee. We werken aan aanvragen die vanzelf binnenkomen.',
      },
    },
    {
      question: { en: 'Does software call our leads?', nl: 'Belt software onze aanvragers?' },
      answer: {
        en: 'No. Software sorts and prepares. Your people call.',
        nl: 'Nee. Software sorteert en zet klaar. Uw mensen bellen.',
      },
    },
    {
      question: { en: 'Which CRM do we need?', nl: 'Welk CRM hebben we nodig?' },
      answer: {
        en: 'The one you have, if other software can reach it. We check that in the audit.',
        nl: 'Het CRM dat u hebt, als andere software erbij kan. Dat kijken we na in de audit.',
      },
    },
  ],
}
