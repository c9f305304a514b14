/**
 * The accessibility statement. What it says was checked has to be checked: `tests/journeys/` for what runs by itself,
 * and a person for the rest. A line that is still `open` says so on the page.
 */
import { company } from '../company.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'
import { legalWords, type NoteCopy } from './note.ts'

type State = 'done' | 'open'

export const accessibility = {
  headline: { en: 'Accessibility', nl: 'Toegankelijk\u00adheid' },
  lede: {
    en: 'What we checked, what we have not checked yet, and where to tell us that something does not work.',
    nl: 'Wat wij hebben gecontroleerd, wat nog niet, en waar u meldt dat iets niet werkt.',
  },
  lastChanged: '2026-11-27',
  words: legalWords,
  /** In note 2. */
  checks: {
    caption: { en: 'What was checked, and how', nl: 'Wat is gecontroleerd, en hoe' },
    columns: {
      what: { en: 'Check', nl: 'Controle' },
      how: { en: 'How', nl: 'Hoe' },
      state: { en: 'State', nl: 'Stand' },
    },
    states: { done: { en: 'done', nl: 'gedaan' }, open: { en: 'still open', nl: 'nog open' } },
    list: [
      {
        what: { en: 'Rules that a machine can test', nl: 'Regels die een machine kan toetsen' },
        how: {
          en: 'axe-core on every page, both languages, dark and light, 390 and 1,440 pixels wide, in Chromium, at every change',
          nl: 'axe-core op elke pagina, beide talen, donker en licht, 390 en 1.440 pixels breed, in Chromium, bij elke wijziging',
        },
        state: 'done' as State,
      },
      {
        what: { en: 'Keyboard', nl: 'Toetsenbord' },
        how: {
          en: 'menus, forms and drawings gone through without a mouse, by ourselves; the main pages with the Tab key, by tests',
          nl: 'menu’s, formulieren en tekeningen doorlopen zonder muis, door onszelf; de belangrijkste pagina’s met de Tab-toets, door tests',
        },
        state: 'done' as State,
      },
      {
        what: { en: 'Narrow screens', nl: 'Smalle schermen' },
        how: {
          en: 'no page scrolls sideways at 320 pixels, and none that search engines list at 390 with text at twice its size; measured at every change',
          nl: 'geen pagina schuift zijwaarts op 320 pixels; bij dubbele tekstgrootte op 390 pixels geen enkele pagina die in zoekmachines staat; gemeten bij elke wijziging',
        },
        state: 'done' as State,
      },
      {
        what: { en: 'Without JavaScript', nl: 'Zonder JavaScript' },
        how: {
          en: 'every page can be read; contact, booking, calculator, checklist and account work',
          nl: 'elke pagina is te lezen; contact, afspraken, calculator, checklist en account werken',
        },
        state: 'done' as State,
      },
      {
        what: { en: 'Firefox and Safari', nl: 'Firefox en Safari' },
        how: {
          en: 'the main pages and forms by tests in Firefox; Safari not yet, and neither by hand',
          nl: 'de belangrijkste pagina’s en formulieren met tests in Firefox; Safari nog niet, en geen van beide met de hand',
        },
        state: 'open' as State,
      },
      {
        what: { en: 'Screen readers', nl: 'Schermlezers' },
        how: {
          en: 'not yet listened to with NVDA, VoiceOver or TalkBack',
          nl: 'nog niet beluisterd met NVDA, VoiceOver of TalkBack',
        },
        state: 'open' as State,
      },
      {
        what: { en: 'Somebody from outside', nl: 'Iemand van buiten' },
        how: {
          en: 'no audit by another firm, and no test with users who have a disability',
          nl: 'geen onderzoek door een ander bureau, en geen test met gebruikers met een beperking',
        },
        state: 'open' as State,
      },
    ],
  },
  notes: [
    {
      id: 'aim',
      title: { en: 'What we aim for', nl: 'Wat wij nastreven' },
      inShort: { en: 'WCAG 2.2, level AA, on every page.', nl: 'WCAG 2.2, niveau AA, op elke pagina.' },
      paragraphs: [
        {
          en: 'This site is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in English and in Dutch.',
          nl: 'Deze website is gemaakt volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, in het Nederlands en het Engels.',
        },
        {
          en: 'We say ‘made to meet’ and not ‘meets’: nobody from outside has checked it, and note 2 has lines that are open.',
          nl: 'Wij zeggen ‘gemaakt volgens’ en niet ‘voldoet aan’: niemand van buiten heeft het gecontroleerd, en in punt 2 staan regels open.',
        },
      ],
    },
    {
      id: 'checked',
      title: { en: 'What was checked', nl: 'Wat is gecontroleerd' },
      inShort: {
        en: 'By machine and by ourselves, not by others.',
        nl: 'Door een machine en door onszelf, niet door anderen.',
      },
      paragraphs: [
        {
          en: 'The tests find nothing on any page today. A machine finds only part of what can be wrong: the rest takes people.',
          nl: 'De tests vinden vandaag op geen enkele pagina iets. Een machine vindt maar een deel van wat er mis kan zijn: voor de rest zijn mensen nodig.',
        },
      ],
    },
    {
      id: 'limits',
      title: { en: 'What may be harder', nl: 'Wat lastiger kan zijn' },
      inShort: { en: 'The drawings. Each process has a table.', nl: 'De tekeningen. Bij elk proces staat een tabel.' },
      paragraphs: [
        {
          en: 'Maps of processes are drawings. Below the map stands a table of the steps, who does them and with what, the waits and the minutes, which a screen reader can read row by row. Where a process is drawn before and after, there are two tables, one after the other, below the last drawing.',
          nl: 'Processen staan op tekeningen. Onder de tekening staat een tabel die een schermlezer per regel kan voorlezen: de stappen, wie ze doet en waarmee, de wachttijden en de minuten. Is een proces voor en na getekend, dan staan er twee tabellen na elkaar, onder de laatste tekening.',
        },
        {
          en: 'On a narrow screen a map becomes a list from top to bottom. Its proportions are then harder to see; the figures are the same.',
          nl: 'Op een smal scherm wordt een tekening een lijst van boven naar beneden. De verhoudingen ziet u dan minder goed; de cijfers zijn dezelfde.',
        },
        {
          en: 'There is little motion, and none when your device asks for less. Theme and contrast follow your device if you choose System, or if it forces its own colours.',
          nl: 'Er beweegt weinig, en niets als uw apparaat om minder beweging vraagt. Kleuren volgen uw apparaat als u Systeem kiest, of als het eigen kleuren afdwingt.',
        },
        {
          en: 'With text at twice its size on a phone, the words in a drawing grow by half, and a scale shows its ends only. The table below the drawing grows in full.',
          nl: 'Staat de tekst op een telefoon op dubbele grootte, dan worden de woorden in een tekening anderhalf keer zo groot, en toont een schaal alleen de uiteinden. De tabel onder de tekening groeit helemaal mee.',
        },
      ],
    },
    {
      id: 'report',
      title: { en: 'Tell us what does not work', nl: 'Meld wat niet werkt' },
      inShort: { en: 'One mail or call is enough.', nl: 'Eén mail of telefoontje is genoeg.' },
      paragraphs: [
        {
          en: 'Mail {email}, call {phone} or use the {contact}. Say which page it is, what you wanted to do, and with which browser or aid, if you know.',
          nl: 'Mail naar {email}, bel {phone} of gebruik de {contact}. Noem de pagina, wat u wilde doen, en met welke browser of welk hulpmiddel, als u dat weet.',
        },
        {
          en: `We will contact you within ${offer.replyHours} hours, on working days. If we cannot mend it at once, you get the information by mail or phone meanwhile, and hear when it will be mended.`,
          nl: `Wij nemen binnen ${offer.replyHours} uur contact met u op, op werkdagen. Lukt herstellen niet meteen, dan krijgt u de informatie zolang per mail of telefoon, en hoort u wanneer het klaar is.`,
        },
      ],
    },
    {
      id: 'statement',
      title: { en: 'About this statement', nl: 'Over deze verklaring' },
      inShort: { en: 'Written by ourselves, on our own tests.', nl: 'Door onszelf geschreven, op eigen tests.' },
      paragraphs: [
        {
          en: `${company.brand} drew up this statement itself, from its own tests. It is read again with every large change to the site, and the date at the top changes with it.`,
          nl: `${company.brand} heeft deze verklaring zelf opgesteld, op grond van eigen tests. Bij elke grote wijziging van de website lezen wij haar opnieuw, en dan verandert de datum bovenaan mee.`,
        },
      ],
    },
  ] satisfies readonly NoteCopy[],
} satisfies Copy
