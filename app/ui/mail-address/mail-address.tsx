/** An e-mail address among words: where it does not fit, it breaks so that it can still be read letter by letter. */
import { Fragment } from 'react'
import styles from './mail-address.module.css'

/** Breaks before its domain; a half that no line may have room for, before its dots too. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  const halves = at < 1 ? [address] : [address.slice(0, at), address.slice(at)]
  const pieces = halves.flatMap((half) => (half.length > mostOnOneLine ? half.split(/(?<=.)(?=\.)/) : half))
  return (
    <span className={styles.address}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces may be alike, and never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}

/** Letters that fit beside each other on the narrowest phone. */
const mostOnOneLine = 24

/** A text with the address at its place `{email}`. Without that place it is the text alone. */
export function TextWithAddress({ text, address }: { text: string; address: string }) {
  const [before, after] = text.split('{email}')
  if (after === undefined) return before
  return (
    <>
      {before}
      <MailAddress address={address} />
      {after}
    </>
  )
}
