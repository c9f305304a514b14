/** Who processes data for us. */
import type { Content } from '#app/content/index.server.ts'
import { FactTable } from '../fact-table.tsx'

export function Processors({ copy }: { copy: Content<'privacy'>['processors'] }) {
  const { role, name, sees, where } = copy.columns
  return (
    <FactTable
      caption={copy.caption}
      rows={copy.list}
      keyOf={(processor) => processor.role}
      columns={[
        { label: role, of: (processor) => processor.role },
        { label: name, of: (processor) => processor.name },
        { label: where, of: (processor) => processor.where },
        { label: sees, of: (processor) => processor.sees },
      ]}
    />
  )
}
