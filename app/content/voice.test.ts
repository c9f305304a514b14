/** The rules of our voice, held over everything the site says, articles included. */
import { describe, expect, it } from 'vitest'
import { articleTexts } from '#tests/support/article-texts.ts'
import { copyTexts } from '#tests/support/copy-texts.ts'
import { contentSources } from './index.server.ts'

const copy = copyTexts(contentSources)
const texts = [...copy, ...articleTexts()]
const english = texts.filter(({ locale }) => locale === 'en')
const dutch = texts.filter(({ locale }) => locale === 'nl')
/** What stands side by side, text for text; articles are written anew in each language. */
const englishCopy = copy.filter(({ locale }) => locale === 'en')
const dutchCopy = copy.filter(({ locale }) => locale === 'nl')

/** Those of `among` that the rule finds fault with, readable in a test report. */
function against(rule: (text: string, path: string) => boolean, among = texts): string[] {
  return among
    .filter(({ text, path }) => rule(text, path))
    .map(({ path, locale, text }) => `${path} ${locale}: ${text}`)
}

describe('both languages', () => {
  it('say the same things: no text is missing or empty', () => {
    expect(against((text) => text.trim() === '')).toEqual([])
    expect(dutchCopy.map(({ path }) => path)).toEqual(englishCopy.map(({ path }) => path))
  })

  it('differ, except where a word is the same in both', () => {
    const same = dutchCopy.filter(({ text }, index) => plain(text) === plain(englishCopy[index]?.text ?? ''))
    const left = same
      .map(({ text }) => text)
      .filter((text) => !sameInBoth.has(text) && !/^Week \d/.test(text))
      // Nothing but places to fill has no word of its own.
      .filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')))
    expect([...new Set(left)]).toEqual([])
  })

  it('have the same places to fill', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
    const differing = dutchCopy.filter(
      ({ text }, index) => `${places(text)}` !== `${places(englishCopy[index]?.text ?? '')}`,
    )
    expect(differing).toEqual([])
  })

  it('never raise their voice', () => {
    const allowed = new Set(['Message sent!', 'Bericht verzonden!'])
    expect(against((text) => text.includes('!') && !allowed.has(text))).toEqual([])
  })

  it('have no em dash, and an en dash only in ranges', () => {
    expect(against((text) => text.includes('—'))).toEqual([])
    expect(against((text) => /(?<![\d\p{L}])–|–(?![\d\p{L}])/u.test(text))).toEqual([])
  })

  it('use printed quotation marks', () => {
    // Dictated with a straight apostrophe.
    const dictated = "Sorry, we couldn't find the page you're looking for."
    expect(against((text) => /['"]/.test(text) && text !== dictated)).toEqual([])
  })

  it('use none of the banned words', () => {
    expect(against((text) => bannedEnglish.test(text), english)).toEqual([])
    expect(against((text) => bannedDutch.test(text), dutch)).toEqual([])
  })
})

describe('English', () => {
  it('writes amounts as €1,497', () => {
    expect(against((text) => /€(?!\d)|€\d{4}|\d\.\d{3}(?!\d)/.test(text), english)).toEqual([])
    // A number of four digits has a comma, unless it is a year, a postcode or the name of a law or standard.
    const bare = /(?<![\d/])(?!(?:19|20)\d\d\b)\d{4,}\b(?! AA|\/\d)/
    expect(against((text) => bare.test(text.replaceAll(/\bEN[ \u00a0]16931\b/g, '')), english)).toEqual([])
  })
})

describe('Dutch', () => {
  it('is Dutch', () => {
    expect(against(isEnglish, dutch)).toEqual([])
    // The check itself: given our English, it finds nearly all that is longer than a label.
    const sentences = english.filter(({ text }) => text.split(' ').length >= 20)
    expect(against(isEnglish, sentences).length).toBeGreaterThan(sentences.length * 0.9)
  })

  it('says u', () => {
    expect(against((text) => /\b(je|jij|jou|jouw|jullie)\b/i.test(text), dutch)).toEqual([])
  })

  it('writes amounts as € 1.497, with a no-break space', () => {
    expect(against((text) => /€(?!\u00a0[\d−])|\d,\d{3}(?!\d)|,-/.test(text), dutch)).toEqual([])
  })

  it('tells headings, labels and buttons where a long word may break', () => {
    const short = dutchCopy.filter(({ text, path }) => text.length <= 60 && !unbroken.test(path) && !ofMap.test(path))
    // What is told where to break is told enough, at whichever of its seams.
    const untold = (text: string) => text.toLowerCase().replace(withBreaks, '')
    expect(against((text) => longWords.some((word) => untold(text).includes(plain(word))), short)).toEqual([])
  })

  it('breaks long words only where the list allows it', () => {
    const parts = (text: string) => text.match(withBreaks) ?? []
    const allowed = (word: string) => [...longWords, ...narrowWords].some((known) => word.toLowerCase().includes(known))
    expect(against((text) => parts(text).some((word) => !allowed(word)))).toEqual([])
  })

  it('has no soft hyphens where a machine reads along', () => {
    expect(against((text, path) => text.includes('\u00ad') && unbroken.test(path))).toEqual([])
  })
})

/** More English than Dutch among its small words. Two may be the title of a book. */
function isEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  const foreign = count(/\b(?:the|and|to|with|that|this|for|your?|are|it|which|from|not|has|an|by|who)\b/gi)
  const own = count(/\b(?:de|het|een|en|van|dat|die|dit|niet|met|voor|op|te|u|uw|er|wat|om)\b/gi)
  return foreign > 2 && foreign > own
}

function plain(text: string): string {
  return text.replaceAll('\u00ad', '')
}

const withBreaks = /\p{L}+(?:\u00ad\p{L}+)+/gu

/** Titles, mails and what is read out: there a soft hyphen does harm or nothing. */
const unbroken = /^(titles|emails|posts)\b|^(services|projects)\.\d+\.(title|description|process\.title)\b|[aA]lt$/

/** Names in maps: a drawing breaks words by its own rule, and what begins a calculation is typed without breaks. */
const ofMap = /^(invoiceApproval|processes|roiProcesses)\b|^(services|projects)\.\d+\.process\b/

/** Where long words may break, and are told to wherever a text is short. */
const longWords = wordsWithBreaks(
  'adver|tising afdelings|hoofd auto|matisering automatiserings|strategie auto|matiseren auto|matiseerd bewerkings|tijd boekhoud|pakket doorloop|tijd elektro|techniek factuur|goedkeuring groei|partnerschap hoeveel|heden hoog|risico|groep implementatie|project interieur|bouwers lead|generatie lead|opvolging machine|leveranciers maximum|bedrag ontwerp|bureaus order|bevestiging persoons|gegevens plannings|dag prijs|controle proces|audit proces|ontwerper proces|optimalisatie project|management rendements|advies service|afhandeling team|overleg televisie|productie terugverdien|tijd tweestaps|verificatie verwerkers|overeenkomst voorbeeld|tekening waarde|stroom|analyse werkgevers|lasten werk|instructies wervings|systeem',
)

/** Those that are told to in the narrowest places only: boxes of a map on a phone, tables. */
const narrowWords = wordsWithBreaks(
  'account|manager admini|stratie ant|woorden eind|controle groot|handel hand|tekening imple|mentatie leveran|cier onder|steuning order|aanname rond|vragen terug|bellen toegankelijk|heid vacature|tekst werk|voorbereiding',
)

function wordsWithBreaks(list: string): string[] {
  return list.replaceAll('|', '\u00ad').split(' ')
}

const sameInBoth = new Set([
  'AI',
  'Account',
  'Accounts',
  'Audit',
  'Bank',
  'Blog',
  'C/T',
  'CRM',
  'Calculator',
  'Checklist',
  'Contact',
  'Cookies',
  'Demo',
  'E-mail',
  'ERP',
  'Excel',
  'Excel, mail',
  'HR',
  'IT',
  'In',
  'Link',
  'Manager',
  'Menu',
  'Online',
  'Open',
  'Outlook',
  'Planner',
  'Privacy',
  'Register',
  'SOP',
  'Service',
  'Software',
  'Start',
  'Team',
  'Website',
  'Word',
  'Workshop',
  'd',
  'info@',
  'min',
  '{count} min',
  '{count} s',
])

const bannedEnglish = oneOf(`
  unlock unleash supercharge turbocharge skyrocket boost revolutionise revolutionary game-changing groundbreaking
  cutting-edge state-of-the-art world-class best-in-class next-level innovative disruptive seamless seamlessly
  frictionless effortless effortlessly empower elevate leverage harness transform transformation reimagine future-proof
  holistic robust synergy paradigm ecosystem ai-powered ai-driven smart magic passionate world_of journey deep_dive delve
  low-hanging_fruit move_the_needle one-stop_shop peace_of_mind tailored bespoke mission-critical significant
  significantly fast-paced solution solutions simply just really very truly actually basically in_order_to
  a_wide_range_of various when_it_comes_to look_no_further ready_to let[’']s_talk get_in_touch_today learn_more click_here
`)

const bannedDutch = oneOf(`
  naadloos ontketen ontgrendel naar_een_hoger_niveau revolutionair baanbrekend toonaangevend innovatief disruptief uniek
  krachtig moeiteloos zorgeloos ontzorgen optimaal maximaliseren toekomstbestendig futureproof next_level gamechanger
  boost booster state-of-the-art slimme passie gepassioneerd impact_maken het_verschil_maken klantreis reis transformatie
  synergie holistisch robuust ecosysteem hands-on 24/7 laaghangend_fruit aan_de_knoppen ai-gedreven datagedreven
  significant oplossing oplossingen maatwerkoplossing adresseren in_lijn_met aan_het_einde_van_de_dag vertrouwd_door
  gedreven_door focussen_op faciliteren realiseren middels teneinde diverse een_breed_scala_aan
  in_de_snel_veranderende_wereld duik_in ontdek haal_het_meeste_uit benut_de_kracht_van klaar_om_te laten_we_praten
  neem_vandaag_nog_contact_op klik_hier lees_meer stroomlijnen pijnpunt quick_win deep_dive touchpoint
`)

function oneOf(words: string): RegExp {
  const list = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
  return new RegExp(`(?<![\\p{L}-])(?:${list.join('|')})(?![\\p{L}-])`, 'iu')
}
