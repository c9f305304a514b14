import { euroRange, euros, integer } from '#app/formats.ts'
import { company } from '../company.ts'
import type { Copy } from '../localized.ts'
import { offer } from '../offer.ts'

const { market, workshop, growth, resultDays } = offer
const hours = market.hoursPerProcess.value

/** What a rate per hour makes of one process. */
const freelancer = { fromCents: hours * market.freelancer.fromCents, toCents: hours * market.freelancer.toCents }
const agency = { fromCents: hours * market.agency.fromCents, toCents: hours * market.agency.toCents }

const names = {
  freelancer: { en: 'Freelancer', nl: 'Zzp’er' },
  inHouse: { en: 'In-house', nl: 'Eigen medewerker' },
  agency: { en: 'Agency', nl: 'Bureau' },
}

const rates = {
  freelancer: {
    en: `${euroRange(market.freelancer.fromCents, market.freelancer.toCents, 'en')} per hour`,
    nl: `${euroRange(market.freelancer.fromCents, market.freelancer.toCents, 'nl')} per uur`,
  },
  inHouse: {
    en: `${euroRange(market.inHouse.fromCents, market.inHouse.toCents, 'en', { thousands: true })} per year`,
    nl: `${euroRange(market.inHouse.fromCents, market.inHouse.toCents, 'nl', { thousands: true })} per jaar`,
  },
  agency: {
    en: `${euroRange(market.agency.fromCents, market.agency.toCents, 'en')} per hour`,
    nl: `${euroRange(market.agency.fromCents, market.agency.toCents, 'nl')} per uur`,
  },
}

export const comparison = {
  headline: {
    en: 'An estimate is a range. A price is a line.',
    nl: 'Een schatting is een balk. Een prijs is een streep.',
  },
  /** Prices of one process on one axis in euros. `own` is a line, the others are ranges. */
  drawing: {
    caption: {
      en: `One process, counted as ${hours}\u00a0hours of work; in-\u2060house as a full year. Market rates are estimates.`,
      nl: `Eén proces, gerekend met ${hours}\u00a0uur werk; een eigen medewerker met een vol jaar. Markttarieven zijn schattingen.`,
    },
    alt: {
      en: `Price of one process of ${hours} hours, to scale. Freelancer: ${euroRange(freelancer.fromCents, freelancer.toCents, 'en')}. Agency: ${euroRange(agency.fromCents, agency.toCents, 'en')}. In-house: ${rates.inHouse.en}. ${company.brand}: ${euros(growth.priceCents, 'en')}, fixed.`,
      nl: `Prijs van één proces van ${hours} uur, op schaal. Zzp’er: ${euroRange(freelancer.fromCents, freelancer.toCents, 'nl')}. Bureau: ${euroRange(agency.fromCents, agency.toCents, 'nl')}. Eigen medewerker: ${rates.inHouse.nl}. ${company.brand}: ${euros(growth.priceCents, 'nl')}, vast.`,
    },
    /** Marks on the axis. */
    ticks: [0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000].map((amount) => ({
      cents: amount * 100,
      label: {
        en: amount === 0 ? '€0' : `€${integer(amount / 1000, 'en')}k`,
        nl: euros(amount * 100, 'nl'),
      },
    })),
    rows: [
      {
        name: names.freelancer,
        rate: rates.freelancer,
        ...freelancer,
        label: {
          en: euroRange(freelancer.fromCents, freelancer.toCents, 'en'),
          nl: euroRange(freelancer.fromCents, freelancer.toCents, 'nl'),
        },
        own: false,
      },
      {
        name: names.agency,
        rate: rates.agency,
        ...agency,
        label: {
          en: euroRange(agency.fromCents, agency.toCents, 'en'),
          nl: euroRange(agency.fromCents, agency.toCents, 'nl'),
        },
        own: false,
      },
      {
        name: names.inHouse,
        rate: rates.inHouse,
        fromCents: market.inHouse.fromCents,
        toCents: market.inHouse.toCents,
        label: { en: 'one salary, every year', nl: 'één salaris, elk jaar' },
        own: false,
      },
      {
        name: company.brand,
        rate: { en: 'fixed, with implementation', nl: 'vast, met implementatie' },
        fromCents: growth.priceCents,
        toCents: growth.priceCents,
        label: {
          en: `${euros(growth.priceCents, 'en')}, tolerance ± 0`,
          nl: `${euros(growth.priceCents, 'nl')}, tolerantie ± 0`,
        },
        own: true,
      },
    ],
  },
  fold: {
    title: { en: 'Compared on five points', nl: 'Op vijf punten vergeleken' },
    text: { en: 'price, start, expertise, timelines, replacement', nl: 'prijs, start, kennis, looptijd, vervanging' },
  },
  table: {
    caption: {
      en: 'Four ways to get it done, side by side. Prices of the other three are market estimates.',
      nl: 'Vier manieren, naast elkaar. De prijzen van de andere drie zijn schattingen.',
    },
    columns: {
      who: { en: 'Who', nl: 'Wie' },
      price: { en: 'Price', nl: 'Prijs' },
      start: { en: 'Time to start', nl: 'Start' },
      expertise: { en: 'Expertise', nl: 'Kennis' },
      timelines: { en: 'Timelines', nl: 'Looptijd' },
      replacement: { en: 'Replacement', nl: 'Vervanging' },
    },
    rows: [
      {
        who: names.freelancer,
        price: rates.freelancer,
        start: { en: 'When there is room', nl: 'Als er plek is' },
        expertise: { en: 'One person’s craft', nl: 'Het vak van één persoon' },
        timelines: { en: 'Open-ended', nl: 'Open einde' },
        replacement: { en: 'Start again', nl: 'Opnieuw beginnen' },
        own: false,
      },
      {
        who: names.inHouse,
        price: rates.inHouse,
        start: { en: 'After recruitment', nl: 'Na de werving' },
        expertise: { en: 'Knows your process, learns the tools', nl: 'Kent uw proces, leert de software' },
        timelines: { en: 'Beside daily work', nl: 'Naast het dagelijks werk' },
        replacement: { en: 'Recruit again', nl: 'Opnieuw werven' },
        own: false,
      },
      {
        who: names.agency,
        price: rates.agency,
        start: { en: 'After the proposal round', nl: 'Na de offerteronde' },
        expertise: { en: 'Knows the tools, learns your process', nl: 'Kent de software, leert uw proces' },
        timelines: { en: 'Per phase', nl: 'Per fase' },
        replacement: { en: 'A new contact, the same invoice', nl: 'Nieuw gezicht, zelfde factuur' },
        own: false,
      },
      {
        who: company.brand,
        price: {
          en: `${euros(workshop.priceCents, 'en')} or ${euros(growth.priceCents, 'en')}, fixed`,
          nl: `${euros(workshop.priceCents, 'nl')} of ${euros(growth.priceCents, 'nl')}, vast`,
        },
        start: {
          en: 'After the free audit, on an agreed date',
          nl: 'Na de gratis audit, op een afgesproken datum',
        },
        expertise: { en: 'Process first, tools second', nl: 'Eerst het proces, dan de software' },
        timelines: {
          en: `Results in ${resultDays.from}–${resultDays.to} days`,
          nl: `Resultaat in ${resultDays.from}–${resultDays.to} dagen`,
        },
        replacement: { en: 'Drawing and SOPs stay with you', nl: 'Tekening en werk\u00adinstructies blijven bij u' },
        own: true,
      },
    ],
  },
} satisfies Copy
