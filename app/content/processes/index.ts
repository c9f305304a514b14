/** The processes that articles draw, found there by their id. */
import { leadFollowUp } from '../services/lead-generation.ts'
import { orderIntake } from '../services/workflow-optimization.ts'
import { approvalLimit } from './approval-limit.ts'
import { invoiceApproval } from './invoice-approval.ts'
import type { ProcessSource } from './process.ts'

export const processes: ProcessSource[] = [invoiceApproval, approvalLimit, orderIntake, leadFollowUp]
