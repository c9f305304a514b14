/** All cases. Their order here means nothing: pages sort them by the days that are gone. */
import { clientIntake } from './client-intake.ts'
import { orderEntry } from './order-entry.ts'
import type { ProjectSource } from './project.ts'
import { purchaseApproval } from './purchase-approval.ts'
import { quotations } from './quotations.ts'
import { repairRequests } from './repair-requests.ts'

export const projects: readonly ProjectSource[] = [
  purchaseApproval,
  orderEntry,
  clientIntake,
  quotations,
  repairRequests,
]
