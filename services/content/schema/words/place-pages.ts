import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of the pages of offerings, locations and towns, and of the one for what is not there. */
export const placePageWords = {
  translation: z
    .strictObject({ outdated: message('days') })
    .describe('At the top of a translation.'),
  actionLine: z
    .strictObject({ orCall: message('phone') })
    .describe('The line with the main action and the phone number.'),
  offeringPage: z.strictObject({
    estimate: message(),
    yard: message('phone'),
    machines: message(),
    included: message(),
    fees: message(),
    steps: message(),
    work: message(),
    portfolio: message(),
    byTown: message('service'),
    questions: message('service'),
    form: message(),
    related: message(),
    terms: message('machine'),
    day: message(),
    week: message(),
    month: message(),
    delivery: message('places'),
    rates: z.strictObject({
      title: message('machine', 'town'),
      machine: message(),
      from: message(),
      deposit: message(),
      noDeposit: message(),
      notRented: message(),
      delivery: message(),
      yard: message('phone'),
    }),
  }),
  locationPage: z.strictObject({
    estimate: message(),
    services: message(),
    place: message('trade', 'town'),
    picture: message('trade', 'town').describe(
      'The alt text of the picture that is composed of the service’s and the town’s.',
    ),
    permits: message(),
    benefits: message('service'),
    years: message('years'),
    offers: message(),
    differences: message(),
    workHere: message('town'),
    workNearby: message(),
    form: message('service', 'town'),
    questions: message('service', 'place'),
    reading: message(),
    around: message(),
  }),
  team: z
    .strictObject({
      meet: message('name', 'role'),
      lives: message('town'),
      since: message('year'),
      speaks: message('languages'),
    })
    .describe('Members of the team: on the page about the firm, and on the pages of their trades.'),
  townPage: z.strictObject({
    place: message('town'),
    services: message('town'),
    figures: message(),
    permits: message(),
    permitOffice: message('office'),
    source: message('source'),
    fees: message(),
    feesIntro: message(),
    hazards: message(),
    neighborhoods: message(),
    projects: message('town'),
    guides: message(),
    questions: message('town'),
    form: message('town'),
    poster: z.strictObject({
      title: message('town'),
      intro: message(),
      print: message(),
    }),
  }),
  blocks: z.strictObject({ stars: message('rating', 'of') }),
  proof: z
    .strictObject({
      title: message(),
      readOn: message('day'),
      finished: message('month').describe('On the quote of a project.'),
    })
    .describe('What customers say, with the rating.'),
  map: z.strictObject({ open: message(), openTown: message('town'), title: message('place') }),
  notFoundPage: z
    .strictObject({
      title: message(),
      lead: message(),
      home: message(),
      contact: message(),
      redirecting: message(),
      article: z.strictObject({
        lead: message(),
        matches: message(),
        guides: message(),
        blog: message(),
        siteMap: message(),
        search: message(),
        contact: message(),
      }),
    })
    .describe(
      'The page for an address that the site does not have, and for an article that it does not have.',
    ),
  otherPlace: z
    .strictObject({
      loading: message(),
      about: message('service'),
      yourTown: message(),
      yourCounty: message(),
      seeAlso: message('towns'),
    })
    .describe('Pages for a service without a town, or in a town that has no page.'),
  loading: z
    .strictObject({
      loading: message(),
      failed: message(),
      failedHint: message(),
      refresh: message(),
    })
    .describe('In place of a part of a page whose code is being loaded.'),
}
