/** The settings that a submission goes by. The key is public: it stands on the site. */
import desk from '../parts/desk.module.css'
import type { Sheet } from './read-sheet.server.ts'

export function SettingsBox({ settings: { host, key, ownKey, endpoint } }: Pick<Sheet, 'settings'>) {
  const shown = masked(key)
  return (
    <section className={desk.box}>
      <h2>Settings</h2>
      <dl className={desk.facts}>
        <div>
          <dt>Host</dt>
          <dd>{host}</dd>
        </div>
        <div>
          <dt>Key</dt>
          <dd>
            {shown}, {ownKey ? 'from INDEXNOW_KEY' : 'made from the secret'}
          </dd>
        </div>
        <div>
          <dt>Key file</dt>
          <dd>
            <a href={`/${key}.txt`}>/{shown}.txt</a>
          </dd>
        </div>
        <div>
          <dt>Endpoint</dt>
          <dd>{endpoint}</dd>
        </div>
      </dl>
    </section>
  )
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 4)}…${key.slice(-4)}` : key
}
