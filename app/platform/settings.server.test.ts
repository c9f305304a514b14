import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSettings, SettingsError, settingTable } from './settings.server.ts'

describe('parseSettings', () => {
  it('works without any variable', () => {
    const settings = parseSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      backupNightly: true,
      serviceWorker: true,
      trustProxy: 0,
      adminEmails: [],
      logLevel: 'info',
    })
    expect(settings.siteUrl.href).toBe('http://localhost:3000/')
    expect([settings.databaseUrl, settings.smtpUrl, settings.authSecret]).toEqual([undefined, undefined, undefined])
    expect(settings.dataDir).toBe(`${process.cwd()}/data`)
  })

  it('takes an empty variable as not set', () => {
    const empty = Object.fromEntries(settingTable.map(({ name }) => [name, ' ']))
    expect(parseSettings(empty)).toEqual(parseSettings({}))
  })

  it('reads every variable', () => {
    const settings = parseSettings({
      PORT: '0',
      HOST: '::1',
      SITE_URL: 'https://site.example/',
      DATA_DIR: '/srv/site',
      DATABASE_URL: 'postgresql://me:pass@db/site',
      BACKUP_NIGHTLY: '0',
      SMTP_URL: 'smtps://me:pass@mail.example:465',
      MAIL_FROM: '"The Site, really" <post@site.example>',
      MAIL_TO: 'a@site.example, B <b@site.example>',
      AUTH_SECRET: 'x'.repeat(32),
      ADMIN_EMAILS: 'Boss@Site.example',
      GOOGLE_CLIENT_ID: 'site.apps.example',
      GOOGLE_CLIENT_SECRET: 'hunter2',
      MICROSOFT_CLIENT_ID: 'a-b-c',
      MICROSOFT_CLIENT_SECRET: 'hunter3',
      CAL_ORIGIN: 'https://cal.example',
      CAL_USER: 'vlotwerk.nl',
      INDEXNOW_KEY: 'a-key-of-8',
      INDEXNOW_ENDPOINT: 'https://search.example/indexnow',
      DEV_SESSION: '1',
      TRUST_PROXY: '2',
      SERVICE_WORKER: 'off',
      METRICS_TOKEN: 'm'.repeat(32),
      LOG_LEVEL: 'warn',
    })
    expect(settings).toEqual({
      port: 0,
      host: '::1',
      siteUrl: new URL('https://site.example'),
      dataDir: '/srv/site',
      databaseUrl: 'postgresql://me:pass@db/site',
      backupNightly: false,
      smtpUrl: 'smtps://me:pass@mail.example:465',
      mailFrom: { name: 'The Site, really', address: 'post@site.example' },
      mailTo: [{ address: 'a@site.example' }, { name: 'B', address: 'b@site.example' }],
      authSecret: 'x'.repeat(32),
      adminEmails: ['boss@site.example'],
      google: { clientId: 'site.apps.example', clientSecret: 'hunter2' },
      microsoft: { clientId: 'a-b-c', clientSecret: 'hunter3' },
      cal: { origin: 'https://cal.example', user: 'vlotwerk.nl' },
      indexNowKey: 'a-key-of-8',
      indexNowEndpoint: new URL('https://search.example/indexnow'),
      devSession: true,
      trustProxy: 2,
      serviceWorker: false,
      metricsToken: 'm'.repeat(32),
      logLevel: 'warn',
    })
  })

  it('wants both halves of what a sign-in company gave out', () => {
    expect(() => parseSettings({ GOOGLE_CLIENT_ID: 'site' })).toThrow(/^GOOGLE_CLIENT_SECRET must be set/)
    expect(() => parseSettings({ MICROSOFT_CLIENT_SECRET: 'hunter2' })).toThrow(/^MICROSOFT_CLIENT_ID must be set/)
  })

  it('wants both halves of a calendar elsewhere, and takes one on this machine without https', () => {
    expect(() => parseSettings({ CAL_ORIGIN: 'https://cal.example' })).toThrow(/^CAL_USER must be set/)
    expect(() => parseSettings({ CAL_USER: 'us' })).toThrow(/^CAL_ORIGIN must be set/)
    for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
      expect(parseSettings({ CAL_ORIGIN: origin, CAL_USER: 'us' }).cal).toEqual({ origin, user: 'us' })
  })

  it.each([
    ['CAL_ORIGIN', 'http://cal.example'],
    ['CAL_ORIGIN', 'https://cal.example/us'],
    ['CAL_ORIGIN', 'https://cal.example; script-src *'],
    ['CAL_USER', 'us/../them'],
    ['CAL_USER', '..'],
    ['INDEXNOW_KEY', 'seven-c'],
    ['INDEXNOW_KEY', 'under_scored'],
    ['INDEXNOW_ENDPOINT', 'http://search.example/indexnow'],
    ['INDEXNOW_ENDPOINT', 'https://me:hunter2@search.example/indexnow'],
    ['DEV_SESSION', 'yes'],
    ['GOOGLE_CLIENT_ID', 'two words'],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['HOST', 'two words'],
    ['SITE_URL', 'https://site.example/shop'],
    ['SITE_URL', 'site.example'],
    ['SITE_URL', 'https://me@site.example'],
    ['DATABASE_URL', 'mysql://me:hunter2@db/site'],
    ['SMTP_URL', 'https://me:hunter2@mail.example'],
    ['MAIL_FROM', 'The Site'],
    ['MAIL_TO', 'a@site.example,,b@site.example'],
    ['AUTH_SECRET', 'hunter2'],
    ['ADMIN_EMAILS', 'boss'],
    ['TRUST_PROXY', 'yes'],
    ['SERVICE_WORKER', 'no'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const { error, message } = failure({ [name]: value })
    expect(error).toBeInstanceOf(SettingsError)
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`))
    expect(message).not.toContain('hunter2')
  })

  // What stands behind such a character would be taken for a path or a fragment, and what stands before it for host and port.
  it.each([
    ['SMTP_URL', 'smtps://me:hun/ter2@mail.example:465'],
    ['SMTP_URL', 'smtp://me:12/hunter2@mail.example'],
    ['SMTP_URL', 'smtp://me:12#hunter2@mail.example'],
    ['SMTP_URL', 'smtp://me:12?hunter2@mail.example'],
    ['DATABASE_URL', 'postgres://me:hun/ter2@db/site'],
    ['DATABASE_URL', 'postgres://me:12/hunter2@db/site'],
    ['DATABASE_URL', 'postgres://me:12#hunter2@db/site'],
    ['DATABASE_URL', 'postgres://me:12?hunter2@db/site'],
  ])('says how to write a password where %s=%s was typed', (name, value) => {
    const { message } = failure({ [name]: value })
    expect(message).toContain('%2F for /, %23 for #')
    expect(message).not.toContain('ter2')
  })

  it('takes an address with a path, options and a password that is percent-encoded', () => {
    const smtpUrl = 'smtps://me%40mail.example:%2F%23%3F%40%25@mail.example:465/?tls.servername=mail.example'
    const databaseUrl = 'postgres://me:%2F%23%3F%40%25@db:5433/site?sslmode=verify-full'
    expect(parseSettings({ SMTP_URL: smtpUrl, DATABASE_URL: databaseUrl })).toMatchObject({ smtpUrl, databaseUrl })
  })

  it('either gives settings or one line, whatever the variables hold', () => {
    const anything = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.nat().map(String))
    const environment = fc.record(Object.fromEntries(settingTable.map(({ name }) => [name, anything])))
    fc.assert(
      fc.property(environment, (env) => {
        const { error, message } = failure(env)
        if (error) expect([error instanceof SettingsError, message.split('\n').length]).toEqual([true, 1])
      }),
    )
  })
})

function failure(env: Record<string, string>): { error: unknown; message: string } {
  try {
    parseSettings(env)
    return { error: undefined, message: '' }
  } catch (error) {
    return { error, message: (error as Error).message }
  }
}
