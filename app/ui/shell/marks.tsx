/** The small drawn signs of the shell. They are decoration: words beside them say the same. */

/** One period of a lead-time ladder. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 38 20" aria-hidden="true">
      <path d="M0 3H9V17H17V3H23V17H38" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

export function BackArrow() {
  return (
    <svg viewBox="0 0 20 10" aria-hidden="true">
      <path d="M20 4.2H7V0L0 5l7 5V5.8h13z" fill="currentColor" />
    </svg>
  )
}

/** Half filled: the page in dark and in light. */
export function ThemeSign() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 1.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </svg>
  )
}
