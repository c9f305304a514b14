import { describe, expect, it } from 'vitest'
import { company } from '#app/content/company.ts'
import { exampleCall, exampleWorkshop, revisionOf } from '#tests/support/example-booking.ts'
import { bookedMail, cancelledMail, movedMail, reminderMail } from './booking-mails.server.ts'
import { staffMail } from './staff-mails.server.ts'

const settings = {
  siteUrl: new URL('https://site.example'),
  mailFrom: { name: 'Vlotwerk', address: 'post@site.example' },
}

const token = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

const hostile = {
  name: '"Anna" <img src=https://spy.example/x.gif> {when}',
  company: '<b>x</b>',
  message: '<b>y</b> {x}',
}

const later = { start: '2026-12-04T08:30:00.000Z', end: '2026-12-04T09:00:00.000Z' }

function movedTo(booking: ReturnType<typeof exampleCall>) {
  const { revisions } = booking
  const moved = revisionOf({ revision: 1, change: 'moved', sessions: [later], at: '2026-12-01T13:31:00.000Z' })
  return { ...booking, sessions: [later], revisions: [...revisions, moved] }
}

function cancelled(booking: ReturnType<typeof exampleCall>) {
  const end = revisionOf({ revision: 1, change: 'cancelled', sessions: booking.sessions })
  return { ...booking, status: 'cancelled' as const, revisions: [...booking.revisions, end] }
}

const all = (['en', 'nl'] as const).flatMap((locale) =>
  [exampleCall({ ...hostile, locale }), exampleWorkshop({ ...hostile, locale, zone: 'Asia/Tokyo' })].flatMap(
    (booking) => [
      ['booked', locale, booking.event, bookedMail({ booking, token }, 1, settings)] as const,
      [
        'moved',
        locale,
        booking.event,
        movedMail({ booking: movedTo(booking), before: booking, token }, 1, settings),
      ] as const,
      ['cancelled', locale, booking.event, cancelledMail({ booking: cancelled(booking), token }, settings)] as const,
      ['to come', locale, booking.event, reminderMail({ booking, token }, 0, settings, booking.createdAt)] as const,
      [
        'told to staff',
        locale,
        booking.event,
        staffMail({ booking, source: '{}' }, { address: 'o@site.example' }, settings),
      ] as const,
    ],
  ),
)

