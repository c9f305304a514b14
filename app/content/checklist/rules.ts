/** Theme 6: is it allowed, and can it be undone? */
import type { Copy } from '../localized.ts'

export const rules = {
  id: 'rules',
  title: { en: 'The rules', nl: 'De regels' },
  short: { en: 'Rules', nl: 'Regels' },
  advice: {
    low: {
      en: 'None of this is difficult, and none can wait until after the build.',
      nl: 'Niets hiervan is moeilijk, en niets kan wachten tot na het bouwen.',
    },
    mid: {
      en: 'Nearly in order. Close what is open before anything runs.',
      nl: 'Bijna op orde. Rond af wat openstaat voordat er iets draait.',
    },
    full: {
      en: 'In order. Show this page to the customer who asks.',
      nl: 'Op orde. Laat deze pagina zien aan de klant die ernaar vraagt.',
    },
  },
  points: [
    {
      id: 'agreements-signed',
      title: {
        en: 'Whoever handles personal data for you has signed',
        nl: 'Wie persoons\u00adgegevens voor u verwerkt, heeft getekend',
      },
      why: {
        en: 'The law asks for it (GDPR, article\u00a028), and so will your largest customer.',
        nl: 'De wet vraagt erom (AVG, artikel\u00a028), en uw grootste klant straks ook.',
      },
      how: {
        en: 'Mark on the list of software what holds personal data. Ask those suppliers for their data processing agreement; most have one ready.',
        nl: 'Streep op de softwarelijst aan waar persoons\u00adgegevens in staan. Vraag die leveranciers om hun verwerkers\u00adovereenkomst; de meeste hebben hem klaarliggen.',
      },
      takes: { en: 'a morning, and waiting', nl: 'een ochtend, en wachten' },
    },
    {
      id: 'old-data-goes',
      title: { en: 'Old data goes away by itself', nl: 'Oude gegevens verdwijnen vanzelf' },
      why: { en: 'What you no longer keep cannot leak.', nl: 'Wat u niet meer bewaart, kan niet lekken.' },
      how: {
        en: 'Set a period per kind: applicants four weeks, invoices seven years. Let software carry it out.',
        nl: 'Stel per soort een termijn vast: sollicitanten vier weken, facturen zeven jaar. Laat software het uitvoeren.',
      },
      takes: { en: 'half a day', nl: 'een halve dag' },
    },
    {
      id: 'person-decides',
      title: { en: 'A person decides about people', nl: 'Over mensen beslist een mens' },
      why: {
        en: 'Refusing an applicant or a customer by software alone is rarely allowed (GDPR, article\u00a022).',
        nl: 'Software mag zelden zelf een sollicitant of klant weigeren (AVG, artikel\u00a022).',
      },
      how: {
        en: 'Let software prepare it and let a person press the button. Record who did.',
        nl: 'Laat software het voorbereiden en een mens op de knop drukken. Leg vast wie dat was.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'backup-restored',
      title: { en: 'You have restored a backup', nl: 'U hebt een back-\u2060up teruggezet' },
      why: {
        en: 'A backup that was never restored is a hope.',
        nl: 'Een back-up die u nooit hebt teruggezet, is een gok.',
      },
      how: {
        en: 'Once a year, restore one day into a spare place. Note how long it took.',
        nl: 'Zet één keer per jaar een dag terug op een losse plek. Noteer hoe lang het duurde.',
      },
      takes: { en: 'two hours', nl: 'twee uur' },
    },
    {
      id: 'changes-recorded',
      title: { en: 'You record what software changes', nl: 'U legt vast wat software wijzigt' },
      why: {
        en: 'When something is wrong you want to know since when, and what caused it.',
        nl: 'Als iets niet klopt, wilt u weten sinds wanneer en waardoor.',
      },
      how: {
        en: 'Let every robot write a line: what, when, from which value to which. Keep it for a year.',
        nl: 'Laat elke robot een regel schrijven: wat, wanneer, van welke waarde naar welke. Bewaar dat een jaar.',
      },
      takes: { en: 'a day of building', nl: 'een dag bouwen' },
    },
  ],
} satisfies Copy
