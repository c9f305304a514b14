import { describe, expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { settingsLeft } from './settings-left.ts'

const complete = {
  SITE_URL: 'https://www.vlotwerk.nl',
  SMTP_URL: 'smtps://user:very-secret-word@mail.vlotwerk.nl:465',
  MAIL_FROM: 'Vlotwerk <hallo@vlotwerk.nl>',
  MAIL_TO: 'kantoor@elders.nl',
  ADMIN_EMAILS: 'eva@vlotwerk.nl',
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'm'.repeat(32),
}
const secrets = { AUTH_SECRET: 's'.repeat(40), DATABASE_URL: 'postgres://user:other-secret@db/site' }

const namesOf = (env: Record<string, string>, invented = 'invented@vlotwerk.nl') =>
  settingsLeft(parseSettings(env), invented).map(({ name }) => name)

describe('settingsLeft', () => {
  it('has nothing to say of a site that is set up', () => {
    expect(namesOf(complete)).toEqual([])
    expect(namesOf({ ...complete, ...secrets })).toEqual([])
  })

  it('names all that is at its default', () => {
    const left = settingsLeft(parseSettings({}), parseSettings({}).mailFrom.address)
    expect(left.filter(({ advised }) => !advised).map(({ name }) => name)).toEqual([
      'SITE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_TO',
      'ADMIN_EMAILS',
      'TRUST_PROXY',
    ])
    expect(left.filter(({ advised }) => advised).map(({ name }) => name)).toEqual(['METRICS_TOKEN'])
  })

  it.each([
    ['SITE_URL', { SITE_URL: 'http://vlotwerk.nl' }],
    ['SITE_URL', { SITE_URL: 'https://localhost:3000' }],
    ['SITE_URL', { SITE_URL: 'https://192.168.1.4' }],
    ['SITE_URL', { SITE_URL: 'https://[::1]' }],
    ['SITE_URL', { SITE_URL: 'https://vlotwerk.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@gmail.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@notvlotwerk.nl' }],
    ['AUTH_SECRET', { DATABASE_URL: 'postgres://db/site' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0' }],
    ['DEV_SESSION', { DEV_SESSION: '1' }],
  ])('names %s for %j', (name, change) => {
    expect(namesOf({ ...complete, ...change })).toEqual([name])
  })

  it('takes a sender below or above the host of the site', () => {
    expect(namesOf({ ...complete, MAIL_FROM: 'a@post.vlotwerk.nl' })).toEqual([])
    expect(namesOf({ ...complete, SITE_URL: 'https://nl.vlotwerk.nl' })).toEqual([])
  })

  it('takes the default sender once it is no longer invented', () => {
    const { mailFrom } = parseSettings({})
    const { MAIL_FROM: _, MAIL_TO: __, ...rest } = complete
    const env = { ...rest, SITE_URL: `https://${mailFrom.address.split('@')[1]}` }
    expect(namesOf(env)).toEqual([])
    expect(namesOf(env, mailFrom.address)).toEqual(['MAIL_FROM', 'MAIL_TO'])
  })

  it('never shows a secret', () => {
    const shown = JSON.stringify(settingsLeft(parseSettings({ ...complete, ...secrets, SITE_URL: 'http://a.nl' })))
    for (const value of ['very-secret-word', 'other-secret', secrets.AUTH_SECRET, complete.METRICS_TOKEN])
      expect(shown).not.toContain(value)
  })
})
