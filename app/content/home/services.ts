import type { Localized } from '#app/locales.ts'
import type { PageKey } from '#app/site-map.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { resultDays, weeks, fullReturnDays } = offer

export const services = {
  section: { en: 'Services and prices', nl: 'Diensten en prijzen' },
  headline: { en: 'Ten services, each drawn first.', nl: 'Tien diensten, elk eerst getekend.' },
  intro: { en: 'You see what you buy before you buy it.', nl: 'U ziet wat u koopt voordat u het koopt.' },
  /** The fold on a phone. */
  fold: {
    title: { en: 'All ten services', nl: 'Alle tien diensten' },
    text: { en: 'each with its time', nl: 'met de termijn erbij' },
  },
  columns: {
    service: { en: 'Service', nl: 'Dienst' },
    takesOut: { en: 'What it takes out', nl: 'Wat eruit gaat' },
    time: { en: 'Time', nl: 'Termijn' },
  },
  list: [
    service('workflowOptimization', {
      name: { en: 'Workflow optimisation', nl: 'Proces\u00adoptimalisatie' },
      takesOut: { en: 'Steps, hand-overs and double entry', nl: 'Stappen, overdrachten en dubbele invoer' },
      time: {
        en: `results in ${resultDays.from}–${resultDays.to} days`,
        nl: `resultaat in ${resultDays.from}–${resultDays.to} dagen`,
      },
    }),
    service('leadGeneration', {
      name: { en: 'Lead generation', nl: 'Lead\u00adgeneratie' },
      takesOut: { en: 'Requests that wait for a reply', nl: 'Aanvragen die op antwoord wachten' },
      time: {
        en: `first results in ${weeks.leadGeneration.from}–${weeks.leadGeneration.to} weeks`,
        nl: `eerste resultaat in ${weeks.leadGeneration.from}–${weeks.leadGeneration.to} weken`,
      },
    }),
    service('projectManagement', {
      name: { en: 'Project management', nl: 'Project\u00admanagement' },
      takesOut: { en: 'Status meetings about status', nl: 'Overleg om te horen hoe het ervoor staat' },
      time: {
        en: `live in ${weeks.projectManagement.from}–${weeks.projectManagement.to} weeks`,
        nl: `in gebruik in ${weeks.projectManagement.from}–${weeks.projectManagement.to} weken`,
      },
    }),
    service('crmBuildouts', {
      name: { en: 'CRM buildouts', nl: 'CRM-inrichting' },
      takesOut: { en: 'Customer data in five places', nl: 'Klantgegevens op vijf plekken' },
      time: {
        en: `live in ${weeks.crmBuildouts.from}–${weeks.crmBuildouts.to} weeks`,
        nl: `in gebruik in ${weeks.crmBuildouts.from}–${weeks.crmBuildouts.to} weken`,
      },
    }),
    service('hiringSystems', {
      name: { en: 'Hiring systems', nl: 'Wervings\u00adsysteem' },
      takesOut: { en: 'Applicants who hear nothing', nl: 'Sollicitanten die niets horen' },
      time: {
        en: `${weeks.hiringSystems.from}–${weeks.hiringSystems.to} weeks; ${offer.shorterTimeToHirePercent}% shorter time-to-hire`,
        nl: `${weeks.hiringSystems.from}–${weeks.hiringSystems.to} weken; vacature ${offer.shorterTimeToHirePercent}% sneller vervuld`,
      },
    }),
    service('sopsConsulting', {
      name: { en: 'SOPs and consulting', nl: 'Werk\u00adinstructies en advies' },
      takesOut: { en: 'Knowledge in one head', nl: 'Kennis in één hoofd' },
      time: {
        en: `${offer.fasterOnboardingPercent}% faster onboarding`,
        nl: `${offer.fasterOnboardingPercent}% sneller ingewerkt`,
      },
    }),
    service('aiServiceFulfillment', {
      name: { en: 'AI service fulfillment', nl: 'Service\u00adafhandeling met AI' },
      takesOut: { en: 'The same answer, typed again', nl: 'Hetzelfde antwoord, opnieuw getypt' },
      time: {
        en: `results in ${resultDays.from}–${resultDays.to} days`,
        nl: `resultaat in ${resultDays.from}–${resultDays.to} dagen`,
      },
    }),
    service('automationRoiConsulting', {
      name: { en: 'Automation ROI consulting', nl: 'Rendements\u00adadvies auto\u00admatisering' },
      takesOut: { en: 'Software that never paid itself back', nl: 'Software die zich nooit terugverdient' },
      time: {
        en: `full ROI in about ${fullReturnDays} days`,
        nl: `terugverdiend in ongeveer ${fullReturnDays} dagen`,
      },
    }),
    service('gdprCompliantAutomation', {
      name: { en: 'GDPR-compliant automation', nl: 'Auto\u00admatiseren volgens de AVG' },
      takesOut: { en: 'Personal data in loose sheets', nl: 'Persoons\u00adgegevens in losse lijstjes' },
      time: { en: 'drawn before it is built', nl: 'eerst getekend, dan gebouwd' },
    }),
    service('aiAutomationAmsterdam', {
      name: { en: 'AI automation in Amsterdam', nl: 'AI-auto\u00admatisering in Amsterdam' },
      takesOut: { en: 'Invoices that wait in a van', nl: 'Facturen die in de bus liggen' },
      time: { en: 'on site, Amsterdam and Naarden', nl: 'op locatie, Amsterdam en Naarden' },
    }),
  ],
} satisfies Copy

type ServiceText = Record<'name' | 'takesOut' | 'time', Localized<string>>

/** A row of the list; `page` is where it leads. */
function service<const Page extends PageKey>(page: Page, text: ServiceText) {
  return { page, ...text }
}
