/** All services, in the order of their places on the company line (services-page.ts), which lists show and number. */
import { aiAutomationAmsterdam } from './ai-automation-amsterdam.ts'
import { aiServiceFulfillment } from './ai-service-fulfillment.ts'
import { automationRoiConsulting } from './automation-roi-consulting.ts'
import { crmBuildouts } from './crm-buildouts.ts'
import { gdprCompliantAutomation } from './gdpr-compliant-automation.ts'
import { hiringSystems } from './hiring-systems.ts'
import { leadGeneration } from './lead-generation.ts'
import { projectManagement } from './project-management.ts'
import type { ServiceSource } from './service.ts'
import { sopsConsulting } from './sops-consulting.ts'
import { workflowOptimization } from './workflow-optimization.ts'

export const services: readonly ServiceSource[] = [
  leadGeneration,
  crmBuildouts,
  workflowOptimization,
  projectManagement,
  aiServiceFulfillment,
  hiringSystems,
  sopsConsulting,
  automationRoiConsulting,
  gdprCompliantAutomation,
  aiAutomationAmsterdam,
]
