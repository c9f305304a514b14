/** The home page, section by section in the order it is read. */
import { clients } from './home/clients.ts'
import { closing } from './home/closing.ts'
import { comparison } from './home/comparison.ts'
import { costs } from './home/costs.ts'
import { faq } from './home/faq.ts'
import { hero } from './home/hero.ts'
import { insights } from './home/insights.ts'
import { path } from './home/path.ts'
import { plans } from './home/plans.ts'
import { process } from './home/process.ts'
import { services } from './home/services.ts'
import { testimonials } from './home/testimonials.ts'
import type { Copy } from './localized.ts'

export const home = {
  hero,
  clients,
  costs,
  process,
  path,
  services,
  comparison,
  plans,
  testimonials,
  faq,
  closing,
  insights,
} satisfies Copy
