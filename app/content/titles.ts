/**
 * Title and description of every page: what search engines and shared links show. A title stands here without the
 * brand, at most 48 characters; a description has at most 160. No soft hyphens.
 */
import { euros } from '#app/formats.ts'
import type { Localized } from '#app/locales.ts'
import type { PageKey } from '#app/site-map.ts'
import { guarantee } from './guarantee.ts'
import { offer } from './offer.ts'

const { weeks, resultDays } = offer

interface PageTitle {
  readonly title: Localized<string>
  readonly description: Localized<string>
}

export const titles = {
  home: {
    title: { en: 'Stop leaking profit, start automating', nl: 'Laat geen winst weglekken, automatiseer' },
    description: {
      en: `We draw one process as it runs, find where it waits and automate the steps worth it. Fixed prices. ${guarantee.inDescription.home.en}`,
      nl: `Wij tekenen één proces, zien waar het wacht en automatiseren wat het waard is. Vaste prijs. ${guarantee.inDescription.home.nl}`,
    },
  },
  contact: {
    title: { en: 'Contact: tell us what waits', nl: 'Contact: vertel ons wat er wacht' },
    description: {
      en: `One sentence about your process is enough. A person replies within ${offer.replyHours} hours. Call, WhatsApp, write, or plan a ${offer.introCall.minutes}-minute call.`,
      nl: `Eén zin over uw proces is genoeg. Binnen ${offer.replyHours} uur antwoordt een mens. Bel, app, schrijf of plan een gesprek van ${offer.introCall.minutes} minuten.`,
    },
  },
  services: {
    title: { en: 'Ten services, each drawn first', nl: 'Tien diensten, elk eerst getekend' },
    description: {
      en: 'From lead follow-up to invoice approval: ten services with their map, their time and their price. You see what you buy before you buy it.',
      nl: 'Van leadopvolging tot factuurgoedkeuring: tien diensten met tekening, termijn en prijs. U ziet wat u koopt voordat u het koopt.',
    },
  },
  workflowOptimization: {
    title: { en: 'Workflow optimisation: less waiting', nl: 'Procesoptimalisatie: minder wachten' },
    description: {
      en: `In our example an order takes 39 minutes of work and 4.6 days. We draw why, take steps out and automate the rest. Results in ${resultDays.from} to ${resultDays.to} days, fixed price.`,
      nl: `In ons voorbeeld kost een order 39 minuten werk en 4,6 dagen. Wij tekenen waarom, halen stappen weg en automatiseren de rest. Resultaat in ${resultDays.from} tot ${resultDays.to} dagen.`,
    },
  },
  leadGeneration: {
    title: { en: 'Lead generation without the waiting', nl: 'Leadgeneratie zonder wachten' },
    description: {
      en: `We draw the road from web form to quote and take the waiting out: from 6.3 days to 0.6 in our example. First results in ${weeks.leadGeneration.from} to ${weeks.leadGeneration.to} weeks, fixed price.`,
      nl: `Wij tekenen de weg van webformulier tot offerte en halen de wachttijd eruit: in ons voorbeeld van 6,3 naar 0,6 dagen. Eerste resultaat in ${weeks.leadGeneration.from} tot ${weeks.leadGeneration.to} weken.`,
    },
  },
  projectManagement: {
    title: { en: 'Project management without status mail', nl: 'Projectmanagement zonder statusmail' },
    description: {
      en: `One board, one short meeting, no status mail. Weekly status goes from 98 to 33 minutes in our example. Live in ${weeks.projectManagement.from} to ${weeks.projectManagement.to} weeks, fixed price.`,
      nl: `Eén bord, één kort overleg, geen statusmail. In ons voorbeeld gaat de wekelijkse status van 98 naar 33 minuten. In gebruik in ${weeks.projectManagement.from} tot ${weeks.projectManagement.to} weken.`,
    },
  },
  crmBuildouts: {
    title: { en: 'CRM buildouts people keep up to date', nl: 'CRM-inrichting die bijgewerkt blijft' },
    description: {
      en: `Quotes, orders, mails and invoices on one card. A customer question goes from 4.6 days to 0.3 in our example. Live in ${weeks.crmBuildouts.from} to ${weeks.crmBuildouts.to} weeks.`,
      nl: `Offertes, orders, mails en facturen op één kaart. Een klantvraag gaat in ons voorbeeld van 4,6 naar 0,3 dagen. In gebruik in ${weeks.crmBuildouts.from} tot ${weeks.crmBuildouts.to} weken.`,
    },
  },
  hiringSystems: {
    title: {
      en: `Hiring systems: ${offer.shorterTimeToHirePercent}% shorter time-to-hire`,
      nl: `Wervingssysteem: ${offer.shorterTimeToHirePercent}% sneller vervuld`,
    },
    description: {
      en: `Applicants hear back at once, managers read on one screen, people decide. ${offer.shorterTimeToHirePercent}% shorter time-to-hire, live in ${weeks.hiringSystems.from} to ${weeks.hiringSystems.to} weeks, fixed price.`,
      nl: `Sollicitanten horen direct iets, managers lezen op één scherm en mensen beslissen. Vacatures ${offer.shorterTimeToHirePercent}% sneller vervuld, in gebruik in ${weeks.hiringSystems.from} tot ${weeks.hiringSystems.to} weken.`,
    },
  },
  sopsConsulting: {
    title: {
      en: `SOPs and consulting: ${offer.fasterOnboardingPercent}% faster onboarding`,
      nl: `Werkinstructies: ${offer.fasterOnboardingPercent}% sneller ingewerkt`,
    },
    description: {
      en: 'What sits in one head goes on one page per task. New colleagues work alone after 5.2 days instead of 20.9 in our example.',
      nl: 'Wat in één hoofd zit, komt op één pagina per taak. In ons voorbeeld werken nieuwe collega’s na 5,2 dagen zelfstandig, in plaats van na 20,9.',
    },
  },
  aiServiceFulfillment: {
    title: { en: 'AI service fulfillment, read by people', nl: 'Serviceafhandeling met AI, door mensen gelezen' },
    description: {
      en: `Software sorts questions and drafts answers with their source. A person reads every answer before it goes. Results in ${resultDays.from} to ${resultDays.to} days.`,
      nl: `Software sorteert vragen en schrijft een concept met bron. Een mens leest elk antwoord voordat het weggaat. Resultaat in ${resultDays.from} tot ${resultDays.to} dagen.`,
    },
  },
  automationRoiConsulting: {
    title: { en: 'Automation ROI consulting: count first', nl: 'Rendementsadvies automatisering: eerst tellen' },
    description: {
      en: `Which software earns its money back? One sheet, one formula, one check on day 90. Full ROI in about ${offer.fullReturnDays} days, and no commission from suppliers.`,
      nl: `Welke software verdient zichzelf terug? Eén rekenblad, één formule, één controle op dag 90. Terugverdiend in ongeveer ${offer.fullReturnDays} dagen, zonder provisie.`,
    },
  },
  gdprCompliantAutomation: {
    title: { en: 'GDPR-compliant automation, drawn first', nl: 'Automatiseren volgens de AVG, eerst getekend' },
    description: {
      en: 'We draw which personal data goes where before anything is built. An access request goes from 18.4 days to 2.6 in our example.',
      nl: 'We tekenen welke persoonsgegevens waarheen gaan voordat we bouwen. Een inzageverzoek gaat in ons voorbeeld van 18,4 naar 2,6 dagen.',
    },
  },
  aiAutomationAmsterdam: {
    title: { en: 'AI automation in Amsterdam and Naarden', nl: 'AI-automatisering in Amsterdam en Naarden' },
    description: {
      en: 'We come to your desk, workshop or van and draw the process there. From work order to invoice in 1.1 days instead of 11.7 in our example.',
      nl: 'We komen naar uw bureau, werkplaats of bus en tekenen het proces daar. Van werkbon tot factuur duurt in ons voorbeeld 1,1 dag in plaats van 11,7.',
    },
  },
  workshop: {
    title: {
      en: `Workshop: four hours, one process, ${euros(offer.workshop.priceCents, 'en')}`,
      nl: `Workshop: vier uur, één proces, ${euros(offer.workshop.priceCents, 'nl')}`,
    },
    description: {
      en: `Four hours, or two sessions of two. You leave with two drawings and ${guarantee.inDescription.workshop.en}`,
      nl: `Vier uur, of twee keer twee. U gaat weg met twee tekeningen en ${guarantee.inDescription.workshop.nl}`,
    },
  },
  calculator: {
    title: { en: 'ROI calculator: what waiting costs you', nl: 'ROI-calculator: wat wachten u kost' },
    description: {
      en: `Enter the steps of one process and see what it costs a year, what automation saves and when it is paid back. Free, about ${offer.calculator.minutes} minutes, no e-mail.`,
      nl: 'Vul de stappen van één proces in. U ziet wat het per jaar kost, wat automatiseren bespaart en wanneer het terug is. Gratis, zonder e-mailadres.',
    },
  },
  getStarted: {
    title: { en: 'Get started: three roads', nl: 'Aan de slag: drie wegen' },
    description: {
      en: 'Free audit, workshop or calculator: which one fits, what it costs and how long it takes. One page, no form.',
      nl: 'Gratis audit, workshop of calculator: welke past bij u, wat het kost en hoe lang het duurt. Eén pagina, geen formulier.',
    },
  },
  projects: {
    title: { en: 'Projects: before and after, drawn', nl: 'Projecten: voor en na, getekend' },
    description: {
      en: 'Case drawings with days, minutes and euros, before and after, and what we left manual.',
      nl: 'Tekeningen van projecten met dagen, minuten en euro’s, voor en na. En wat handwerk bleef.',
    },
  },
  partnership: {
    title: { en: 'Growth partnership: the next process', nl: 'Groeipartnerschap: het volgende proces' },
    description: {
      en: 'After the first project: one process after another, at a fixed price each, with the right to stop after every one.',
      nl: 'Na het eerste project: proces voor proces, elk voor een vaste prijs. Na elk proces kunt u stoppen.',
    },
  },
  blog: {
    title: { en: 'Blog: processes, drawn and counted', nl: 'Blog: processen, getekend en geteld' },
    description: {
      en: 'Articles for owners of Dutch companies of 10 to 200 people: automation, AI, business, strategy and technology, with worked examples.',
      nl: 'Artikelen voor eigenaren van bedrijven met 10 tot 200 mensen: automatisering, AI, ondernemen, strategie en technologie, met rekenvoorbeelden.',
    },
  },
  checklist: {
    title: { en: 'Checklist: mend first, then automate', nl: 'Checklist: eerst op orde, dan automatiseren' },
    description: {
      en: 'Thirty points in six themes. Tick what is true today and see which theme to mend first. Free, your ticks stay in your browser.',
      nl: 'Dertig punten in zes thema’s. Vink aan wat vandaag klopt en zie welk thema eerst aandacht vraagt. Gratis, uw vinkjes blijven in uw browser.',
    },
  },
  signIn: {
    title: { en: 'Sign in', nl: 'Inloggen' },
    description: {
      en: 'Sign in to keep your checklist on more than one device.',
      nl: 'Log in om uw checklist op meer apparaten te bewaren.',
    },
  },
  resetPassword: {
    title: { en: 'Set a new password', nl: 'Nieuw wachtwoord instellen' },
    description: {
      en: 'Set a new password for your account.',
      nl: 'Stel een nieuw wachtwoord in voor uw account.',
    },
  },
  privacy: {
    title: { en: 'Privacy statement', nl: 'Privacyverklaring' },
    description: {
      en: 'Which data we keep, why, how long and who sees it. And how you get it deleted.',
      nl: 'Welke gegevens wij bewaren, waarom, hoe lang en wie ze ziet. En hoe u ze laat wissen.',
    },
  },
  terms: {
    title: { en: 'Terms and guarantee', nl: 'Voorwaarden en garantie' },
    description: {
      en: `Our terms on two pages, with the conditions of ${guarantee.inDescription.terms.en} in full.`,
      nl: `Onze voorwaarden op twee pagina’s, met de volledige voorwaarden van ${guarantee.inDescription.terms.nl}.`,
    },
  },
  cookies: {
    title: { en: 'Cookies', nl: 'Cookies' },
    description: {
      en: 'The few cookies we set, what each does and how long it stays. None of them follows you.',
      nl: 'Welke cookies wij plaatsen, wat ze doen en hoe lang ze blijven. Geen ervan volgt u.',
    },
  },
  accessibility: {
    title: { en: 'Accessibility statement', nl: 'Toegankelijkheidsverklaring' },
    description: {
      en: 'What works, what does not yet, and where to report it.',
      nl: 'Wat werkt, wat nog niet, en waar u het meldt.',
    },
  },
  bookIntroCall: {
    title: { en: 'Plan an appointment', nl: 'Afspraak plannen' },
    description: {
      en: 'Choose a day and a time. You get a confirmation with a calendar file.',
      nl: 'Kies een dag en een tijd. U krijgt een bevestiging met een agendabestand.',
    },
  },
  bookWorkshop: {
    title: { en: 'Plan an appointment', nl: 'Afspraak plannen' },
    description: {
      en: 'Choose a day and a time. You get a confirmation with a calendar file.',
      nl: 'Kies een dag en een tijd. U krijgt een bevestiging met een agendabestand.',
    },
  },
} satisfies Record<PageKey, PageTitle>
