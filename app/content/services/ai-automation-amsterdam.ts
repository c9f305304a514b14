/** AI automation in Amsterdam, drawn as a work order. The one service with a place of its own. */
import { euros } from '#app/formats.ts'
import { company } from '../company.ts'
import { offer } from '../offer.ts'
import type { ServiceSource } from './service.ts'

const { resultDays } = offer

const { street: room } = company.workshopRoom

/** Real stations and roads around invented rooms. */
const rooms = [
  {
    name: { en: 'The room in Amsterdam', nl: 'De ruimte in Amsterdam' },
    text: {
      en: 'For a first talk. A table for four, paper on it, a screen that stays off until noon.',
      nl: 'Voor een eerste gesprek. Een tafel voor vier, papier erop en een scherm dat tot twaalf uur uit blijft.',
    },
    travel: {
      en: 'Near Sloterdijk station. From the Zaanstreek and from Schiphol by train, from Amstelland by tram and metro, changing at Zuid, or along the A9 and A4, then the A10 West.',
      nl: 'Bij station Sloterdijk. Uit de Zaanstreek en van Schiphol met de trein. Uit Amstelland met tram en metro, overstappen op Zuid, of over de A9, de A4 en de A10 West.',
    },
    sample: true,
  },
  {
    name: { en: 'The room in Naarden', nl: 'De ruimte in Naarden' },
    text: {
      en: 'For the workshop. A wall of brown paper and a table for eight, in a former joinery. A van can park at the door.',
      nl: 'Voor de workshop. Een muur met bruin papier en een tafel voor acht, in een oude timmerwerkplaats. Er past een bus voor de deur.',
    },
    travel: {
      en: `For Het Gooi. ${room}, near Naarden-\u2060Bussum station, with trains from Amsterdam, Hilversum and Almere. By car along the A1.`,
      nl: `Voor het Gooi. ${room}, bij station Naarden-\u2060Bussum, met treinen uit Amsterdam, Hilversum en Almere. Met de auto over de A1.`,
    },
    sample: true,
  },
]

