/** The nine sheets: a rail, a strip of tabs, or on a phone three of them and the rest behind a fold. */
import { Link } from 'react-router'
import type { SheetCounts } from './count-sheets.server.ts'
import styles from './rail.module.css'
import { type DeskSheet, deskSheets, sheetAt } from './sheets.ts'

interface RailProps {
  pathname: string
  counts: SheetCounts
}

const onPhone = deskSheets.slice(0, 3)

export function Rail({ pathname, counts }: RailProps) {
  const current = sheetAt(pathname)?.key
  const link = (sheet: DeskSheet, number?: number) => (
    <Link
      to={sheet.path}
      aria-current={sheet.key === current ? 'page' : undefined}
      {...(number === undefined ? {} : { 'data-go': sheet.letter })}
    >
      {number === undefined ? null : <i aria-hidden="true">{number}</i>}
      <span>{sheet.name}</span>
      <Count {...counts[sheet.key]} />
    </Link>
  )
  return (
    <>
      <nav className={styles.rail} aria-label="Sheets">
        <ol>
          {deskSheets.map((sheet, index) => (
            <li key={sheet.key}>{link(sheet, index + 1)}</li>
          ))}
        </ol>
      </nav>
      <nav className={styles.bar} aria-label="Sheets on the phone">
        {onPhone.map((sheet) => (
          <div key={sheet.key}>{link(sheet)}</div>
        ))}
        <details data-menu>
          <summary>All sheets</summary>
          <ul>
            {deskSheets.map((sheet) => (
              <li key={sheet.key}>{link(sheet)}</li>
            ))}
          </ul>
        </details>
      </nav>
    </>
  )
}

function Count({ text, late = false }: { text?: string; late?: boolean }) {
  return text === undefined ? null : <b className={late ? 'waste' : undefined}>{text}</b>
}
