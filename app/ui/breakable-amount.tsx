/** An amount that is set to fit one line. Where a reader spaces letters wider, it may break between its groups of digits. */
import { Fragment } from 'react'

export function BreakableAmount({ amount }: { amount: string }) {
  return amount.split(/(?<=\d[.,])/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups have their place only
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ))
}
