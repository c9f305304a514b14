/**
 * From our mail to what nodemailer sends. Visitors' words stand in names and subjects: nothing in them may become a
 * header of its own or a further recipient.
 */
import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailbox } from './mail.server.ts'

/** Throws when an address is none: such a mail can never be delivered. */
export function composeMail(mail: Mail, from: Mailbox, date: Date): SendMailOptions {
  const sender = addressOf(from)
  const recipient = addressOf(mail.to)
  return {
    from: sender,
    to: recipient,
    ...(mail.replyTo ? { replyTo: addressOf(mail.replyTo) } : {}),
    // Named here so that no header, whatever is in it, decides who gets the mail.
    envelope: { from: sender.address, to: [recipient.address] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...calendarParts(mail),
    date,
    messageId: oneLine(mail.messageId),
    headers: { ...headersOf(mail), 'Content-Language': mail.language },
    textEncoding: 'quoted-printable',
    // A mail is made of its own text only: no part of it is read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The first goes out as nodemailer does it for Google, Outlook and Apple alike: beside the text, and as a file. */
function calendarParts({ calendar }: Mail): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (!calendar) return {}
  const { method, files } = calendar
  const [first, ...others] = files
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return {
    ...(first ? { icalEvent: { method, filename: oneLine(first.name), content: first.text } } : {}),
    attachments: others.map(({ name, text }) => ({ filename: oneLine(name), content: text, contentType })),
  }
}

/** As an object, which is not parsed: a comma or a bracket in a name stays part of the name. */
function addressOf({ name, address }: Mailbox): { name: string; address: string } {
  if (!/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address))
    throw new Error('A mail has an address that is none')
  return { name: oneLine(name ?? ''), address }
}

function headersOf({ headers = {} }: Mail): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace(/[^\w-]/g, ''), oneLine(value)]),
  )
}

/**
 * Header text on one line: line breaks, other control characters and Unicode's line separators become a space. What looks
 * like an encoded word (RFC 2047) is parted, because a mail program would decode it, line breaks and all.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}
