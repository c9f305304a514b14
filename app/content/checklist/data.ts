/** Theme 2: can software read what is recorded? */
import type { Copy } from '../localized.ts'

export const data = {
  id: 'data',
  title: { en: 'The data', nl: 'De gegevens' },
  short: { en: 'Data', nl: 'Gegevens' },
  advice: {
    low: {
      en: 'Software repeats what is in the records, mistakes included. Clean them before you build.',
      nl: 'Software herhaalt wat er in de bestanden staat, ook de fouten. Schoon ze op voordat u bouwt.',
    },
    mid: {
      en: 'Mostly in order. Each open point costs a day at most. After the build it costs more.',
      nl: 'Grotendeels op orde. Elk open punt kost hooguit een dag. Na het bouwen kost het meer.',
    },
    full: {
      en: 'Clean enough to build on. Check a hundred records again in a year.',
      nl: 'Schoon genoeg om op te bouwen. Controleer over een jaar opnieuw honderd regels.',
    },
  },
  points: [
    {
      id: 'customers-once',
      title: { en: 'Every customer exists once', nl: 'Elke klant staat er één keer in' },
      why: {
        en: 'Software does not see that De Wit BV and B.V. de Wit are one customer.',
        nl: 'Software ziet niet dat De Wit BV en B.V. de Wit dezelfde klant zijn.',
      },
      how: {
        en: 'Export the list, sort by postcode and house number, merge the doubles. Agree who may add one.',
        nl: 'Exporteer de lijst, sorteer op postcode en huisnummer, voeg dubbele samen. Spreek af wie mag toevoegen.',
      },
      takes: { en: 'a day', nl: 'een dag' },
    },
    {
      id: 'fields-filled',
      title: { en: 'The fields that matter are filled in', nl: 'De velden die ertoe doen, zijn ingevuld' },
      why: {
        en: 'A rule that reads an empty field does nothing, and says nothing.',
        nl: 'Een regel die een leeg veld leest, doet niets en zegt niets.',
      },
      how: {
        en: 'Take the last hundred records. If more than five miss a field you need, make that field required.',
        nl: 'Neem de laatste honderd regels. Missen er meer dan vijf een veld dat u nodig hebt, maak dat veld dan verplicht.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'one-name',
      title: { en: 'One thing has one name everywhere', nl: 'Hetzelfde heet overal hetzelfde' },
      why: {
        en: 'Article A-440 in the shop, A440 in the books. Two names means typing over.',
        nl: 'Artikel A-440 in de winkel, A440 in de boekhouding. Twee namen betekent overtypen.',
      },
      how: {
        en: 'Take the number from the system that sends the invoice. Keep the old names beside it.',
        nl: 'Neem het nummer uit het systeem dat de factuur stuurt. Zet de oude namen ernaast.',
      },
      takes: { en: 'a day', nl: 'een dag' },
    },
    {
      id: 'own-export',
      title: { en: 'You can get your data out yourself', nl: 'U krijgt uw gegevens er zelf uit' },
      why: {
        en: 'If only the supplier can make an export, you wait every time.',
        nl: 'Als alleen de leverancier een export kan maken, wacht u elke keer.',
      },
      how: {
        en: 'Ask today for an export of last month. Within the hour and without a bill: tick this.',
        nl: 'Vraag vandaag een export van vorige maand. Binnen het uur en zonder rekening: vink dit aan.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'people-marked',
      title: {
        en: 'You have noted which data is about people',
        nl: 'Op papier staat welke gegevens over mensen gaan',
      },
      why: {
        en: 'It decides what may be automated, and how long it may be kept.',
        nl: 'Daarvan hangt af wat u mag automatiseren, en hoe lang u het mag bewaren.',
      },
      how: {
        en: 'Mark each column: about a person, or not. That list is the start of your GDPR register.',
        nl: 'Zet bij elke kolom: over een persoon, of niet. Die lijst is het begin van uw verwerkingsregister.',
      },
      takes: { en: 'two hours', nl: 'twee uur' },
    },
  ],
} satisfies Copy
