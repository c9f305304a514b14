/** Whose a lead may be: whoever works at the desk, and whoever has it although they left. */
import type { StaffMember } from '#app/domain/desk/list-staff.server.ts'

interface OwnerOptionsProps {
  staff: readonly StaffMember[]
  /** Undefined where it is nobody's. */
  owner: { readonly id: string; readonly name: string } | undefined
  /** What is sent for nobody. */
  nobody: string
}

export function OwnerOptions({ staff, owner, nobody }: OwnerOptionsProps) {
  const left = owner && !staff.some(({ id }) => id === owner.id) ? [owner] : []
  return (
    <>
      <option value={nobody}>Nobody</option>
      {[...staff, ...left].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}
