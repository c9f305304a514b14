/** What was mailed to an address, as a server without SMTP writes it to its data folder. */
import type { Email } from 'postal-mime'
import { readMails, until } from './leads.ts'
import type { Site } from './start-site.ts'

type Place = Pick<Site, 'dataDir'>

export async function mailsTo({ dataDir }: Place, email: string, subject: RegExp | string = ''): Promise<Email[]> {
  const mails = [...(await readMails(dataDir)).values()]
  return mails.filter((mail) => mail.to?.[0]?.address === email && mail.subject?.match(subject))
}

/** The first address in the mail with this subject. */
export async function linkIn(place: Place, email: string, subject: RegExp | string): Promise<string> {
  await until('the mail is written', async () => (await mailsTo(place, email, subject)).length > 0)
  const [mail] = await mailsTo(place, email, subject)
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Of the link to that page in a mail to this address. */
export async function mailedToken(place: Place, email: string, page: string): Promise<string> {
  let token: string | undefined
  await until(`a mail with a link to ${email}`, async () => {
    const links = (await mailsTo(place, email)).flatMap(({ text = '' }) => text.match(/\S+[?&]token=[\w-]+/g) ?? [])
    token = links.find((link) => link.includes(`/${page}?`))?.split('token=')[1]
    return token !== undefined
  })
  return token ?? ''
}
