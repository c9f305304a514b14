/** The ways to reach us without the form. */
import type { ContactCopy } from './copy.ts'

interface DirectLink {
  label: string
  /** The link's own text. */
  shown: string
  href: string
}

export function directLinks({ side, company }: ContactCopy): Record<'call' | 'whatsapp' | 'email', DirectLink> {
  const greeting = encodeURIComponent(`${side.whatsappText} `)
  const { phone, whatsapp, email } = company
  return {
    call: { label: side.call, shown: phone.shown, href: `tel:${phone.number}` },
    whatsapp: { label: '', shown: side.whatsapp, href: `https://wa.me/${whatsapp.number}?text=${greeting}` },
    email: { label: side.email, shown: email.address, href: `mailto:${email.address}` },
  }
}