describe.each(all)('the mail of what is %s (%s, %s)', (kind, locale, _, mail) => {
  it('escapes what a visitor wrote', () => {
    expect(mail.html).not.toMatch(/<img|<b>/)
  })

  it('loads nothing, and links to the site only', () => {
    expect(mail.html).not.toMatch(/<[^>]*\ssrc=|url\(|@import/)
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/site\.example\//)
  })

  it('has every place of its text filled', () => {
    const typed = [hostile.name, hostile.message].reduce(
      (text, one) => text.replaceAll(one, ''),
      mail.subject + mail.text,
    )
    expect(typed).not.toMatch(/\{\w+\}|NaN|undefined|null/)
  })

  it('says the same as text, line for line', () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? []
    const shown = new Set(
      words(
        mail.html.replace(/<style>.*?<\/style>/s, '').replaceAll(/&#(\d+);/g, (__, code) => String.fromCharCode(code)),
      ),
    )
    expect(words(mail.text).filter((word) => !shown.has(word))).toEqual([])
  })

  it('is no reason for an absence notice, and says its language', () => {
    expect(mail.headers?.['Auto-Submitted']).toBe('auto-generated')
    expect(mail.language).toBe(locale)
  })

  it('gives the secret address to the visitor only', () => {
    expect(mail.text.includes(`https://site.example${locale === 'nl' ? '/nl' : ''}/b/${token}`)).toBe(
      kind !== 'told to staff' && kind !== 'cancelled',
    )
    if (kind === 'told to staff') expect(JSON.stringify(mail)).not.toContain(token)
  })
})

describe('subjects', () => {
  const nl = exampleWorkshop({ locale: 'nl' })
  const call = exampleCall()

  it('say what and when', () => {
    expect(bookedMail({ booking: call, token }, 1, settings).subject).toBe(
      'Appointment: introduction call, 3 December, 10:30',
    )
    expect(bookedMail({ booking: nl, token }, 2, settings).subject).toBe(
      'Afspraak: workshop, 15 december, 9.00 uur en 17 december, 13.00 uur',
    )
    expect(movedMail({ booking: movedTo(call), before: call, token }, 1, settings).subject).toBe(
      'Appointment moved to 4 December, 9:30',
    )
    expect(cancelledMail({ booking: cancelled(nl), token }, settings).subject).toBe(
      'Afspraak van 15 december en 17 december afgezegd',
    )
    expect(reminderMail({ booking: nl, token }, 1, settings, nl.createdAt).subject).toBe(
      'Morgen 13.00 uur: workshop. Neem één recent geval mee.',
    )
  })

  it('say whose time it is to who has another clock', () => {
    const abroad = exampleCall({ zone: 'Europe/London' })
    expect(reminderMail({ booking: abroad, token }, 0, settings, abroad.createdAt).subject).toMatch(
      /^Tomorrow 10:30 in Amsterdam: /,
    )
    const headlines = [
      bookedMail({ booking: abroad, token }, 1, settings),
      bookedMail({ booking: exampleCall({ zone: 'Europe/London', locale: 'nl' }), token }, 1, settings),
      bookedMail({ booking: exampleCall(), token }, 1, settings),
    ].map(({ html }) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
    expect(headlines).toEqual([
      'Thursday 3\u00a0December, 10:30 in Amsterdam.',
      'Donderdag 3\u00a0december, 10.30\u00a0uur in Amsterdam.',
      'Thursday 3\u00a0December, 10:30.',
    ])
  })
})

describe('the text', () => {
  it('has both clocks, and the day where it is another', () => {
    const text = bookedMail({ booking: exampleCall({ zone: 'Pacific/Auckland' }), token }, 1, settings).text
    expect(text).toContain('When: Thursday 3 December 2026, 10:30 to 11:00 in Amsterdam\n  22:30 to 23:00 in Auckland')
    const early = { start: '2026-12-03T13:30:00.000Z', end: '2026-12-03T14:00:00.000Z' }
    const next = exampleCall({ zone: 'Pacific/Auckland', sessions: [early] })
    expect(bookedMail({ booking: next, token }, 1, settings).text).toContain('Fri 2:30 to 3:00 in Auckland')
  })

  it('asks people for the hours of the workshop as it is booked: at once, or both sessions', () => {
    const bring = (booking: ReturnType<typeof exampleCall>) =>
      [
        bookedMail({ booking, token }, 1, settings),
        reminderMail({ booking, token }, 0, settings, booking.createdAt),
      ].map(({ text }) => /(?:The people|De mensen) .+/.exec(text)?.[0])
    const whole = { format: 'one', sessions: [exampleWorkshop().sessions[0] ?? later] } as const
    for (const [locale, once, inTwo] of [
      [
        'en',
        'The people who do the work, for the full 4 hours',
        'The people who do the work, for both sessions, 2 hours each',
      ],
      ['nl', 'De mensen die het werk doen, de volle 4 uur', 'De mensen die het werk doen, bij beide sessies van 2 uur'],
    ] as const) {
      expect(bring(exampleWorkshop({ ...whole, locale }))).toEqual([once, once])
      expect(bring(exampleWorkshop({ locale }))).toEqual([inTwo, inTwo])
    }
  })

  it('asks for it where it moves too: it may have overtaken the mail that asked first', () => {
    const call = exampleCall()
    for (const byUs of [undefined, { name: 'Eva Kramer' }])
      expect(movedMail({ booking: movedTo(call), before: call, token, byUs }, 1, settings).text).toContain(
        'Three real cases of the work that waits',
      )
  })

  describe('names the process of a workshop', () => {
    const workshop = exampleWorkshop({ message: 'Approving invoices,\nfrom post to payment' })
    const mailsOf = (booking: ReturnType<typeof exampleCall>) => ({
      booked: bookedMail({ booking, token }, 2, settings),
      moved: movedMail({ booking, before: booking, token }, 2, settings),
      reminder: reminderMail({ booking, token }, 0, settings, booking.createdAt),
    })

    it.each([
      ['en', 'Process you named: ', 'Another process? Reply to this mail, until the day before.'],
      ['nl', 'Genoemd proces: ', 'Toch een ander proces? Dat kan tot de dag ervoor: beantwoord deze mail.'],
    ] as const)('and how to change it (%s)', (locale, name, change) => {
      const { booked, moved, reminder } = mailsOf({ ...workshop, locale })
      for (const { text } of [booked, moved])
        expect(text).toContain(`\n${name}Approving invoices, from post to payment\n  ${change}\n`)
      expect(reminder.text).toContain(`\n${name}Approving invoices, from post to payment\n`)
      expect(reminder.text).not.toContain(change)
    })

    it('but offers no other on its day', () => {
      const ours = revisionOf({ revision: 1, change: 'moved', by: 'staff', at: '2026-12-14T23:00:00.000Z' })
      const booking = { ...workshop, revisions: [...workshop.revisions, ours] }
      expect(movedMail({ booking, before: workshop, token }, 2, settings).text).not.toContain('Another process?')
    })

    it.each([
      ['could be an advertisement', 'Win now: prize.example'],
      ['is a story', 'prize '.repeat(50)],
    ])('which it leaves to the page where it %s', (_, message) => {
      for (const { text, html } of Object.values(mailsOf(exampleWorkshop({ message })))) {
        expect(text).toContain('Process you named: As you named it when you booked.')
        expect(text + html).not.toContain('prize')
      }
    })

    it('and not what waits, of a call', () => {
      for (const { text } of Object.values(mailsOf(exampleCall())))
        expect(text).not.toMatch(/^Process you named|Invoices wait/m)
    })
  })

  it('names the price of a workshop, and none of a call', () => {
    expect(bookedMail({ booking: exampleWorkshop(), token }, 2, settings).text).toMatch(/^Price: €/m)
    expect(bookedMail({ booking: exampleCall(), token }, 1, settings).text).not.toContain('€')
  })

  it('draws the waiting from the real dates', () => {
    expect(bookedMail({ booking: exampleCall(), token }, 1, settings).text).toContain(
      'Your form, 2 min > 44 hours > The call, 30 min > 24 h at most, on working days > One page, 10 min',
    )
    expect(bookedMail({ booking: exampleWorkshop(), token }, 2, settings).text).toContain(
      'Your form, 2 min > 14 days > Session 1, 2 hours > 50 hours > Session 2, 2 hours',
    )
  })

  it('rounds a wait once, as the page of the booking does', () => {
    // 14 days, 11 hours and 52 minutes: not 348 hours first, which are more than 14 days and a half.
    const booking = exampleCall({ createdAt: '2026-11-18T21:38:00.000Z' })
    expect(bookedMail({ booking, token }, 1, settings).text).toContain('Your form, 2 min > 14 days > The call, 30 min')
    // As staff may move a call.
    const soon = exampleCall({ createdAt: '2026-12-03T09:10:00.000Z' })
    expect(bookedMail({ booking: soon, token }, 1, settings).text).toContain(
      'Your form, 2 min > 20 min > The call, 30 min',
    )
  })

  it('offers the change while it can be made, and the phone after that', () => {
    const workshop = exampleWorkshop()
    expect(bookedMail({ booking: workshop, token }, 2, settings).text).toContain(
      'Move or cancel until Sunday 13 December, 9:00.',
    )
    expect(reminderMail({ booking: workshop, token }, 0, settings, '2026-12-14T08:00:00.000Z').text).toMatch(
      /no longer possible\. Call 020/,
    )
  })

  it('says what a late change of a workshop costs, but not of a call, nor where we moved it so late', () => {
    const remind = (booking: ReturnType<typeof exampleCall>) =>
      reminderMail({ booking, token }, 0, settings, '2026-12-14T08:00:00.000Z').text
    const workshop = exampleWorkshop()
    const ours = revisionOf({ revision: 1, change: 'moved', by: 'staff', at: '2026-12-13T09:00:00.000Z' })
    expect(remind(workshop)).toContain('we then charge 25% of the price')
    expect(remind(exampleWorkshop({ revisions: [...workshop.revisions, ours] }))).not.toContain('25%')
    expect(remind(exampleCall({ changeUntil: '2026-12-02T09:30:00.000Z' }))).not.toContain('25%')
  })

  it('keeps our telephone number on one line', () => {
    const { html, text } = bookedMail({ booking: exampleCall(), token }, 1, settings)
    expect(html).toContain(company.phone.shown.replaceAll(' ', '\u00a0'))
    expect(html).not.toContain(company.phone.shown)
    expect(text).toContain(company.phone.shown)
  })

  it('strikes out what it was', () => {
    const call = exampleCall()
    const { html, text } = movedMail({ booking: movedTo(call), before: call, token }, 1, settings)
    expect(html).toContain('<s>Thursday 3\u00a0December 2026, 10:30 to 11:00</s>')
    expect(text).toContain(
      'It was: Thursday 3 December 2026, 10:30 to 11:00\nWhen: Friday 4 December 2026, 9:30 to 10:00',
    )
  })

  describe('of one moved session of two', () => {
    const [first, second] = exampleWorkshop().sessions
    const friday = { start: '2026-12-18T12:00:00.000Z', end: '2026-12-18T14:00:00.000Z' }
    const mailsOf = (locale: 'en' | 'nl') => {
      const before = exampleWorkshop({ locale })
      const sessions = [first, friday].filter((one) => one !== undefined)
      const revision = revisionOf({ revision: 1, change: 'moved', sessions, at: '2026-12-01T13:31:00.000Z' })
      const booking = { ...before, sessions, revisions: [...before.revisions, revision] }
      return {
        own: movedMail({ booking, before, token }, 2, settings),
        ours: movedMail({ booking, before, token, byUs: { name: 'Eva Kramer' } }, 2, settings),
        office: staffMail({ booking, before, source: '{}' }, { address: 'o@site.example' }, settings),
      }
    }

    it.each([
      ['en', /18 December, 13:00/, /15 December/, /one session/i],
      ['nl', /18 december, 13\.00 uur/, /15 december/, /[eé]én sessie van/i],
    ] as const)('names it alone as moved (%s)', (locale, when, standing, one) => {
      const { own, ours, office } = mailsOf(locale)
      for (const { subject } of [own, ours, office]) {
        expect(subject).toMatch(when)
        expect(subject).not.toMatch(standing)
      }
      for (const { text } of [own, ours]) expect(text).toMatch(one)
    })

    it('strikes out what it was, never the one that stands', () => {
      const { own, ours, office } = mailsOf('en')
      for (const { html } of [own, ours])
        expect(html.match(/<s>.*?<\/s>/g)).toEqual(['<s>Thursday 17\u00a0December 2026, 13:00 to 15:00</s>'])
      expect(office.text).toMatch(/It was: Thursday 17 December 2026, 13:00 to 15:00\n/)
      for (const { text } of [own, ours]) expect(text).toContain('Tuesday 15 December 2026, 9:00 to 11:00')
    })

    it('takes a session that comes to stand first for one that stands', () => {
      const before = exampleWorkshop()
      const booking = { ...before, sessions: [second, friday].filter((one) => one !== undefined) }
      const { subject, html } = movedMail({ booking, before, token }, 2, settings)
      expect(subject).toBe('One session moved to 18 December, 13:00')
      expect(html.match(/<s>.*?<\/s>/g)).toEqual(['<s>Tuesday 15\u00a0December 2026, 9:00 to 11:00</s>'])
    })
  })

  it.each(['Win now: prize.example', 'https://prize', 'call@prize.example'])('greets nobody as %s', (name) => {
    const { to, text, html } = bookedMail({ booking: exampleCall({ name }), token }, 1, settings)
    expect(to).toEqual({ address: exampleCall().email })
    expect(text).toContain('Good day,')
    expect(text + html).not.toContain('prize')
  })

  it('tells staff how to reach the visitor', () => {
    const booking = exampleCall({ zone: 'Europe/London' })
    const { text, replyTo, to } = staffMail(
      { booking, source: '{"utm_source":"mail"}' },
      { address: 'o@site.example' },
      settings,
    )
    for (const words of [
      'Marieke de Wit',
      'marieke@dewit.example',
      '020 123 45 67',
      'Europe/London',
      'utm_source=mail',
      '> Invoices wait',
    ])
      expect(text).toContain(words)
    expect([replyTo?.address, to.address]).toEqual(['marieke@dewit.example', 'o@site.example'])
  })

  it.each([
    ['en', 'Language: English'],
    ['nl', 'Taal: Nederlands'],
  ] as const)('tells staff in which language to answer (%s)', (locale, fact) => {
    const booking = exampleCall({ locale })
    expect(staffMail({ booking, source: '{}' }, { address: 'o@site.example' }, settings).text).toContain(fact)
  })

  it('reminds staff to mail the link of a call by video, and of no other', () => {
    const reminded = (['video', 'phone', 'theirs', 'ours'] as const).filter((way) =>
      staffMail({ booking: exampleCall({ way }), source: '{}' }, { address: 'o@site.example' }, settings).text.includes(
        'mail Marieke de Wit the link before the call',
      ),
    )
    expect(reminded).toEqual(['video'])
  })
})

it.each(['en', 'nl'] as const)('promises staff no free time in %s: it may be blocked besides', (locale) => {
  const booking = cancelled(exampleCall({ locale, message: undefined }))
  const { text } = staffMail({ booking, source: '{}' }, { address: 'o@site.example' }, settings)
  expect(text).not.toMatch(/\bfree\b|be booked|\bvrij\b|geboekt/)
})

describe('what a list of mails shows beside the subject', () => {
  const call = exampleCall({ locale: 'nl' })
  const previewOf = ({ html }: { html: string }) => /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1]

  it('is how we meet, of what stands', () => {
    for (const mail of [
      bookedMail({ booking: call, token }, 1, settings),
      movedMail({ booking: movedTo(call), before: call, token }, 1, settings),
      reminderMail({ booking: call, token }, 0, settings, call.createdAt),
    ])
      expect(previewOf(mail)).toBe('Per video. De link mailen we u vóór het gesprek.')
  })

  it.each([undefined, { name: 'Eva Kramer' }])('is no call that has been cancelled (%j)', (byUs) => {
    const mail = cancelledMail({ booking: cancelled(call), token, byUs }, settings)
    expect(previewOf(mail)).toBe('In de agenda ziet u wat er vrij is.')
  })
})

it('keeps the mails of a booking together', () => {
  const call = exampleCall()
  const first = bookedMail({ booking: call, token }, 1, settings)
  const second = movedMail({ booking: movedTo(call), before: call, token }, 1, settings)
  const reminder = reminderMail({ booking: call, token }, 0, settings, call.createdAt)
  expect(first.headers?.['References']).toBeUndefined()
  expect(second.headers?.['References']).toBe(first.messageId)
  expect(reminder.headers?.['References']).toBe(first.messageId)
  expect(new Set([first, second, reminder].map(({ messageId }) => messageId)).size).toBe(3)
})
