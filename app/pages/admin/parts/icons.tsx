/** The drawn signs of the desk. Decoration unless `label` says what one means. */
import styles from './icons.module.css'

const paths = {
  open: 'M9 2L16.5 15.5H1.5Z',
  answered: 'M1 9H13M10 5l5 4l-5 4',
  won: 'M2 2.5H16V15.5H2ZM5 9l3 3l5.5-6',
  lost: 'M2 2.5H16V15.5H2ZM2 15.5L16 2.5',
  spam: 'M2 9a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4 4l10 10',
  quarantined: 'M9 1.5l6.5 2.5v5c0 3.5-2.500 6-6.500 7.500c-4-1.500-6.500-4-6.500-7.500V4ZM6 9h6',
  message: 'M1.5 3.5H16.5V14.5H1.5ZM1.5 4l7.5 6l7.5-6',
  report: 'M3 1.5H15V16.5H3ZM3 12H6V8.5H9V12H12V6.5H15',
  booking: 'M2 3.5H16V16H2ZM2 7.5H16M6 1.5V5M12 1.5V5',
  checklist: 'M1.5 4.5l2 2l3-4M1.5 12.5l2 2l3-4M9 5H17M9 13H17',
  note: 'M2 2.5H16V11L11.5 15.5H2ZM16 11H11.5V15.5',
  phone: 'M3 2H7L8.5 6L6.5 7.5C7.5 9.5 8.5 10.5 10.5 11.5L12 9.5L16 11V15C9 16 2 9 3 2Z',
  tick: 'M2.5 9.5l4.5 4.5l8.5-10',
  find: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M12 12l5 5',
  undo: 'M6 3L2.5 6.5L6 10M2.5 6.5H11a4.5 4.5 0 0 1 0 9H6',
  fault: 'M6 1.5H12L16.5 6V12L12 16.5H6L1.5 12V6ZM9 5V10M9 12.2V13.5',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, label }: { name: IconName; label?: string }) {
  const drawing = <path d={paths[name]} strokeDasharray={name === 'lost' ? '2.5 2' : undefined} />
  const look = { className: `${styles.icon} ${name === 'fault' ? styles.fault : ''}`, viewBox: '0 0 18 18' }
  if (!label) {
    return (
      <svg {...look} aria-hidden="true">
        {drawing}
      </svg>
    )
  }
  return (
    <svg {...look} role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}
