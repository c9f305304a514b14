/** The shape of a sheet of numbered notes, and the words that the four legal sheets share. */
import { company } from '../company.ts'
import type { Copy, LocalizedLeaves } from '../localized.ts'

/**
 * One note or article. The paragraphs are numbered, and they are what counts; `inShort` says the same in one sentence
 * in the margin. Texts may hold places such as `{email}`, see `places`.
 */
export interface Note extends NoteText {
  /** What links point at. */
  readonly id: string
}

interface NoteText {
  readonly title: string
  readonly inShort: string
  readonly paragraphs: readonly Paragraph[]
}

/** Either a text, or a text that a title of its own runs into. */
export type Paragraph = string | { readonly title: string; readonly text: string }

/** `sample: true` on a note whose facts the owner still has to confirm. */
export type NoteCopy = LocalizedLeaves<NoteText> & { readonly id: string; readonly sample?: true }

/** What a place in a note stands for: a link to one of our pages, a link elsewhere, or a bare fact. */
const places = {
  privacy: { label: { en: 'privacy statement', nl: 'privacyverklaring' }, to: 'privacy' as const },
  terms: { label: { en: 'terms', nl: 'voorwaarden' }, to: 'terms' as const },
  cookies: { label: { en: 'page about cookies', nl: 'pagina over cookies' }, to: 'cookies' as const },
  contact: { label: { en: 'contact page', nl: 'contactpagina' }, to: 'contact' as const },
  email: { label: company.email.address, href: `mailto:${company.email.address}` },
  phone: { label: company.phone.shown.replaceAll(' ', '\u00a0'), href: `tel:${company.phone.number}` },
  street: { label: company.address.street.replaceAll(' ', '\u00a0') },
  authority: { label: 'autoriteitpersoonsgegevens.nl', href: 'https://autoriteitpersoonsgegevens.nl' },
  kvk: { label: company.registration.kvk },
} satisfies Copy

export const legalWords = {
  sections: {
    index: { en: 'Index', nl: 'Inhoud' },
    notes: { en: 'General notes', nl: 'Algemene bepalingen' },
  },
  inShort: { en: 'In short', nl: 'Kort gezegd' },
  /** Before the number. */
  note: { en: 'Note', nl: 'Punt' },
  article: { en: 'Article', nl: 'Artikel' },
  facts: {
    lastChanged: { en: 'Last changed', nl: 'Laatst gewijzigd' },
    company: { en: 'Company', nl: 'Onderneming' },
    kvk: { en: 'KvK number', nl: 'KvK-nummer' },
    questions: { en: 'Questions', nl: 'Vragen' },
    paper: { en: 'On paper', nl: 'Op papier' },
    paperText: {
      en: 'This page prints as a clean document.',
      nl: 'Afgedrukt is deze pagina een schoon document.',
    },
  },
  legalName: company.registration.legalName,
  places,
} satisfies Copy
