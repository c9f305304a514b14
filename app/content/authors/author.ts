/** The shape of an author: who drew the sheet, what came before, and for which trades. */
import type { LocalizedLeaves } from '../localized.ts'

export interface Author {
  slug: string
  name: string
  /** The people are invented: replaced before launch, with their consent. */
  sample: true
  /** The function and what is peculiar about it, in one line. */
  role: string
  /** Two or three sentences, written without a pronoun so that they fit every list. */
  story: string
  /** Where the author worked, under its label. */
  before: { label: string; text: string }
  /** The trades whose processes the author draws. */
  draws: string
  /** The office the author works from. */
  office: string
  /** The headline of the closing call, one or two short lines. */
  closing: { headline: string[] }
}

/** An author as written: every text of it in both languages. */
export type AuthorSource = Pick<Author, 'slug' | 'name' | 'sample'> &
  LocalizedLeaves<Omit<Author, 'slug' | 'name' | 'sample'>>
