/** Every part of the design on one page, to look at in both themes and all widths. Exists in development only. */
import { type MetaDescriptor, useLoaderData } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { ColourSection } from './colour-section.tsx'
import { ControlSection } from './control-section.tsx'
import { MapSection } from './map-section.tsx'
import styles from './page.module.css'
import { SheetPartSection } from './sheet-part-section.tsx'
import { TypeSection } from './type-section.tsx'

const locale = 'en'

export function loader() {
  return { process: content('invoiceApproval', locale), words: content('labels', locale).map }
}

// The generated route types know only the routes of production.
export function meta(): MetaDescriptor[] {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]
}

export default function Styleguide() {
  const { process, words } = useLoaderData<typeof loader>()
  return (
    <>
      <HatchPattern />
      <div className={styles.head}>
        <h1>Style guide</h1>
        <p className="lede">
          Colours, type, controls, the parts that every sheet has, and the map: each once, as it is used.
        </p>
      </div>
      <ColourSection />
      <TypeSection />
      <ControlSection />
      <SheetPartSection />
      <MapSection process={process} words={words} locale={locale} />
    </>
  )
}