export const aiAutomationAmsterdam: ServiceSource = {
  slug: 'ai-automation-amsterdam',
  name: { en: 'AI automation in Amsterdam', nl: 'AI-auto\u00admatisering in Amsterdam' },
  takesOut: { en: 'Invoices that wait in a van', nl: 'Facturen die in de bus liggen' },
  time: { en: 'on site, Amsterdam and Naarden', nl: 'bezoek in Amsterdam en Naarden' },
  title: { en: 'AI automation in Amsterdam and Naarden', nl: 'AI-automatisering in Amsterdam en Naarden' },
  description: {
    en: 'We come to your desk, workshop or van and draw the process there. From work order to invoice in 1.1 days instead of 11.7 in our example.',
    nl: 'We komen naar uw bureau, werkplaats of bus en tekenen het proces daar. Van werkbon tot factuur duurt in ons voorbeeld 1,1 dagen in plaats van 11,7.',
  },
  headline: {
    en: 'In Amsterdam, no\u00a0invoice waits in a van.',
    nl: 'In Amsterdam ligt geen\u00a0factuur meer in de bus.',
  },
  pain: {
    en: 'The job is done on Monday. The\u00a0work order sits in the van until Friday. The\u00a0invoice follows eight working days later.',
    nl: 'De klus is maandag klaar. De werkbon ligt tot vrijdag in de bus. De factuur volgt acht werkdagen later.',
  },
  forWhom: {
    text: {
      en: 'For companies in and around Amsterdam and in Het Gooi that work outside and invoice inside.',
      nl: 'Voor bedrijven in en om Amsterdam en in het Gooi die buiten werken en binnen factureren.',
    },
    signs: [
      {
        en: 'On Friday afternoon the vans come in with a week of paper.',
        nl: 'Op vrijdagmiddag komen de bussen binnen met een week papier.',
      },
      {
        en: 'The office calls technicians to ask what their own work orders say.',
        nl: 'Kantoor belt een monteur om te vragen wat er op zijn eigen werkbon staat.',
      },
      {
        en: 'This week’s work is invoiced the week after next.',
        nl: 'Werk van deze week komt over twee weken op een factuur.',
      },
    ],
    not: {
      en: 'Not for a demo on a screen. We come with paper.',
      nl: 'Niet voor een demo op een scherm. Wij komen met papier.',
    },
  },
  build: [
    {
      when: { en: 'Day 1', nl: 'Dag 1' },
      what: {
        en: 'Workshop at your place: the work order, drawn at the desk and in the van.',
        nl: 'Workshop bij u: de werkbon getekend aan het bureau en in de bus.',
      },
      result: { en: 'Two drawings and a list of savings', nl: 'Twee tekeningen en een lijst van besparingen' },
    },
    {
      when: { en: 'Week 1', nl: 'Week 1' },
      what: {
        en: 'We ride along for a morning and see when there is a hand free to fill in a form.',
        nl: 'We rijden een ochtend mee en zien wanneer er een hand vrij is voor een formulier.',
      },
      result: { en: 'The fields of the form, no more', nl: 'De velden van het formulier, meer niet' },
    },
    {
      when: { en: 'Week 2–4', nl: 'Week 2–4' },
      what: {
        en: 'The form, with photo and signature. Two technicians try it.',
        nl: 'Het formulier, met foto en handtekening. Twee monteurs proberen het uit.',
      },
      result: { en: 'Two vans without paper', nl: 'Twee bussen zonder papier' },
    },
    {
      when: { en: `Day ${resultDays.from}`, nl: `Dag ${resultDays.from}` },
      what: {
        en: 'Hours and parts become invoice lines in the books.',
        nl: 'Uren en materiaal worden factuurregels in de boekhouding.',
      },
      result: { en: 'First results: invoices nobody typed', nl: 'Eerste resultaat: facturen die niemand typte' },
    },
    {
      when: { en: `Day ${resultDays.to}`, nl: `Dag ${resultDays.to}` },
      what: {
        en: 'Every van has the form. The owner approves one list a day.',
        nl: 'Elke bus heeft het formulier. De eigenaar geeft één keer per dag akkoord.',
      },
      result: {
        en: 'In our example: from 11.7\u00a0days to 1.1',
        nl: 'In ons voorbeeld: van 11,7 naar 1,1\u00a0dagen',
      },
    },
  ],
  staysManual: {
    en: 'A wrong hour on an invoice can lose you a customer. Checking takes five minutes.',
    nl: 'Een verkeerd uur op de factuur kan u een klant kosten. Nakijken kost vijf minuten.',
  },
  related: ['workflow-optimization', 'ai-service-fulfillment'],
  process: {
    id: 'work-order',
    title: { en: 'work order', nl: 'werkbon' },
    from: { en: 'Job', nl: 'Klus' },
    system: { name: { en: 'Books', nl: 'Boekhouding' }, at: 4 },
    steps: [
      {
        name: { en: 'Work order', nl: 'Werkbon' },
        who: { en: 'Technician', nl: 'Monteur' },
        with: { en: 'Paper', nl: 'Papier' },
        minutes: 8,
        waitDays: 1.5,
        cause: { en: 'is filled in later', nl: 'wordt later ingevuld' },
        becomes: {
          name: { en: 'Work order', nl: 'Werkbon' },
          who: { en: 'Technician', nl: 'Monteur' },
          with: { en: 'Phone form', nl: 'Op telefoon' },
          minutes: 6,
          waitDays: 0,
          bySoftware: false,
          note: {
            en: 'filled in on site, with a photo and signature',
            nl: 'ingevuld bij de klant, met foto en handtekening',
          },
        },
      },
      {
        name: { en: 'Hand in', nl: 'Inleveren' },
        who: { en: 'Technician', nl: 'Monteur' },
        with: { en: 'At the office', nl: 'Op kantoor' },
        minutes: 5,
        waitDays: 2.5,
        cause: { en: 'in the van until Friday', nl: 'tot vrijdag in de bus' },
        becomes: null,
        removedNote: { en: 'no drive back for a sheet of paper', nl: 'niet terugrijden voor een vel papier' },
      },
      {
        name: { en: 'Type over', nl: 'Overtypen' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'Excel', nl: 'Excel' },
        minutes: 11,
        waitDays: 1.2,
        cause: { en: 'waits for a quiet hour', nl: 'wacht op een rustig uur' },
        becomes: {
          name: { en: 'Draft', nl: 'Concept' },
          who: { en: 'Software', nl: 'Software' },
          with: { en: 'Form to books', nl: 'Uit formulier' },
          minutes: 1,
          waitDays: 0,
          bySoftware: true,
          note: { en: 'hours and parts become invoice lines', nl: 'uren en materiaal worden factuurregels' },
        },
      },
      {
        name: { en: 'Read through', nl: 'Nalopen' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'Sheet, phone', nl: 'Bon, telefoon' },
        minutes: 7,
        waitDays: 1.4,
        cause: { en: 'waits for a second look', nl: 'wacht op nalopen' },
        becomes: null,
        removedNote: { en: 'the form asks it on site', nl: 'het formulier vraagt het ter plekke' },
      },
      {
        name: { en: 'Invoice', nl: 'Factuur' },
        who: { en: 'Back office', nl: 'Administratie' },
        with: { en: 'Books', nl: 'Boekhouding' },
        minutes: 9,
        waitDays: 2,
        cause: { en: 'waits for invoice day', nl: 'wacht op factuurdag' },
        becomes: {
          name: { en: 'Check', nl: 'Nakijken' },
          who: { en: 'Back office', nl: 'Administratie' },
          with: { en: 'One screen', nl: 'Eén scherm' },
          minutes: 5,
          waitDays: 0.6,
          bySoftware: false,
          note: { en: 'read, corrected, passed on', nl: 'nagelezen, verbeterd, verder' },
        },
      },
      {
        name: { en: 'Send', nl: 'Versturen' },
        who: { en: 'Owner', nl: 'Eigenaar' },
        with: { en: 'By mail', nl: 'Per mail' },
        minutes: 4,
        waitDays: 3,
        cause: { en: 'waits for the owner', nl: 'wacht op de eigenaar' },
        becomes: {
          name: { en: 'Approve, send', nl: 'Akkoord' },
          who: { en: 'Owner', nl: 'Eigenaar' },
          with: { en: 'Phone', nl: 'Telefoon' },
          minutes: 3,
          waitDays: 0.5,
          bySoftware: false,
          note: { en: 'a list once a day', nl: 'een lijst, één keer per dag' },
        },
      },
    ],
    loops: [{ from: 3, to: 0, label: { en: '1 in 5 lacks parts or hours', nl: '1 op de 5 mist materiaal of uren' } }],
    redlines: [
      { at: 1, text: { en: 'The invoice waits in a van', nl: 'De factuur ligt in een bus' } },
      {
        at: 2,
        text: {
          en: 'Handwriting, read by someone who was not there',
          nl: 'Handschrift, gelezen door wie er niet bij was',
        },
      },
    ],
  },
  questions: [
    {
      question: { en: 'Do you come to us?', nl: 'Komt u bij ons langs?' },
      answer: {
        en: 'Yes, in and around Amsterdam and Naarden: at the desk, in the workshop, in the van.',
        nl: 'Ja, in en om Amsterdam en Naarden: aan het bureau, in de werkplaats, in de bus.',
      },
    },
    {
      question: { en: 'What does a visit cost?', nl: 'Wat kost een bezoek?' },
      answer: {
        en: `The audit is free, travel included. The workshop is ${euros(offer.workshop.priceCents, 'en')}, at yours or at ours.`,
        nl: `De audit is gratis, inclusief reistijd. De workshop kost ${euros(offer.workshop.priceCents, 'nl')}, bij u of bij ons.`,
      },
    },
    {
      question: { en: 'Where is the AI in this?', nl: 'Waar zit de AI hierin?' },
      answer: {
        en: 'In the paper that is left: a model reads the handwriting, a person checks it. A form needs no AI.',
        nl: 'In het papier dat er nog is: een model leest het handschrift, een mens kijkt het na. Een formulier heeft geen AI nodig.',
      },
    },
  ],
  local: {
    headline: { en: 'We draw where the work is done.', nl: 'We tekenen waar het werk gebeurt.' },
    intro: {
      en: 'What waits lies on a desk, a workbench or the seat of a van. So we come and look. Or you come to us.',
      nl: 'Wat wacht, ligt op een bureau, een werkbank of de bijrijdersstoel van een bus. Daarom komen we kijken. Of u komt naar ons.',
    },
    rooms,
    sectors: [
      {
        name: { en: 'Electrical work and building services', nl: 'Elektro\u00adtechniek en installatie' },
        process: {
          en: 'From work order to invoice. The sheet rides along until Friday.',
          nl: 'Van werkbon tot factuur. De bon rijdt tot vrijdag mee.',
        },
      },
      {
        name: { en: 'Wholesale', nl: 'Groot\u00adhandel' },
        process: {
          en: 'From order mail to confirmation. It waits for the warehouse.',
          nl: 'Van ordermail tot bevestiging. De order wacht op het magazijn.',
        },
      },
      {
        name: {
          en: 'Storage and transport services, in Westpoort and at Schiphol',
          nl: 'Opslag en logistieke diensten, in Westpoort en op Schiphol',
        },
        process: {
          en: 'From delivery to invoice. The consignment note comes back with the driver.',
          nl: 'Van levering tot factuur. De vrachtbrief komt met de chauffeur terug.',
        },
      },
      {
        name: {
          en: 'Film and television production, in Hilversum and Het Gooi',
          nl: 'Film- en televisie\u00adproductie, in Hilversum en het Gooi',
        },
        process: {
          en: 'From shooting day to paid crew. Hours come in by mail, in every form.',
          nl: 'Van draaidag tot betaalde crew. De uren komen per mail, van iedereen op een eigen lijstje.',
        },
      },
      {
        name: { en: 'Home care', nl: 'Thuiszorg' },
        process: {
          en: 'From visit to claim. A changed hour waits for the planner.',
          nl: 'Van bezoek tot declaratie. Een gewijzigd uur wacht op de planner.',
        },
      },
      {
        name: { en: 'Hotels and restaurants', nl: 'Hotels en restaurants' },
        process: {
          en: 'From delivery to paid invoice. The slip sits in the kitchen.',
          nl: 'Van levering tot betaalde factuur. De pakbon ligt in de keuken.',
        },
      },
      {
        name: { en: 'Adver\u00adtising and design agencies', nl: 'Reclame- en ontwerp\u00adbureaus' },
        process: {
          en: 'From hours to invoice. Written down on Friday, from memory.',
          nl: 'Van uren tot factuur. Vrijdag opgeschreven, uit het hoofd.',
        },
      },
    ],
    visit: [
      {
        time: { en: '9:00', nl: '9.00' },
        text: {
          en: 'Coffee with the people who do the work. The owner says nothing for half an hour.',
          nl: 'Koffie met wie het werk doet. De eigenaar zegt een halfuur niets.',
        },
      },
      {
        time: { en: '9:30', nl: '9.30' },
        text: {
          en: 'We follow one recent case from desk to desk.',
          nl: 'We volgen één recent geval van bureau naar bureau.',
        },
      },
      {
        time: { en: '10:30', nl: '10.30' },
        text: {
          en: 'The drawing goes on the wall: steps, minutes, waits.',
          nl: 'De tekening komt op de muur: stappen, minuten, wachttijd.',
        },
      },
      {
        time: { en: '11:15', nl: '11.15' },
        text: {
          en: 'What can go, what software can do, what stays with a person.',
          nl: 'Wat weg kan, wat software kan doen, wat bij een mens blijft.',
        },
      },
      {
        time: { en: '11:45', nl: '11.45' },
        text: {
          en: 'We say whether it is worth going on, and at what price.',
          nl: 'We zeggen of doorgaan de moeite waard is, en wat dat kost.',
        },
      },
    ],
  },
}
