import { describe, expect, it } from 'vitest'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { type BookingIssueCode, checkBooking, readBookingForm, type TypedBooking } from './booking-input.ts'

const typed: TypedBooking = {
  name: '  Marieke   de Wit ',
  email: 'marieke@dewit.example',
  company: '',
  way: 'video',
  phone: '',
  address: '',
  message: '',
  terms: '',
}

const workshop: TypedBooking = {
  ...typed,
  company: 'De Wit',
  way: 'theirs',
  phone: '020 123 45 67',
  address: 'Kade 1, Naarden',
  message: 'Invoices',
  terms: 'on',
}

function codes(form: TypedBooking, event: BookingEvent): BookingIssueCode[] {
  const checked = checkBooking(form, event)
  return 'issues' in checked ? checked.issues.map(({ code }) => code) : []
}

const forCall = (change: Partial<TypedBooking>) => codes({ ...typed, ...change }, 'intro-call-30-minutes')
const forWorkshop = (change: Partial<TypedBooking>) => codes({ ...workshop, ...change }, 'automation-strategy-workshop')

describe('a call', () => {
  it('needs a name and an address, tidied', () => {
    expect(checkBooking(typed, 'intro-call-30-minutes')).toEqual({
      input: {
        name: 'Marieke de Wit',
        email: 'marieke@dewit.example',
        company: undefined,
        phone: undefined,
        way: 'video',
        address: undefined,
        message: undefined,
      },
    })
    expect(forCall({ name: 'M', email: '' })).toEqual(['name.short', 'email.empty'])
  })

  it('needs a number when it goes by phone', () => {
    expect(forCall({ way: 'phone' })).toEqual(['phone.empty'])
    expect(forCall({ way: 'phone', phone: '+31 (0)20 123.45-67' })).toEqual([])
    expect(forCall({ way: 'phone', phone: 'ask Piet' })).toEqual(['phone.form'])
    expect(forCall({ phone: '12345' })).toEqual(['phone.form'])
    expect(forCall({ phone: '1'.repeat(31) })).toEqual(['phone.form'])
  })

  it('goes one of the ways that a call can go', () => {
    expect(forCall({ way: '' })).toEqual(['way.empty'])
    expect(forCall({ way: 'theirs' })).toContain('way.empty')
  })

  it('counts what is typed at its limits', () => {
    expect(forCall({ message: 'm'.repeat(2000), company: 'c'.repeat(150) })).toEqual([])
    expect(forCall({ message: 'm'.repeat(2001), company: 'c'.repeat(151) })).toEqual(['company.long', 'message.long'])
  })
})

describe('a workshop', () => {
  it('takes all that is asked for', () => {
    expect(forWorkshop({})).toEqual([])
  })

  it('names everything that lacks, in the order of the form', () => {
    expect(forWorkshop({ company: ' ', phone: '', address: '', message: 'no', terms: '' })).toEqual([
      'company.empty',
      'phone.empty',
      'address.empty',
      'message.short',
      'terms.unticked',
    ])
  })

  it('keeps an address only where we come to it', () => {
    const checked = checkBooking({ ...workshop, way: 'ours' }, 'automation-strategy-workshop')
    expect(checked).toMatchObject({ input: { way: 'ours', address: undefined } })
    expect(forWorkshop({ way: 'ours', address: '' })).toEqual([])
    expect(forWorkshop({ address: 'a'.repeat(201) })).toEqual(['address.long'])
  })
})

describe('a form', () => {
  it('is read without judging: files and lacking fields are empty', () => {
    const form = new FormData()
    form.set('name', 'Anna')
    form.set('email', new File(['x'], 'x.txt'))
    form.set('key', 'short')
    const raw = readBookingForm(form)
    expect(raw.typed).toEqual({ ...typed, name: 'Anna', email: '', way: '' })
    expect(raw).toMatchObject({ key: undefined, token: '', trap: '' })
  })
})
