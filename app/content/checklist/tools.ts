/** Theme 3: can the software in use be connected, and watched? */
import type { Copy } from '../localized.ts'

export const tools = {
  id: 'tools',
  title: { en: 'The tools', nl: 'De software' },
  short: { en: 'Tools', nl: 'Software' },
  advice: {
    low: {
      en: 'Begin with what you have, before you buy more. The part you want may be in there.',
      nl: 'Begin bij wat u al hebt, voordat u iets bijkoopt. Het onderdeel dat u wilt, zit er misschien al in.',
    },
    mid: {
      en: 'Most of this is ready. Close the open points before a robot signs in.',
      nl: 'Het meeste is klaar. Rond de open punten af voordat er een robot inlogt.',
    },
    full: {
      en: 'The main system can be connected, and a failure is seen the same day.',
      nl: 'Het hoofdsysteem is te koppelen en een storing ziet u dezelfde dag.',
    },
  },
  points: [
    {
      id: 'software-listed',
      title: { en: 'There is a list of all the software in use', nl: 'Er is een lijst van alle software in gebruik' },
      why: {
        en: 'The sheet nobody mentions is usually the one the whole process hangs on.',
        nl: 'Het rekenblad dat niemand noemt, is meestal dat waar het hele proces aan hangt.',
      },
      how: {
        en: 'Ask every department what it opens in the morning. Note the owner and the yearly cost.',
        nl: 'Vraag elke afdeling wat zij ’s ochtends opent. Noteer de eigenaar en de kosten per jaar.',
      },
      takes: { en: 'a morning', nl: 'een ochtend' },
    },
    {
      id: 'system-connects',
      title: { en: 'The main system can talk to others', nl: 'Het hoofdsysteem is te koppelen aan andere' },
      why: {
        en: 'Without a way in, a person stays the cable between two screens.',
        nl: 'Zonder ingang blijft een mens de kabel tussen twee schermen.',
      },
      how: {
        en: 'Look in the manual for API, webhook or scheduled export, or ask the supplier in writing.',
        nl: 'Zoek in de handleiding naar API, webhook of geplande export, of vraag het de leverancier schriftelijk.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'own-accounts',
      title: { en: 'Everyone signs in under their own name', nl: 'Iedereen logt in onder de eigen naam' },
      why: {
        en: 'With one shared account nobody can see who, or what, changed a record.',
        nl: 'Met één gedeeld account is niet te zien wie, of wat, een regel wijzigde.',
      },
      how: {
        en: 'Make an account per person, and one per robot. Close the shared one.',
        nl: 'Maak een account per persoon en een per robot. Sluit het gedeelde account.',
      },
      takes: { en: 'half a day', nl: 'een halve dag' },
    },
    {
      id: 'two-steps',
      title: { en: 'Two-step sign-in is on', nl: 'Tweestaps\u00adverificatie staat aan' },
      why: {
        en: 'A robot that reads your mailbox is useful to a thief as well.',
        nl: 'Een robot die uw mailbox leest, is ook voor een dief nuttig.',
      },
      how: {
        en: 'Switch it on for mail, the books and the CRM first. Allow an afternoon for twenty people.',
        nl: 'Zet het eerst aan voor mail, boekhouding en CRM. Reken op een middag voor twintig mensen.',
      },
      takes: { en: 'an afternoon', nl: 'een middag' },
    },
    {
      id: 'failures-told',
      title: { en: 'A failed job tells somebody', nl: 'Een mislukte taak meldt zich bij iemand' },
      why: {
        en: 'Software fails in silence. Ten days later a customer calls.',
        nl: 'Software faalt in stilte. Tien dagen later belt er een klant.',
      },
      how: {
        en: 'One mailbox for all alerts, one person who reads it, and a deputy.',
        nl: 'Eén mailbox voor alle meldingen, één persoon die hem leest, en een vervanger.',
      },
      takes: { en: 'half an hour', nl: 'een halfuur' },
    },
  ],
} satisfies Copy
