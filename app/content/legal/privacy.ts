/**
 * The privacy statement: what article 13 of the GDPR asks for, of the site as it is. Whoever stores something new says
 * it here and in retention.ts. Who deletes, and when, stands in retention.ts only.
 */
import { company } from '../company.ts'
import type { Copy } from '../localized.ts'
import { languageCookieDays } from './cookies.ts'
import { legalWords, type NoteCopy } from './note.ts'
import { retention, visitSumYears } from './retention.ts'

const { address, registration } = company
const place = `{street}, ${address.postcode} ${address.city}`

export const privacy = {
  headline: { en: 'Privacy', nl: 'Privacy' },
  lede: {
    en: 'What we know about you, why, and until when. If you read one note only, read note 2.',
    nl: 'Wat wij van u weten, waarom en tot wanneer. Leest u één punt, lees dan punt 2.',
  },
  lastChanged: '2026-11-29',
  words: legalWords,
  retention,
  /** Who processes for us, in note 5. */
  processors: {
    caption: { en: 'Who processes data for us', nl: 'Wie gegevens voor ons verwerkt' },
    columns: {
      role: { en: 'For', nl: 'Voor' },
      name: { en: 'Company', nl: 'Bedrijf' },
      sees: { en: 'Can reach', nl: 'Kan bij' },
      where: { en: 'In', nl: 'In' },
    },
    list: [
      {
        sample: true,
        role: { en: 'Hosting', nl: 'Hosting van de website' },
        name: { en: 'to be named before launch', nl: 'wordt ingevuld vóór de website live gaat' },
        sees: { en: 'all that the site stores, and its logs', nl: 'alles wat de website bewaart, en de logboeken' },
        where: { en: 'the Netherlands', nl: 'Nederland' },
      },
      {
        sample: true,
        role: { en: 'Mail', nl: 'Mailverkeer' },
        name: { en: 'to be named before launch', nl: 'wordt ingevuld vóór de website live gaat' },
        sees: { en: 'mail from you and to you', nl: 'mail van u en aan u' },
        where: { en: 'the European Union', nl: 'de Europese Unie' },
      },
    ],
  },
  notes: [
    {
      id: 'controller',
      title: { en: 'Who answers for it', nl: 'Wie ervoor instaat' },
      inShort: { en: 'We do. Write to us.', nl: 'Wij. Schrijf ons.' },
      paragraphs: [
        {
          en: `${registration.legalName} is the controller: we decide what is kept, and why. Our address is ${place}. Our number in the trade register (KvK) is {kvk}.`,
          nl: `${registration.legalName} is de verwerkingsverantwoordelijke: wij beslissen wat wordt bewaard en waarom. Ons adres is ${place}. Ons nummer in het Handelsregister (KvK) is {kvk}.`,
        },
        {
          en: 'Questions and requests go to {email} or {phone}. A person answers them.',
          nl: 'Vragen en verzoeken stuurt u naar {email}, of u belt {phone}. Er antwoordt een mens.',
        },
        {
          en: 'We have no data protection officer. Article 37 of the GDPR (in Dutch: AVG) does not ask it of us. We follow nobody, and we process no sensitive data on a large scale.',
          nl: 'Wij hebben geen functionaris gegevensbescherming. Artikel 37 van de AVG vraagt dat niet van ons. Wij volgen niemand, en gevoelige gegevens verwerken wij niet op grote schaal.',
        },
        {
          en: 'This is the information that article 13 of the GDPR asks for. It covers this website and the people we do business with. Data that we see in the systems of a client falls under the data processing agreement with that client.',
          nl: 'Dit is de informatie die artikel 13 van de AVG voorschrijft. Ze geldt voor deze website en voor wie zaken met ons doet. Gegevens in de systemen van een klant vallen onder de verwerkersovereenkomst met die klant.',
        },
      ],
    },
    {
      id: 'kept',
      title: { en: 'What we keep, why and for how long', nl: 'Wat wij bewaren, waarom en hoe lang' },
      inShort: {
        en: 'Little, for a stated reason, and not for ever.',
        nl: 'Weinig, met een reden, en niet voor altijd.',
      },
      paragraphs: [
        {
          en: 'The table gives each kind of data with its purpose, its ground in article 6 of the GDPR, and its term.',
          nl: 'De tabel geeft per soort gegeven het doel, de grondslag in artikel 6 van de AVG en de termijn.',
        },
        {
          en: 'A message holds your name, your e-mail address, your company if you give it, and your text. Ground (b) holds when you write for yourself or your own firm. If you write for your employer, it is (f): our interest in answering you.',
          nl: 'In een bericht staan uw naam, uw e-mailadres, uw bedrijf als u dat invult, en uw tekst. Grondslag b geldt als u voor uzelf of uw eigen bedrijf schrijft. Schrijft u voor uw werkgever, dan is het f: ons belang om u te antwoorden.',
        },
        {
          en: 'The ROI calculator stores nothing until you press ‘Save and share’. A saved report holds the sheet, and your name if you give it.',
          nl: 'De ROI-calculator bewaart niets tot u op ‘Bewaren en delen’ drukt. In een bewaard rapport staan het blad en uw naam als u die invult.',
        },
        {
          en: 'Whoever has the web address of a report can see it. Of that address we keep only a code that cannot be reversed. Our copies of mails that hold it go after the term in the table.',
          nl: 'Wie het webadres van een rapport heeft, kan het zien. Van dat adres bewaren wij alleen een code die niet terug te rekenen is. Onze kopieën van mails waar het in staat, gaan weg na de termijn in de tabel.',
        },
        {
          en: 'Your e-mail address stands with the report only if you tick that we may contact you: ground (a). Without the tick we use it for the mails you asked for, and keep it in our copies of those.',
          nl: 'Uw e-mailadres staat alleen bij het rapport als u aanvinkt dat wij contact mogen opnemen: grondslag a. Zonder vinkje gebruiken wij het voor de mails waar u om vroeg. Het staat dan alleen in onze kopieën daarvan.',
        },
        {
          en: 'You take back that consent with the address to withdraw the report. Sheet, name, e-mail address and those copies are then erased at once, and our office deletes its mail about it. You can also write to us.',
          nl: 'U trekt die toestemming in met de link waarmee u het rapport intrekt. Blad, naam, e-mailadres en die kopieën worden dan direct gewist, en op kantoor verwijderen wij onze mail erover. U kunt ons ook schrijven.',
        },
        {
          en: 'A checklist that you have mailed is used for that mail, and stands in our copy of it. Only if you tick that we may contact you do we keep your address and your ticks: ground (a).',
          nl: 'Een checklist die u laat mailen, gebruiken wij voor die mail. Hij staat ook in onze kopie ervan. Alleen als u aanvinkt dat wij contact mogen opnemen, bewaren wij uw adres en uw vinkjes: grondslag a.',
        },
        {
          en: 'You take that consent back by saying so in a reply to that mail. We then delete both. A PDF of the checklist is drawn, sent to your browser, and kept nowhere.',
          nl: 'U trekt die toestemming in door dat te schrijven in een antwoord op die mail. Wij wissen dan beide. Een pdf van de checklist wordt gemaakt, naar uw browser gestuurd en nergens bewaard.',
        },
        {
          en: 'A booking holds its time, your name, your e-mail address, how we meet, and what you fill in besides: company, telephone number, address, text. For a call it also holds the time zone that you or your browser chose, where that is not ours. You get a mail when it is made, one at each change, and a reminder.',
          nl: 'In een afspraak staan de tijd, uw naam, uw e-mailadres, hoe wij elkaar spreken en wat u verder invult: bedrijf, telefoonnummer, adres, tekst. Bij een gesprek staat ook de tijdzone die u of uw browser koos, als dat niet de onze is. U krijgt een mail als de afspraak staat, één bij elke wijziging, en een herinnering.',
        },
        {
          en: 'Whoever has its address can see it, move it and cancel it. Of that address too the booking holds only a code. Our copies of mails that hold it, and a reminder that still waits, go after the term in the table.',
          nl: 'Wie de link ervan heeft, kan de afspraak zien, verzetten en afzeggen. Ook van die link staat bij de afspraak alleen een code. Onze kopieën van mails waar hij in staat, ook een herinnering die nog wacht, gaan weg na de termijn in de tabel.',
        },
        {
          en: 'An account holds your name, your e-mail address, the language of our mail, the ways you sign in and your ticks on the checklist. Its ground is (b). Of a password we keep a scrypt hash. Of each device that is signed in we keep the browser with its version and the system, such as Firefox 145 on Linux, how it signed in and when it was last used, and no IP address.',
          nl: 'Een account bevat uw naam, uw e-mailadres, de taal van onze mail, hoe u inlogt en uw vinkjes op de checklist. De grondslag is b. Van een wachtwoord bewaren wij een scrypt-hash. Van elk ingelogd apparaat bewaren wij de browser met zijn versie en het systeem, zoals Firefox 145 op Linux, hoe er is ingelogd en wanneer het voor het laatst is gebruikt, en geen IP-adres.',
        },
        {
          en: 'It stays until you delete it, on the page of your account. There you can also change it and download all of it. If you ask for another e-mail address, we write to both. The new one counts once the link in the mail to it is used. Links that we mail you for your account end after a quarter of an hour. What you filled in for a new account goes soon after, if its link was not used.',
          nl: 'Het blijft tot u het wist, op de pagina van uw account. Daar kunt u het ook wijzigen en alles downloaden. Wilt u een ander e-mailadres, dan schrijven wij naar beide. Het nieuwe telt zodra de link in de mail aan dat adres is gebruikt. Links die wij u voor uw account mailen, vervallen na een kwartier. Wat u invulde voor een nieuw account, wissen wij kort daarna als de link niet is gebruikt.',
        },
        {
          en: 'If you sign in with Google or Microsoft, we ask them who you are: name, e-mail address, and the number of your account there. They learn that you sign in here. Their keys are kept encrypted and go when you sign out.',
          nl: 'Logt u in met Google of Microsoft, dan vragen wij hun wie u bent: naam, e-mailadres en het nummer van uw account daar. Zij weten dan dat u hier inlogt. Hun sleutels bewaren wij versleuteld, tot u uitlogt.',
        },
        {
          en: 'Messages and bookings also stand in one list at our office, per e-mail address, with our notes and replies. Reports and checklists stand there only with your consent. What our staff change there is logged.',
          nl: 'Berichten en afspraken staan bij ons ook in één lijst, per e-mailadres, met onze notities en antwoorden. Rapporten en checklists staan er alleen in met uw toestemming. Wat onze medewerkers daarin wijzigen, wordt vastgelegd.',
        },
        {
          en: 'A mail that could not be delivered is kept as long as a message.',
          nl: 'Een mail die niet te bezorgen was, bewaren wij even lang als een bericht.',
        },
        {
          en: 'You are free to give us nothing. Without a name and an e-mail address we cannot answer a message.',
          nl: 'U hoeft ons niets te geven. Zonder naam en e-mailadres kunnen wij een bericht niet beantwoorden.',
        },
      ],
    },
    {
      id: 'recorded',
      title: { en: 'What the website records', nl: 'Wat de website vastlegt' },
      inShort: {
        en: 'Messages, bookings, reports, sign-ins, counts and faults. It does not follow you.',
        nl: 'Berichten, afspraken, rapporten, inlogs, tellingen en fouten. De website volgt u niet.',
      },
      paragraphs: [
        {
          en: 'With a message, a booking, a report or a kept checklist we store the page that you came from, unless it is that of the form itself, and the campaign words in the address, such as utm_source. They travel in our links and in the form, not on your device.',
          nl: 'Bij een bericht, een afspraak, een rapport of een bewaarde checklist bewaren wij de pagina waar u vandaan kwam, als dat niet die van het formulier zelf is, en de campagnewoorden in het adres, zoals utm_source. Die reizen mee in onze links en in het formulier, niet op uw apparaat.',
        },
        {
          en: 'Against abuse we count messages, bookings and moves of them, saved reports, mailed checklists, crash reports, attempts to sign in, to make an account or to change its address, and the mails that go with them. What we store is a code, computed from your IP address or e-mail address with a key of our server. Of an IPv6 address only the first half is used.',
          nl: 'Tegen misbruik tellen wij berichten, afspraken en het verzetten ervan, bewaarde rapporten, gemailde checklists, foutmeldingen, pogingen om in te loggen, een account te maken of het adres ervan te wijzigen, en de mails die daarbij horen. Wij bewaren een code, berekend uit uw IP-adres of e-mailadres met een sleutel van onze server. Van een IPv6-adres gebruiken wij alleen de eerste helft.',
        },
        {
          en: 'We note each sign-in and sign-out, each refused password, and each request for a link or an account. We also note when an account is changed, downloaded or deleted. A note says when it was and what it was, mostly with such a code of the IP address. This goes for an e-mail address without an account too, and the address itself is not noted. What belongs to your account you find in what you download, without the code.',
          nl: 'Wij leggen het vast als iemand in- of uitlogt, een wachtwoord wordt geweigerd of een link of account wordt aangevraagd. Ook als een account wordt gewijzigd, gedownload of gewist. Er staat bij wanneer het was, wat het was en meestal zo’n code van het IP-adres. Dat gebeurt ook bij een e-mailadres zonder account, maar het adres zelf staat er niet bij. Wat bij uw account hoort, vindt u zonder de code terug in wat u downloadt.',
        },
        {
          en: 'The key does not stand in the database or in its backups. Whoever has both can check whether a given address was counted. That is why we treat these codes as personal data.',
          nl: 'De sleutel staat niet in de database en niet in de back-ups. Wie allebei heeft, kan nagaan of een bepaald adres is geteld. Daarom behandelen wij deze codes als persoonsgegevens.',
        },
        {
          en: 'When a page crashes, your browser sends us the error and the path of the page. We store them with the name and version of the browser, and its system. E-mail addresses, addresses of reports and bookings, and all that follows a question mark in an address are taken out first.',
          nl: 'Loopt een pagina vast, dan stuurt uw browser ons de fout en het pad van de pagina. Wij bewaren die met naam en versie van de browser en het systeem. E-mailadressen, adressen van rapporten en afspraken en alles na een vraagteken in een adres halen wij er eerst uit.',
        },
        {
          en: 'The site’s own log holds path, status and duration of a request, and no IP address. The web server in front of it may log one: see the table.',
          nl: 'Het eigen logboek van de website bevat pad, status en duur van een verzoek, en geen IP-adres. De webserver ervoor kan dat wel vastleggen: zie de tabel.',
        },
        {
          en: 'Our server counts how often each page is opened in a day: in which language, and from which kind of place. That is a campaign word in the address, the name of the site with the link, or the page of ours before it. Where your browser had fetched a page ahead, a script tells our server that you open it, and from where.',
          nl: 'Onze server telt hoe vaak elke pagina per dag wordt geopend, in welke taal en waarvandaan. Dat laatste is het campagnewoord in het adres, de naam van de website met de link, of onze pagina ervoor. Had uw browser een pagina vooraf opgehaald, dan meldt een script onze server dat u die opent, en waarvandaan.',
        },
        {
          en: `Only the numbers are stored, for ${visitSumYears} years. No IP address, no browser, no cookie and no number of yours is part of them. One visit cannot be told from another, so we do not treat them as personal data.`,
          nl: `Alleen de aantallen worden bewaard, ${visitSumYears} jaar lang. Er zit geen IP-adres in, geen browser, geen cookie en geen nummer van u. Het ene bezoek is niet van het andere te onderscheiden. Daarom zien wij ze niet als persoonsgegevens.`,
        },
        {
          en: 'We make no profile of you, and no software alone decides anything about you (article 22). A message that looks like spam waits for a person.',
          nl: 'Wij maken geen profiel van u, en software neemt geen besluit over u (artikel 22). Een bericht dat op spam lijkt, wacht op een mens.',
        },
      ],
    },
    {
      id: 'cookies',
      title: { en: 'Cookies', nl: 'Cookies' },
      inShort: {
        en: 'For your language and your sign-in. No banner, because there is nothing to ask.',
        nl: 'Voor uw taal en uw inlog. Geen melding, want er is niets te vragen.',
      },
      paragraphs: [
        {
          en: `One cookie remembers the language that you chose, for ${languageCookieDays} days. Others keep you signed in. Your choice of theme and the articles you open stay in your own browser.`,
          nl: `Eén cookie onthoudt de taal die u koos, ${languageCookieDays} dagen lang. Andere houden u ingelogd. Uw keuze voor licht of donker en de artikelen die u opent, blijven in uw eigen browser.`,
        },
        {
          en: 'We count visits without any cookie (note 3), show no advertising and put no pixels in mail. The full list stands on the {cookies}.',
          nl: 'Wij tellen bezoek zonder cookies (punt 3), tonen geen reclame en zetten geen pixels in mail. De hele lijst staat op de {cookies}.',
        },
      ],
    },
    {
      id: 'others',
      sample: true,
      title: { en: 'Who else sees it', nl: 'Wie het nog meer ziet' },
      inShort: { en: 'Two processors, both with an agreement.', nl: 'Twee verwerkers, allebei met een overeenkomst.' },
      paragraphs: [
        {
          en: 'With each processor we have an agreement under article 28 of the GDPR. They may do with the data what we ask, and nothing else.',
          nl: 'Met elke verwerker hebben wij een overeenkomst volgens artikel 28 van de AVG. Een verwerker doet met de gegevens wat wij vragen, en niets anders.',
        },
        {
          en: 'Our accountant and the tax authority may see invoices. Apart from that we pass data on only when a law obliges us. We sell data to nobody.',
          nl: 'Onze boekhouder en de Belastingdienst kunnen facturen zien. Verder geven wij alleen iets door als een wet ons dat verplicht. Wij verkopen uw gegevens aan niemand.',
        },
        {
          en: 'We send no data out of the European Economic Area. If you choose to reach us by WhatsApp, or to sign in with Google or Microsoft, that company handles what it gets under its own terms, and may do so elsewhere. So do Google Calendar and Outlook, if you follow their links at a booking: these carry its title, its times and how we meet, your telephone number or address included.',
          nl: 'Wij sturen geen gegevens buiten de Europese Economische Ruimte. Kiest u voor WhatsApp, of voor inloggen met Google of Microsoft, dan verwerkt dat bedrijf uw gegevens volgens zijn eigen voorwaarden, en dat kan ook daarbuiten zijn. Dat geldt ook voor de links naar Google Agenda en Outlook bij een afspraak: die bevatten titel, tijden en hoe wij elkaar spreken, ook uw telefoonnummer of adres.',
        },
      ],
    },
    {
      // What the machine and its backups have to make true: a sample until somebody has set them up.
      sample: true,
      id: 'protection',
      title: { en: 'How it is kept', nl: 'Hoe het wordt beveiligd' },
      inShort: {
        en: 'Encrypted on its way, stored before it is mailed, copied each night.',
        nl: 'Versleuteld onderweg, eerst bewaard en dan gemaild, elke nacht gekopieerd.',
      },
      paragraphs: [
        {
          en: 'All traffic with the site is encrypted (https). Pages run no code and load no file from any other company: a strict policy in your browser sees to that.',
          nl: 'Al het verkeer met de website is versleuteld (https). Onze pagina’s laden geen code en geen bestanden van andere bedrijven. Wij laten uw browser dat tegenhouden.',
        },
        {
          en: 'A message or a booking is stored first and mailed afterwards, so that none is lost. On the server only the site’s own program and whoever runs the machine can open the database.',
          nl: 'Een bericht of afspraak wordt eerst bewaard en dan pas gemaild, zodat er geen verloren gaat. Op de server kunnen alleen het programma van de website en de beheerder van de machine bij de database.',
        },
        {
          en: 'Each night a copy of the database is made and kept, encrypted, in another place.',
          nl: 'Elke nacht maken wij een kopie van de database, die versleuteld op een andere plek staat.',
        },
        {
          en: 'If data leaks, we report it to the authority within 72 hours, where article 33 requires it. If the risk to you is high, you hear it from us too (article 34).',
          nl: 'Lekken er gegevens, dan melden wij dat binnen 72 uur bij de toezichthouder, als artikel 33 dat vraagt. Is het risico voor u hoog, dan hoort u het ook van ons (artikel 34).',
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'Your rights', nl: 'Uw rechten' },
      inShort: {
        en: 'Ask, and you have an answer within a month.',
        nl: 'Vraag het, en u hebt binnen een maand antwoord.',
      },
      paragraphs: [
        {
          en: 'You may see what we hold about you (article 15) and have it corrected (16) or erased (17). You may have its use restricted (18) or take it along (20).',
          nl: 'U mag zien wat wij van u hebben (artikel 15) en het laten verbeteren (16) of wissen (17). U mag het gebruik laten beperken (18) of de gegevens meenemen (20).',
        },
        {
          en: 'You may object to any use on ground (f), our interest (article 21). We then stop, unless we can show a reason that weighs more.',
          nl: 'U mag bezwaar maken tegen elk gebruik op grondslag f, ons belang (artikel 21). Wij stoppen dan, tenzij wij een reden aantonen die zwaarder weegt.',
        },
        {
          en: 'One mail to {email} is enough. The number in our confirmation mail finds your message fastest. It costs nothing.',
          nl: 'Eén mail naar {email} is genoeg. Met het nummer uit onze bevestigingsmail vinden wij uw bericht het snelst. Het kost niets.',
        },
        {
          en: 'We answer within one month (article 12(3)). If a request is complex it may take two months more, and we say so within the first. We may ask something to be sure that you are you.',
          nl: 'Wij antwoorden binnen een maand (artikel 12 lid 3). Is een verzoek ingewikkeld, dan kan het twee maanden langer duren, en dat melden wij in de eerste maand. Soms vragen wij iets om zeker te weten dat u het bent.',
        },
        {
          en: 'Two things rest on consent: your e-mail address with a saved report, and your e-mail address and ticks with a mailed checklist. You can withdraw it at any time, as note 2 says. What we did before then stays lawful.',
          nl: 'Twee dingen berusten op toestemming: uw e-mailadres bij een bewaard rapport, en uw e-mailadres met uw vinkjes bij een gemailde checklist. Die toestemming kunt u altijd intrekken, zoals in punt 2 staat. Wat wij daarvóór deden, blijft rechtmatig.',
        },
        {
          en: 'Of an erasure we keep a number, the date, how many records went, and a code. The code is computed from your e-mail address with a key of our server. If you name the address again, we can show that it was erased.',
          nl: 'Als wij op uw verzoek wissen, bewaren wij een nummer, de datum, het aantal gewiste gegevens en een code. Die code is berekend uit uw e-mailadres met een sleutel van onze server. Noemt u het adres opnieuw, dan kunnen wij aantonen dat het is gewist.',
        },
        {
          en: 'After an erasure your data leaves the backups when their term has passed.',
          nl: 'Na het wissen verdwijnen uw gegevens uit de back-ups als hun termijn voorbij is.',
        },
      ],
    },
    {
      id: 'complaints',
      title: { en: 'Complaints', nl: 'Klachten' },
      inShort: { en: 'With us, or straight to the authority.', nl: 'Bij ons, of meteen bij de toezichthouder.' },
      paragraphs: [
        {
          en: 'Tell us first, if you like. You may always complain to the Dutch authority, the Autoriteit Persoonsgegevens (article 77): {authority}. Or to that of the country where you live or work.',
          nl: 'Zeg het eerst tegen ons, als u wilt. U kunt altijd een klacht indienen bij de Autoriteit Persoonsgegevens (artikel 77): {authority}. Het mag ook bij de toezichthouder van het land waar u woont of werkt.',
        },
      ],
    },
    {
      id: 'changes',
      title: { en: 'When this page changes', nl: 'Als deze pagina verandert' },
      inShort: { en: 'The date at the top changes too.', nl: 'Dan verandert de datum bovenaan mee.' },
      paragraphs: [
        {
          en: 'The date at the top is that of the last change. Ask us for an earlier version. If we want to use your data for something new, you read it here before we do.',
          nl: 'De datum bovenaan is die van de laatste wijziging. Een eerdere versie sturen wij op verzoek. Willen wij uw gegevens voor iets nieuws gebruiken, dan leest u dat hier voordat wij het doen.',
        },
      ],
    },
  ] satisfies readonly NoteCopy[],
} satisfies Copy
