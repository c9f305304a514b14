/**
 * Title and description of every page: what search engines and shared links show. A title stands here without the
 * brand, at most 48 characters; a description has at most 160. No soft hyphens.
 */
import { euros } from '#app/formats.ts'
import type { Localized } from '#app/locales.ts'
import type { SinglePageKey } from '#app/site-map.ts'
import { guarantee } from './guarantee.ts'
import { offer } from './offer.ts'

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
      en: `One sentence about your process is enough. On working days a person replies within ${offer.replyHours} hours. Call, WhatsApp, write, or plan a ${offer.introCall.minutes}-minute call.`,
      nl: `Eén zin over uw proces is genoeg. Op werkdagen antwoordt binnen ${offer.replyHours} uur een mens. Bel, app, schrijf of plan een gesprek van ${offer.introCall.minutes} minuten.`,
    },
  },
  services: {
    title: { en: 'Ten services, each drawn first', nl: 'Tien diensten, elk eerst getekend' },
    description: {
      en: 'From lead follow-up to work order: ten services, each with its map, its price and what to expect. You see what you buy before you buy it.',
      nl: 'Van leadopvolging tot werkbon: tien diensten, elk met tekening, prijs en waar u op kunt rekenen. U ziet wat u koopt voordat u het koopt.',
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
      en: `Enter the steps of one process: what it costs a year, what automation saves and when it is paid back. Free, about ${offer.calculator.minutes} minutes, no e-mail address.`,
      nl: `Vul de stappen van één proces in. U ziet de kosten per jaar, de besparing en de terugverdientijd. Gratis, in ongeveer ${offer.calculator.minutes} minuten, zonder e-mailadres.`,
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
      en: 'Thirty points in six themes. Tick what is true today and see which theme to mend first. Free, and without an account.',
      nl: 'Dertig punten in zes thema’s. Vink aan wat vandaag klopt en zie welk thema eerst aandacht vraagt. Gratis en zonder account.',
    },
  },
  signIn: {
    title: { en: 'Sign in', nl: 'Inloggen' },
    description: {
      en: 'Sign in to keep your checklist on more than one device.',
      nl: 'Log in om uw checklist op meer apparaten te bewaren.',
    },
  },
  signUp: {
    title: { en: 'Make an account', nl: 'Account maken' },
    description: {
      en: 'Make an account to keep your checklist. The page lists everything that it stores.',
      nl: 'Maak een account om uw checklist te bewaren. De pagina noemt alles wat er wordt bewaard.',
    },
  },
  signInLink: {
    title: { en: 'Sign in by a link', nl: 'Inloggen met een link' },
    description: { en: 'One button signs you in.', nl: 'Eén knop logt u in.' },
  },
  newEmail: {
    title: { en: 'Confirm your new address', nl: 'Uw nieuwe adres bevestigen' },
    description: { en: 'One button moves the account.', nl: 'Eén knop verhuist het account.' },
  },
  confirmEmail: {
    title: { en: 'Confirm your address', nl: 'Uw adres bevestigen' },
    description: {
      en: 'Your password once more makes the account.',
      nl: 'Nog één keer uw wachtwoord, en het account is er.',
    },
  },
  resetPassword: {
    title: { en: 'Set a new password', nl: 'Nieuw wachtwoord instellen' },
    description: {
      en: 'Set a new password for your account.',
      nl: 'Stel een nieuw wachtwoord in voor uw account.',
    },
  },
  account: {
    title: { en: 'Your account', nl: 'Uw account' },
    description: {
      en: 'Your name, your devices and your data, to change, take along or delete.',
      nl: 'Uw naam, uw apparaten en uw gegevens, om te wijzigen, mee te nemen of te wissen.',
    },
  },
  deleteAccount: {
    title: { en: 'Delete your account', nl: 'Uw account wissen' },
    description: {
      en: 'What goes, what stays, and the button that deletes your account.',
      nl: 'Wat weggaat, wat blijft, en de knop die uw account wist.',
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
      en: `Our terms on one sheet, with the conditions of ${guarantee.inDescription.terms.en} in full.`,
      nl: `Onze voorwaarden op één blad, met de volledige voorwaarden van ${guarantee.inDescription.terms.nl}.`,
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
      en: 'What we checked, by keyboard and on narrow screens too, what is still open, and where to report it.',
      nl: 'Wat wij controleerden, ook met het toetsenbord en op smalle schermen, wat nog openstaat en waar u het meldt.',
    },
  },
  offline: {
    title: { en: 'No connection', nl: 'Geen verbinding' },
    description: {
      en: 'What can be read without a connection, and what has to wait for one.',
      nl: 'Wat u zonder verbinding kunt lezen, en wat erop moet wachten.',
    },
  },
  bookIntroCall: {
    title: {
      en: `Plan an appointment: ${offer.introCall.minutes}-minute call`,
      nl: `Afspraak plannen: gesprek van ${offer.introCall.minutes} minuten`,
    },
    description: {
      en: 'Choose a day and a time. You get a confirmation with a calendar file.',
      nl: 'Kies een dag en een tijd. U krijgt een bevestiging met een agendabestand.',
    },
  },
  bookWorkshop: {
    title: { en: 'Plan an appointment: the workshop', nl: 'Afspraak plannen: de workshop' },
    description: {
      en: 'Choose a half day, or two blocks of two hours. You get a confirmation with a calendar file.',
      nl: 'Kies een dagdeel of twee keer twee uur. U krijgt een bevestiging met een agendabestand.',
    },
  },
} satisfies Record<SinglePageKey, PageTitle>
