/** Theme 1: is the process known well enough to draw? */
import type { Copy } from '../localized.ts'

export const process = {
  id: 'process',
  title: { en: 'The process', nl: 'Het proces' },
  short: { en: 'Process', nl: 'Proces' },
  advice: {
    low: {
      en: 'This theme comes first. Until you know how the work runs, nobody can say what to automate.',
      nl: 'Eerst dit thema. Zolang u niet weet hoe het werk loopt, weet niemand wat er te auto\u00admatiseren valt.',
    },
    mid: {
      en: 'Nearly known. Finish this theme before you buy anything.',
      nl: 'Bijna in beeld. Maak dit thema af voordat u iets koopt.',
    },
    full: {
      en: 'You know how this process runs. Keep the drawing on the wall.',
      nl: 'U weet hoe dit proces loopt. Laat de tekening hangen.',
    },
  },
  points: [
    {
      id: 'one-process',
      title: { en: 'You have picked one process, not five', nl: 'U hebt één proces gekozen, geen vijf' },
      why: {
        en: 'Five half-drawn processes cost more than one that runs.',
        nl: 'Vijf half getekende processen kosten meer dan één dat loopt.',
      },
      how: {
        en: 'List what is done more than ten times a month. Take the one with the most minutes a month, which need not be the one people complain about.',
        nl: 'Schrijf op wat u vaker dan tien keer per maand doet. Neem het proces met de meeste minuten per maand. Dat is niet altijd het proces waarover geklaagd wordt.',
      },
      takes: { en: 'an hour', nl: 'een uur' },
    },
    {
      id: 'start-and-end',
      title: { en: 'You can point at where it starts and ends', nl: 'U kunt aanwijzen waar het begint en eindigt' },
      why: {
        en: 'Without edges the work grows while you build, and so does the price.',
        nl: 'Zonder grenzen groeit het werk tijdens het bouwen, en de prijs groeit mee.',
      },
      how: {
        en: 'Write one sentence: it starts when, it is done when. Two people must read the same in it.',
        nl: 'Schrijf één zin: het begint als, het is klaar als. Twee mensen moeten er hetzelfde in lezen.',
      },
      takes: { en: 'half an hour', nl: 'een halfuur' },
    },
    {
      id: 'drawn-as-it-runs',
      title: {
        en: 'It is drawn as it runs, not as it should',
        nl: 'Het is getekend zoals het loopt, niet zoals het hoort',
      },
      why: {
        en: 'The manual shows six steps, the floor does eleven.',
        nl: 'Het handboek kent zes stappen, de werkvloer doet er elf.',
      },
      how: {
        en: 'Follow three real cases from start to end. Draw every step, the embarrassing ones too.',
        nl: 'Volg drie echte gevallen van begin tot eind. Teken elke stap, ook de gênante.',
      },
      takes: { en: 'two hours', nl: 'twee uur' },
    },
    {
      id: 'waiting-timed',
      title: { en: 'You have timed the waiting', nl: 'U hebt de wachttijd gemeten' },
      why: {
        en: 'The work often takes under an hour. The waiting takes days.',
        nl: 'Het werk duurt vaak nog geen uur. Het wachten duurt dagen.',
      },
      how: {
        en: 'For ten cases, note when it arrived and when somebody first touched it.',
        nl: 'Noteer bij tien gevallen wanneer het binnenkwam en wanneer iemand het oppakte.',
      },
      takes: { en: 'a week, ten cases', nl: 'een week, tien gevallen' },
    },
    {
      id: 'exceptions-counted',
      title: { en: 'You know how often it goes differently', nl: 'U weet hoe vaak het anders loopt' },
      why: {
        en: 'One in five is a step. One in two hundred is a phone call.',
        nl: 'Eén op de vijf is een stap. Eén op de tweehonderd is een telefoontje.',
      },
      how: {
        en: 'Count the last fifty cases. Automate the ordinary ones and leave the rare ones to a person.',
        nl: 'Tel de laatste vijftig gevallen. Automatiseer de gewone en laat de zeldzame aan een mens.',
      },
      takes: { en: 'an hour, fifty cases', nl: 'een uur, vijftig gevallen' },
    },
  ],
} satisfies Copy
