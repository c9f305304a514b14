/** References to laws and standards in one piece. By itself: the scripts of forms, which name none, do without it. */
import { unbroken } from './unbroken.ts'

/** Of a law: artikel 12 lid 3, 6 lid 1 b, article 28, (EU) 2016/679. */
const lawAndNumber =
  /(?<=\b(?:artikel(?:en)?|articles?|lid)|\(EU\)) (?=\d)|(?<=\d) (?=lid \d)|(?<=\blid \d) (?=[a-z]\b)/giu

/** EN 16931, never the Dutch `en 3`. */
const standardAndNumber = /(?<=\bEN) (?=\d)/g

/** 6(1)(b): browsers break between the brackets. */
const betweenBrackets = /\)(?=\()/g

/** As `unbroken`, for texts that may name a law or a standard. */
export function unbrokenReferences(text: string): string {
  return unbroken(text)
    .replaceAll(lawAndNumber, '\u00a0')
    .replaceAll(standardAndNumber, '\u00a0')
    .replaceAll(betweenBrackets, ')\u2060')
}
