/**
 * The terms. Durations and prices come from the offer; the wording of the guarantee stands in guarantee.ts, article 5
 * here only has its place. Articles with `sample: true` hold proposals that the owner has to confirm.
 */
import { euros } from '#app/formats.ts'
import { company } from '../company.ts'
import { guarantee } from '../guarantee.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'
import { legalWords, type NoteCopy } from './note.ts'

const { audit, workshop, growth, supportDays, fullReturnDays } = offer
const { address, registration } = company

/** Terms of payment, delivery and the like: proposals. */
const proposed = {
  offerDays: 30,
  drawingWorkingDays: 5,
  testWorkingDays: 10,
  paymentDays: 14,
  repairDays: 14,
  secretYears: 3,
  /** The limit of our liability is never lower. */
  leastLiableCents: 500_000,
  complaintWorkingDays: 5,
}

export const terms = {
  headline: { en: 'Terms', nl: 'Voorwaarden' },
  lede: {
    en: 'The numbered text is the one that counts. What stands under ‘In short’ is a summary only.',
    nl: 'De genummerde tekst telt. Wat bij ‘Kort gezegd’ staat, is alleen een samenvatting.',
  },
  lastChanged: '2026-11-26',
  words: legalWords,
  /** Below the article whose id is `guarantee`. */
  example: guarantee.conditions.example,
  notes: [
    {
      id: 'who',
      title: { en: 'Who we are, and when these terms hold', nl: 'Wie wij zijn, en wanneer dit geldt' },
      inShort: { en: 'The company behind the drawings.', nl: 'Het bedrijf achter de tekeningen.' },
      paragraphs: [
        {
          en: `${company.brand} is the trade name of ${registration.legalName}, {street} in ${address.city}, registered in the trade register (KvK) under number {kvk}.`,
          nl: `${company.brand} is de handelsnaam van ${registration.legalName}, {street} in ${address.city}, ingeschreven in het Handelsregister (KvK) onder nummer {kvk}.`,
        },
        {
          en: 'These terms hold for every audit, workshop, project and partnership. They are made for companies and institutions. Terms of yours hold only where we have accepted them in writing.',
          nl: 'Deze voorwaarden gelden voor elke audit, elke workshop, elk project en elk partnerschap. Ze zijn gemaakt voor bedrijven en instellingen. Uw eigen voorwaarden gelden alleen als wij die schriftelijk hebben aanvaard.',
        },
        {
          en: 'They come with every quotation. When you book a workshop here, the form links to them. What the quotation says goes before them. Where the two languages differ, the Dutch text counts.',
          nl: 'U krijgt ze bij elke offerte. Boekt u hier een workshop, dan linkt het formulier ernaar. Wat in de offerte staat, gaat voor. Verschillen de twee talen, dan telt de Nederlandse tekst.',
        },
      ],
    },
    {
      id: 'prices',
      sample: true,
      title: { en: 'Offers and prices', nl: 'Aanbod en prijs' },
      inShort: {
        en: 'The price in the quotation is the price on the invoice.',
        nl: 'De prijs in de offerte is de prijs op de factuur.',
      },
      paragraphs: [
        {
          en: `A quotation holds for ${proposed.offerDays} days. Prices are in euros and exclude VAT. There is an agreement once you accept the quotation in writing, for which a mail is enough, or book the workshop on this site.`,
          nl: `Een offerte geldt ${proposed.offerDays} dagen. Prijzen zijn in euro’s en exclusief btw. Er is een overeenkomst zodra u de offerte schriftelijk aanvaardt, waarvoor een mail genoeg is, of de workshop op deze website boekt.`,
        },
        {
          en: `The workshop costs ${euros(workshop.priceCents, 'en')}. The Growth plan, workshop plus implementation of one project, costs ${euros(growth.priceCents, 'en')}. If you decide on it after the workshop, you pay the difference. Both prices are fixed: hours that we misjudge cost you nothing.`,
          nl: `De workshop kost ${euros(workshop.priceCents, 'nl')}. Het pakket Growth, de workshop en de implementatie van één project, kost ${euros(growth.priceCents, 'nl')}. Kiest u er na de workshop voor, dan betaalt u het verschil. Beide prijzen staan vast: uren die wij verkeerd inschatten, kosten u niets.`,
        },
        {
          en: 'Licences that you need are yours to buy. Their yearly cost stands on the drawing before you decide.',
          nl: 'Licenties die u nodig hebt, koopt u zelf. De jaarkosten staan op de tekening voordat u beslist.',
        },
        {
          en: 'If you change what is to be built, we put the new price in writing before we start on it. Until you agree, the old agreement stands.',
          nl: 'Wijzigt u wat er gebouwd wordt, dan zetten wij de nieuwe prijs op schrift voordat we eraan beginnen. Tot u akkoord gaat, geldt de oude afspraak.',
        },
      ],
    },
    {
      id: 'audit',
      sample: true,
      title: { en: 'The free audit', nl: 'De gratis audit' },
      inShort: { en: 'It costs nothing. The drawing is yours.', nl: 'Die kost niets. De tekening is van u.' },
      paragraphs: [
        {
          en: `The process audit takes ${audit.hours.from} to ${audit.hours.to} hours, costs nothing and obliges you to nothing.`,
          nl: `De procesaudit duurt ${audit.hours.from} tot ${audit.hours.to} uur, kost niets en verplicht u tot niets.`,
        },
        {
          en: `The drawing stays with you. You also get it as a PDF within ${proposed.drawingWorkingDays} working days. You may use it as you like, with others too.`,
          nl: `De tekening blijft bij u. Binnen ${proposed.drawingWorkingDays} werkdagen krijgt u die ook als pdf. U mag ermee doen wat u wilt, ook samen met anderen.`,
        },
      ],
    },
    {
      id: 'workshop',
      sample: true,
      title: { en: 'The workshop', nl: 'De workshop' },
      inShort: {
        en: `${workshop.hours} hours, in one go or in ${workshop.sessions} parts. Move or cancel it up to ${workshop.changeHours} hours before.`,
        nl: `${workshop.hours} uur, in één keer of in ${workshop.sessions} delen. Verzetten of afzeggen kan tot ${workshop.changeHours} uur ervoor.`,
      },
      paragraphs: [
        {
          en: `The workshop takes ${workshop.hours} hours, or ${workshop.sessions} sessions of ${workshop.sessionHours} hours. You get the current and the future state of one process, drawn, and a list of savings in euros a year.`,
          nl: `De workshop duurt ${workshop.hours} uur, of ${workshop.sessions} keer ${workshop.sessionHours} uur. U krijgt de huidige en de toekomstige situatie van één proces, getekend, en een lijst van besparingen in euro’s per jaar.`,
        },
        {
          en: `You may move or cancel it at no cost up to ${workshop.changeHours} hours before it starts. After that we charge ${workshop.lateChangePercent}% of the price, unless illness is the reason. If we have to move it, we mail you a new time. If that does not suit you, changing it costs nothing.`,
          nl: `Tot ${workshop.changeHours} uur voor het begin kunt u hem kosteloos verzetten of afzeggen. Daarna rekenen wij ${workshop.lateChangePercent}% van de prijs, behalve bij ziekte. Moeten wij hem verzetten, dan mailen wij u een nieuwe tijd. Schikt die niet, dan kost wijzigen niets.`,
        },
        {
          en: `For ${supportDays} days after it we answer questions of your people about the drawings and the list, by mail and by phone.`,
          nl: `Tot ${supportDays} dagen erna beantwoorden wij vragen van uw mensen over de tekeningen en de lijst, per mail en telefoon.`,
        },
      ],
    },
    {
      id: 'guarantee',
      title: guarantee.conditions.headline,
      inShort: guarantee.conditions.inShort,
      paragraphs: guarantee.conditions.list,
    },
    {
      id: 'implementation',
      sample: true,
      title: { en: 'Implementation and acceptance', nl: 'Bouwen en opleveren' },
      inShort: {
        en: 'It is done when it passes the test that we agreed on beforehand.',
        nl: 'Klaar is het als het slaagt voor de test die we vooraf afspraken.',
      },
      paragraphs: [
        {
          en: 'The quotation says what we build, in which weeks, and with which test we both see that it works. What your people and systems have to do for it stands there too.',
          nl: 'In de offerte staat wat wij bouwen, in welke weken, en met welke test we samen zien dat het werkt. Wat uw mensen en systemen daarvoor moeten doen, staat er ook in.',
        },
        {
          en: `You have ${proposed.testWorkingDays} working days for the test. What fails, we mend at our cost, and you test again. If we hear nothing, we remind you; ${proposed.testWorkingDays} working days after that it counts as accepted.`,
          nl: `U hebt ${proposed.testWorkingDays} werkdagen voor de test. Wat niet slaagt, herstellen wij op onze kosten, en u test opnieuw. Horen wij niets, dan sturen wij een herinnering; ${proposed.testWorkingDays} werkdagen later geldt het als aanvaard.`,
        },
        {
          en: `With it come the SOPs, and training for the people who do the work. On day ${fullReturnDays}, counted from the day we begin, we count the process again, with you. For ${supportDays} days after delivery we answer questions of your people.`,
          nl: `De werkinstructies horen erbij, en wij werken de mensen in die het werk doen. Op dag ${fullReturnDays}, gerekend vanaf de dag dat we beginnen, tellen we het proces opnieuw, samen met u. Tot ${supportDays} dagen na de oplevering beantwoorden wij vragen van uw mensen.`,
        },
      ],
    },
    {
      id: 'payment',
      sample: true,
      title: { en: 'Payment', nl: 'Betaling' },
      inShort: {
        en: `Within ${proposed.paymentDays} days: a workshop afterwards, a project in two halves.`,
        nl: `Binnen ${proposed.paymentDays} dagen: een workshop achteraf, een project in twee helften.`,
      },
      paragraphs: [
        {
          en: `We send the invoice after the workshop. For a project we send half at the start and half at delivery. You pay within ${proposed.paymentDays} days.`,
          nl: `Wij sturen de factuur na de workshop. Bij een project factureren wij de helft bij de start en de helft bij de oplevering. U betaalt binnen ${proposed.paymentDays} dagen.`,
        },
        {
          en: 'When you pay late we remind you once. After that the statutory commercial interest is due (article 6:119a of the Dutch Civil Code), with the collection costs that article 6:96 allows.',
          nl: 'Betaalt u te laat, dan sturen wij één herinnering. Daarna betaalt u de wettelijke handelsrente (artikel 6:119a BW) en de incassokosten die artikel 6:96 BW toestaat.',
        },
      ],
    },
    {
      id: 'yours',
      title: { en: 'What is yours', nl: 'Wat van u is' },
      inShort: {
        en: 'What we draw or build for you, once it is paid.',
        nl: 'Wat wij voor u tekenen of bouwen, zodra het is betaald.',
      },
      paragraphs: [
        {
          en: 'Drawings, SOPs and software that we make for you are yours once they are paid for, or at once where they cost nothing. You may change them, or have others change them.',
          nl: 'Tekeningen, werkinstructies en software die wij voor u maken, zijn van u zodra ze betaald zijn, of meteen als ze niets kosten. U mag ze wijzigen of door anderen laten wijzigen.',
        },
        {
          en: 'General parts that we also use elsewhere stay ours. You may use them without end and without further payment.',
          nl: 'Algemene onderdelen die wij ook elders gebruiken, blijven van ons. U mag ze blijven gebruiken, zonder er nog voor te betalen.',
        },
        {
          en: 'We show your drawings to others only with your written consent.',
          nl: 'Wij tonen uw tekeningen alleen aan anderen als u daar schriftelijk mee instemt.',
        },
      ],
    },
    {
      id: 'confidential',
      sample: true,
      title: { en: 'Confidentiality and personal data', nl: 'Geheimhouding en persoons\u00adgegevens' },
      inShort: { en: 'What we see at your place stays there.', nl: 'Wat wij bij u zien, blijft bij u.' },
      paragraphs: [
        {
          en: `We keep to ourselves what we see and hear at your company, during the work and for ${proposed.secretYears} years after. You do the same with what is ours.`,
          nl: `Wat wij bij u zien en horen, houden wij voor ons, tijdens het werk en tot ${proposed.secretYears} jaar erna. U doet hetzelfde met wat van ons is.`,
        },
        {
          en: 'Where we process personal data for you, we first sign a data processing agreement with you (article 28 of the GDPR). A step that the GDPR does not allow software to do stays manual.',
          nl: 'Verwerken wij persoonsgegevens voor u, dan sluiten wij eerst een verwerkersovereenkomst met u (artikel 28 AVG). Een stap die software van de AVG niet mag doen, blijft handwerk.',
        },
        {
          en: 'What we do with the data of visitors and contacts stands in the {privacy}.',
          nl: 'Wat wij met gegevens van bezoekers en contactpersonen doen, staat in de {privacy}.',
        },
      ],
    },
    {
      // A lawyer has to read this article before it is used: limits of liability are tested case by case.
      id: 'liability',
      sample: true,
      title: { en: 'Liability', nl: 'Aansprakelijkheid' },
      inShort: {
        en: `Up to the price of the assignment, ${euros(proposed.leastLiableCents, 'en')} at least. Without limit for intent or gross negligence.`,
        nl: `Tot de prijs van de opdracht, minstens ${euros(proposed.leastLiableCents, 'nl')}. Zonder grens bij opzet of grove schuld.`,
      },
      paragraphs: [
        {
          en: `We are liable for direct damage through a fault of ours, up to the price of the assignment. Where that price is below ${euros(proposed.leastLiableCents, 'en')}, the limit is ${euros(proposed.leastLiableCents, 'en')}.`,
          nl: `Wij zijn aansprakelijk voor directe schade door een fout van ons, tot de prijs van de opdracht. Is die prijs lager dan ${euros(proposed.leastLiableCents, 'nl')}, dan is de grens ${euros(proposed.leastLiableCents, 'nl')}.`,
        },
        {
          en: 'We are not liable for lost profit, or for other indirect damage. You tell us of damage as soon as you can, so that we can limit it.',
          nl: 'Wij zijn niet aansprakelijk voor gemiste winst of andere indirecte schade. U meldt schade zo snel u kunt, zodat wij die kunnen beperken.',
        },
        {
          en: 'These limits do not hold in cases of intent or gross negligence, nor where the law forbids them. What the guarantee of article 5 promises is not damage: it always holds.',
          nl: 'Deze grenzen gelden niet bij opzet of grove schuld, en niet waar de wet ze verbiedt. Wat de garantie van artikel 5 belooft, is geen schade: dat geldt altijd.',
        },
      ],
    },
    {
      id: 'stopping',
      sample: true,
      title: { en: 'Stopping', nl: 'Stoppen' },
      inShort: { en: 'After every process you may stop.', nl: 'Na elk proces kunt u stoppen.' },
      paragraphs: [
        {
          en: 'A partnership goes from process to process. After each one you may stop, without a reason and without costs. After its drawing too: then you pay for that half day only.',
          nl: 'Een partnerschap gaat van proces naar proces. Na elk proces kunt u stoppen, zonder reden en zonder kosten. Ook na de tekening ervan: dan betaalt u alleen die halve dag.',
        },
        {
          en: `If one of us does not do what was agreed, the other gives notice in writing and ${proposed.repairDays} days to mend it. After that the other may dissolve the agreement (articles 6:265 and 6:271 of the Dutch Civil Code).`,
          nl: `Komt een van beiden een afspraak niet na, dan meldt de ander dat schriftelijk en geeft ${proposed.repairDays} dagen om het te herstellen. Daarna mag de ander de overeenkomst ontbinden (artikel 6:265 en 6:271 BW).`,
        },
      ],
    },
    {
      id: 'law',
      sample: true,
      title: { en: 'Complaints and law', nl: 'Klachten en recht' },
      inShort: { en: 'Say it first. Dutch law after that.', nl: 'Zeg het eerst. Daarna Nederlands recht.' },
      paragraphs: [
        {
          en: `Write to {email}. You get an answer to your complaint within ${proposed.complaintWorkingDays} working days.`,
          nl: `Schrijf naar {email}. Binnen ${proposed.complaintWorkingDays} werkdagen krijgt u antwoord op uw klacht.`,
        },
        {
          en: 'Dutch law governs. A dispute that we cannot settle together goes to the court of Amsterdam.',
          nl: 'Nederlands recht is van toepassing. Een geschil waar we samen niet uitkomen, gaat naar de rechtbank Amsterdam.',
        },
        {
          en: 'We may change these terms for new quotations. For a running assignment the version holds that came with its quotation, or that stood here when you booked.',
          nl: 'Wij kunnen deze voorwaarden wijzigen voor nieuwe offertes. Voor een lopende opdracht geldt de versie die bij de offerte zat, of die hier stond toen u boekte.',
        },
      ],
    },
  ] satisfies readonly NoteCopy[],
} satisfies Copy
