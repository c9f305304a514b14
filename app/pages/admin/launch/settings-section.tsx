/** Settings that are missing or still at the value for trying the site out. Secrets are never shown. */
import type { SettingLeft } from '#app/domain/launch/settings-left.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { LaunchSection } from './launch-section.tsx'
import styles from './settings-section.module.css'

export function SettingsSection({ left, open }: { left: readonly SettingLeft[]; open: number }) {
  return (
    <LaunchSection
      id="settings"
      title={open > 0 ? `Settings: ${open} to set` : 'Settings: clear'}
      note="In the environment of the server, which then starts anew."
    >
      {left.length > 0 ? (
        <div className={desk.tableBox}>
          <table className={`${desk.table} ${desk.stack} ${styles.settings}`} {...roles.table}>
            <caption className="visually-hidden">Settings to set</caption>
            <TableHead columns={['Setting', 'What it is, and what that leads to']} />
            <tbody {...roles.group}>
              {left.map((setting) => (
                <tr key={setting.name} {...roles.row}>
                  <th {...roles.rowHead} scope="row">
                    {setting.name}
                    {setting.advised ? <span className={desk.second}>advised, not counted</span> : null}
                  </th>
                  <td {...roles.cell} className={`${desk.wide} ${desk.break}`}>
                    {`Is ${setting.now}. ${setting.why}`}
                    <code className={styles.how}>{setting.how}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.clear}>All that a live site needs is set.</p>
      )}
    </LaunchSection>
  )
}
