/** How old the newest copy of the database is. */
import type { BackupState } from '#app/domain/launch/last-backup.server.ts'
import { counted, decimal } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { LaunchSection } from './launch-section.tsx'

export function BackupSection({ backup }: { backup: BackupState }) {
  return (
    <LaunchSection id="backup" title={`Backup: ${titleOf(backup)}`}>
      <div className={desk.pad}>
        <Words backup={backup} />
      </div>
    </LaunchSection>
  )
}

function titleOf(backup: BackupState): string {
  if (backup.state === 'none') return 'none yet'
  if (backup.state === 'elsewhere') return 'made by the provider'
  return backup.hours < 1 ? 'less than an hour old' : `${counted(backup.hours, 'hour')} old`
}

function Words({ backup }: { backup: BackupState }) {
  if (backup.state === 'elsewhere') {
    return (
      <p>
        Whoever runs the PostgreSQL database makes its copies; from here they are not seen. Ask how old the newest is,
        and practise getting one back.
      </p>
    )
  }
  if (backup.state === 'none') {
    return (
      <>
        <p>
          No copy of the database has been made yet. The server makes one each night after three o’clock, unless
          BACKUP_NIGHTLY is 0. To make one now:
        </p>
        <code className={desk.code}>vlotwerk-ops backup /var/lib/vlotwerk/backup.db</code>
        <p>Then off the machine, as docs/operations.md says.</p>
      </>
    )
  }
  return (
    <p>
      The last good copy is of <b>{deskTime(backup.at, { year: true })}</b>, {sizeWords(backup.size)}, its integrity
      checked.{' '}
      {backup.state === 'old'
        ? 'The copy of last night is missing: make one by hand. Unless BACKUP_NIGHTLY is 0, look in the log for ‘backup failed’.'
        : 'See that it left the machine too: a copy on the same disk goes with the disk.'}
    </p>
  )
}

function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${decimal(bytes / 1000, 0, 'en')} KB` : `${decimal(bytes / 1_000_000, 1, 'en')} MB`
}
