/** Where invented facts stand: by the beginning of their key path, the file or folder in which to replace them. */

export interface SampleGroup {
  readonly prefix: string
  /** As staff call it. */
  readonly title: string
  /** From the root of the project; a folder ends in a slash. */
  readonly file: string
}

/** The first that fits counts: what is said more closely stands before. */
export const sampleGroups: readonly SampleGroup[] = [
  { prefix: 'company', title: 'Company details', file: 'app/content/company.ts' },
  { prefix: 'home.clients', title: 'Clients', file: 'app/content/home/clients.ts' },
  { prefix: 'home.testimonials', title: 'Testimonials', file: 'app/content/home/testimonials.ts' },
  { prefix: 'authors', title: 'Authors', file: 'app/content/authors/' },
  { prefix: 'projectsPage', title: 'What the case drawings are', file: 'app/content/projects/overview.ts' },
  { prefix: 'projects', title: 'Case drawings', file: 'app/content/projects/' },
  { prefix: 'offer', title: 'Figures of the offer', file: 'app/content/offer.ts' },
  { prefix: 'home.costs', title: 'Costs of waiting', file: 'app/content/home/costs.ts' },
  { prefix: 'home.process', title: 'Example on the home page', file: 'app/content/home/process.ts' },
  { prefix: 'guarantee', title: 'Terms of the guarantee', file: 'app/content/guarantee/' },
  { prefix: 'services', title: 'Where we meet', file: 'app/content/services/' },
  { prefix: 'bookingManage', title: 'After a booking', file: 'app/content/booking-manage.ts' },
  { prefix: 'bookingMails', title: 'Mails of a booking', file: 'app/content/booking-mails.ts' },
  { prefix: 'privacy.retention', title: 'Terms of keeping', file: 'app/content/legal/retention.ts' },
  { prefix: 'privacy', title: 'Privacy statement', file: 'app/content/legal/privacy.ts' },
  { prefix: 'terms', title: 'Terms and conditions', file: 'app/content/legal/terms.ts' },
]
