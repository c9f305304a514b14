/** All that the site stores on a device. */
import type { Content } from '#app/content/index.server.ts'
import { FactTable } from '../fact-table.tsx'
import styles from './stored.module.css'

export function Stored({ copy }: { copy: Content<'cookies'>['stored'] }) {
  const { name, kind, when, does, sent, howLong } = copy.columns
  return (
    <FactTable
      className={styles.table}
      caption={copy.caption}
      rows={copy.list}
      keyOf={(item) => `${item.name} ${item.kind}`}
      columns={[
        { label: name, of: (item) => item.name },
        { label: kind, of: (item) => item.kind },
        { label: when, of: (item) => item.when },
        { label: does, of: (item) => item.does },
        { label: howLong, of: (item) => item.howLong },
        { label: sent, of: (item) => item.sent },
      ]}
    />
  )
}
