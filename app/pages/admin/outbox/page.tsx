import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff } from '../parts/need-staff.server.ts'
import { PageHead } from '../parts/page-head.tsx'
import type { Route } from './+types/page.ts'

export async function loader(args: Route.LoaderArgs) {
  await needStaff(args)
  return null
}

export const ErrorBoundary = DeskTrouble

export default function Page() {
  return <PageHead title="Outbox" />
}
