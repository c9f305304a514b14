/**
 * What the site stores on a visitor's device: exactly what app/browser/, the checklist and app/domain/account/ write, and
 * nothing that is still to come. The names are those of preferences.ts, visitor-details.ts, tick-store.ts,
 * session-marker.ts, auth.server.ts and service-worker.ts.
 */
import type { Copy } from '../localized.ts'
import { keptArticles } from '../offline.ts'
import { legalWords, type NoteCopy } from './note.ts'
import { retention } from './retention.ts'

/** As long as app/browser/preferences.ts gives the language cookie. */
export const languageCookieDays = 365

export const cookies = {
  headline: { en: 'Cookies', nl: 'Cookies' },
  lede: {
    en: 'One cookie and four notes remember what you chose, ticked or filled in. Articles you open stay readable. Signing in adds what it needs, and no more.',
    nl: 'Eén cookie en vier notities onthouden wat u koos, aanvinkte of invulde. Artikelen die u opent, blijven leesbaar. Bij inloggen komt erbij wat daarvoor nodig is.',
  },
  lastChanged: '2026-11-29',
  words: legalWords,
  /** In note 1. */
  stored: {
    caption: { en: 'What the site stores on your device', nl: 'Wat de website op uw apparaat bewaart' },
    columns: {
      name: { en: 'Name', nl: 'Naam' },
      kind: { en: 'Kind', nl: 'Soort' },
      when: { en: 'Written when', nl: 'Geschreven als' },
      does: { en: 'What it does', nl: 'Wat het doet' },
      sent: { en: 'Sent to us', nl: 'Gaat naar ons' },
      howLong: { en: 'How long', nl: 'Hoe lang' },
    },
    list: [
      {
        name: 'preferred-language',
        kind: 'cookie',
        when: { en: 'you change the language', nl: 'u van taal wisselt' },
        does: { en: 'remembers ‘en’ or ‘nl’', nl: 'onthoudt ‘en’ of ‘nl’' },
        sent: {
          en: 'yes, but our server does not use it',
          nl: 'ja, maar onze server gebruikt hem niet',
        },
        howLong: { en: `${languageCookieDays} days`, nl: `${languageCookieDays} dagen` },
      },
      {
        name: 'preferred-language',
        kind: { en: 'local storage', nl: 'lokale opslag' },
        when: { en: 'you change the language', nl: 'u van taal wisselt' },
        does: {
          en: 'the same, for browsers that drop the cookie',
          nl: 'hetzelfde, voor browsers die de cookie weggooien',
        },
        sent: { en: 'no', nl: 'nee' },
        howLong: { en: 'until you clear it', nl: 'tot u het wist' },
      },
      {
        name: 'theme',
        kind: { en: 'local storage', nl: 'lokale opslag' },
        when: { en: 'you change the theme', nl: 'u de weergave wijzigt' },
        does: { en: 'remembers dark, light or system', nl: 'onthoudt donker, licht of systeem' },
        sent: { en: 'no', nl: 'nee' },
        howLong: { en: 'until you clear it', nl: 'tot u het wist' },
      },
      {
        name: 'checklist',
        kind: { en: 'local storage', nl: 'lokale opslag' },
        when: {
          en: 'you tick a point of the checklist, or open the list signed in',
          nl: 'u een punt van de checklist aanvinkt, of de lijst ingelogd opent',
        },
        does: {
          en: 'remembers your ticks, and when you set them',
          nl: 'onthoudt uw vinkjes en wanneer u ze zette',
        },
        sent: {
          en: 'only if you are signed in, or have the list mailed or made as a PDF',
          nl: 'alleen als u bent ingelogd, of de lijst laat mailen of als pdf laat maken',
        },
        howLong: { en: 'until you clear it', nl: 'tot u het wist' },
      },
      {
        name: 'service-worker.js',
        kind: { en: 'script with a cache', nl: 'script met een cache' },
        when: { en: 'you open an article', nl: 'u een artikel opent' },
        does: {
          en: 'shows the article again when you have no connection',
          nl: 'toont het artikel opnieuw als u geen verbinding hebt',
        },
        sent: { en: 'no', nl: 'nee' },
        howLong: {
          en: `the last ${keptArticles} articles, until you clear them`,
          nl: `de laatste ${keptArticles} artikelen, tot u ze wist`,
        },
      },
      {
        name: 'details',
        kind: { en: 'session storage', nl: 'sessieopslag' },
        when: {
          en: 'you send a form with your name or e-\u2060mail address',
          nl: 'u een formulier met uw naam of e-\u2060mailadres verstuurt',
        },
        does: {
          en: 'fills in name, e-\u2060mail, company and phone in the next form',
          nl: 'vult naam, e-\u2060mail, bedrijf en telefoon in het volgende formulier in',
        },
        sent: { en: 'no, only what you send with that form', nl: 'nee, alleen wat u met dat formulier verstuurt' },
        howLong: {
          en: 'until you close the tab, or empty the fields',
          nl: 'tot u het tabblad sluit of de velden leegmaakt',
        },
      },
      {
        name: '__Host-site.session_token',
        kind: 'cookie',
        when: { en: 'you sign in', nl: 'u inlogt' },
        does: { en: 'shows our server that you are signed in', nl: 'laat onze server zien dat u bent ingelogd' },
        sent: { en: 'yes', nl: 'ja' },
        howLong: retention.kinds.session.term,
      },
      {
        name: 'signed-in',
        kind: 'cookie',
        when: { en: 'you sign in', nl: 'u inlogt' },
        does: {
          en: 'tells your other tabs; a random word that proves nothing',
          nl: 'vertelt het uw andere tabbladen; een willekeurig woord dat niets bewijst',
        },
        sent: { en: 'yes', nl: 'ja' },
        howLong: retention.kinds.session.term,
      },
      {
        name: 'session-marker',
        kind: { en: 'local storage', nl: 'lokale opslag' },
        when: { en: 'you sign in or out', nl: 'u in- of uitlogt' },
        does: { en: 'the same word, for older browsers', nl: 'hetzelfde woord, voor oudere browsers' },
        sent: { en: 'no', nl: 'nee' },
        howLong: { en: 'until you clear it', nl: 'tot u het wist' },
      },
      {
        name: '__Host-site.state',
        kind: 'cookie',
        when: { en: 'you choose Google or Microsoft', nl: 'u Google of Microsoft kiest' },
        does: { en: 'ties their answer to your browser', nl: 'koppelt hun antwoord aan uw browser' },
        sent: { en: 'yes', nl: 'ja' },
        howLong: { en: '5 minutes', nl: '5 minuten' },
      },
    ],
  },
  notes: [
    {
      id: 'stored',
      title: { en: 'What is stored', nl: 'Wat er wordt bewaard' },
      inShort: {
        en: 'Your language and theme, if you change them. Your ticks. Articles you open. Your details after a form. Your session, if you sign in.',
        nl: 'Uw taal en weergave, als u die wijzigt. Uw vinkjes. Artikelen die u opent. Uw gegevens na een formulier. Uw sessie, als u inlogt.',
      },
      paragraphs: [
        {
          en: 'Nothing is stored on your device until you do something that the table names. For visitors the table is complete.',
          nl: 'Op uw apparaat komt niets te staan tot u iets doet wat de tabel noemt. Voor bezoekers is de tabel volledig.',
        },
        {
          en: 'The cookie of the language goes to this site only, and not when you come in by a link on another site (SameSite=Strict). Over https it is marked Secure.',
          nl: 'De taalcookie gaat alleen naar deze website, en niet als u binnenkomt via een link op een andere website (SameSite=Strict). Over https staat er Secure bij.',
        },
        {
          en: 'Those of signing in go to this site only too (SameSite=Lax). No script can read the cookie of the session.',
          nl: 'De cookies van het inloggen gaan ook alleen naar deze website (SameSite=Lax). Geen script kan de sessiecookie lezen.',
        },
      ],
    },
    {
      id: 'banner',
      title: { en: 'Why there is no banner', nl: 'Waarom er geen melding is' },
      inShort: { en: 'There is nothing to ask.', nl: 'Er is niets te vragen.' },
      paragraphs: [
        {
          en: 'Article 11.7a of the Dutch Telecommunications Act asks for consent to store things on a device. What is needed for something that you ask for yourself is excepted.',
          nl: 'Artikel 11.7a van de Telecommunicatiewet vraagt toestemming om iets op een apparaat te bewaren. Wat nodig is voor iets waar u zelf om vraagt, is uitgezonderd.',
        },
        {
          en: 'Each row of the table does what you asked for at that moment: it remembers your choice, spares you typing twice, or keeps you signed in. An article that you open stays there to be read again. We do not see which.',
          nl: 'Elke regel van de tabel doet wat u op dat moment vroeg: uw keuze onthouden, u niet twee keer laten typen, of u ingelogd houden. Een artikel dat u opent, blijft er staan om opnieuw te lezen. Wij zien niet welke artikelen dat zijn.',
        },
      ],
    },
    {
      id: 'read',
      title: { en: 'What the site reads', nl: 'Wat de website leest' },
      inShort: {
        en: 'The language of your browser, and its time zone when you book a call.',
        nl: 'De taal van uw browser, en de tijdzone als u een gesprek boekt.',
      },
      paragraphs: [
        {
          en: 'When you enter on an English page, a script looks at the language of your browser. If that is Dutch, you are taken to the Dutch page. The answer is not kept and not sent.',
          nl: 'Komt u binnen op een Engelse pagina, dan kijkt een script naar de taal van uw browser. Is die Nederlands, dan gaat u naar de Nederlandse pagina. Het antwoord wordt niet bewaard en niet verstuurd.',
        },
        {
          en: 'Where you book a call, a script looks at the time zone of your browser. If its clock differs from ours, the zone is put into the address of the page with the times, which then shows both. From the form it goes along when you book, and our mails give both. What we keep of it is in the {privacy}.',
          nl: 'Waar u een gesprek boekt, kijkt een script naar de tijdzone van uw browser. Loopt uw klok anders dan de onze, dan komt de tijdzone in het adres van de pagina met de tijden, die dan beide toont. Vanuit het formulier gaat hij mee als u boekt, en onze mails noemen beide. Wat wij ervan bewaren, staat in de {privacy}.',
        },
        {
          en: 'Campaign words in an address (those that start with utm_) travel along in our own links. We store them with what you send us. Of utm_source we also count how often it comes in a day: see the {privacy}.',
          nl: 'Campagnewoorden in een adres (die met utm_ beginnen) reizen mee in onze eigen links. Wij bewaren ze bij wat u ons stuurt. Van utm_source tellen wij ook hoe vaak het per dag voorkomt: zie de {privacy}.',
        },
      ],
    },
    {
      id: 'not-used',
      title: { en: 'What we do not use', nl: 'Wat wij niet gebruiken' },
      inShort: { en: 'Nothing that follows you.', nl: 'Niets wat u volgt.' },
      paragraphs: [
        {
          en: 'No statistics by cookies or by other companies, no advertising, no buttons of social media, no fonts or scripts from others. Pages ask nothing of any company but ours. Our mails hold no pixels.',
          nl: 'Geen statistieken met cookies of door andere bedrijven, geen reclame, geen knoppen van sociale media, geen lettertypen of scripts van anderen. Pagina’s vragen niets op bij een ander bedrijf. In onze mails staan geen pixels.',
        },
        {
          en: 'Our server counts by itself how often a page is opened. Only where your browser had fetched a page ahead does a script tell it that you open it. Nothing is stored on your device for that, and we keep numbers only.',
          nl: 'Onze server telt zelf hoe vaak een pagina wordt geopend. Alleen als uw browser een pagina vooraf had opgehaald, meldt een script dat u die opent. Daarvoor komt er niets op uw apparaat te staan, en wij bewaren alleen aantallen.',
        },
      ],
    },
    {
      id: 'remove',
      title: { en: 'How to remove it', nl: 'Hoe u het verwijdert' },
      inShort: { en: 'In your browser, in a minute.', nl: 'In uw browser, in een minuut.' },
      paragraphs: [
        {
          en: 'Clear the data of this site in the settings of your browser. The site is then dark again, forgets your language, your ticks and your articles, and you are signed out.',
          nl: 'Wis de gegevens van deze website in de instellingen van uw browser. De website is dan weer donker en kent uw taal, uw vinkjes en uw artikelen niet meer. U bent dan ook uitgelogd.',
        },
        {
          en: 'If your browser forbids storage, everything works but signing in and reading offline. Your choices then hold for one page.',
          nl: 'Verbiedt uw browser het bewaren, dan werkt alles behalve inloggen en offline lezen. Uw keuzes gelden dan voor één pagina.',
        },
        {
          en: 'If we ever add a cookie, it stands in the table first.',
          nl: 'Komt er ooit een cookie bij, dan staat die eerst in de tabel.',
        },
      ],
    },
  ] satisfies readonly NoteCopy[],
} satisfies Copy
