/** What can be read without a connection. The page is made long before anybody reads it, so a script fills the list in. */
import { listKeptScript } from 'virtual:page-scripts'
import type { Content } from '#app/content/index.server.ts'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'
import styles from './kept-list.module.css'

export function KeptList({ copy }: { copy: Content<'offline'>['kept'] }) {
  return (
    <>
      <p className="label">{copy.label}</p>
      <p className={styles.text}>{copy.text}</p>
      <ol className={styles.list} data-kept="" />
      <InlineScript source={listKeptScript} />
    </>
  )
}
