/** `ops launch-check`: all that must not go live. Exit 1 while anything is left. */
import { sampleFacts } from '#app/content/index.server.ts'
import { parseSettings, type Settings } from '#app/platform/settings.server.ts'
import { say } from './output.ts'

interface Finding {
  readonly title: string
  readonly why: string
  readonly left: readonly string[]
}

export async function run(): Promise<number> {
  const findings = [
    {
      title: 'Invented facts',
      why: 'the site shows them as real; publishing invented testimonials is unlawful',
      left: sampleFacts(),
    },
    {
      title: 'Settings',
      why: 'their defaults are for trying the site out',
      left: settingsLeft(parseSettings(process.env)),
    },
  ].filter(({ left }) => left.length > 0)
  for (const finding of findings) print(finding)
  const total = findings.reduce((sum, { left }) => sum + left.length, 0)
  say(total === 0 ? 'Ready to go live.' : `${total} things are left.`)
  return total === 0 ? 0 : 1
}

function settingsLeft({ siteUrl, smtpUrl, adminEmails }: Settings): string[] {
  return [
    ...(siteUrl.protocol === 'https:'
      ? []
      : [`SITE_URL is ${siteUrl.origin}: links and mails need the public https address`]),
    ...(smtpUrl ? [] : ['SMTP_URL is not set: mail is written to files and reaches nobody']),
    ...(adminEmails.length > 0 ? [] : ['ADMIN_EMAILS is not set: nobody can sign in to the desk']),
    ...['MAIL_FROM', 'MAIL_TO'].filter((name) => !process.env[name]).map((name) => `${name} is not set`),
  ]
}

function print({ title, why, left }: Finding): void {
  say(`${title}: ${left.length} (${why})`)
  for (const line of left) say(`  ${line}`)
  say('')
}
