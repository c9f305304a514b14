/** Parts of the sheet: dividers, tables, folds, stamps, notices. */

import { Fold } from '#app/ui/fold/fold.tsx'
import { Drawing, drawn, Push, Step, Waiting } from '#app/ui/notice-screen/line-drawing.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import styles from './page.module.css'

const steps = [2, 3, 4, 5, 6, 7, 9] as const

export function SheetPartSection() {
  return (
    <>
      {steps.map((step) => (
        <SheetSection
          key={step}
          id={`divider-${step}`}
          at={{ letter: 'D', reading: `step={${step}}` }}
          name="Divider"
          step={step}
          waste={step === 9}
        >
          {null}
        </SheetSection>
      ))}
      <SheetSection id="parts" at={{ letter: 'E', reading: 'base.css, ui/stamp, ui/fold' }} name="Parts" step={6}>
        <table className={styles.words}>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Who</th>
              <th scope="col">Waiting</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Approval</th>
              <td>Manager</td>
              <td className="waste">4.6 d</td>
            </tr>
            <tr>
              <th scope="row">Booking</th>
              <td>Software</td>
              <td className="flow">0.0 d</td>
            </tr>
          </tbody>
        </table>
        <div className={styles.fields}>
          <div>
            <Stamp promise="Promise" condition="on this condition" />
          </div>
          <Fold id="sg-fold" until="desk" title={<h3>Folded below 1025 px</h3>}>
            <p>On a wide screen these words stand open, and no button is left.</p>
          </Fold>
        </div>
        <div className={styles.words}>
          <Drawing width={560} height={176} on="wide">
            <path className={drawn.ladder} d="M0 142H60V172H190V142" />
            <path className={drawn.wait} d="M190 142H560" />
            <Push x={4} y={70} length={50} />
            <Step x={60} y={6} width={130} name="Step" words={['Who', 'With what']} by="software" />
            <Waiting x={236} y={84} side={50} />
            <text className={drawn.large} x={290} y={130}>
              waits
            </text>
          </Drawing>
        </div>
      </SheetSection>
    </>
  )
}
