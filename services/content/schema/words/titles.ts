import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of titles, and of the words that code puts around those of content. */
export const titleWords = {
  titles: z
    .strictObject({
      home: message(),
      services: message(),
      siteMap: message(),
      service: message('service'),
      location: message('service', 'place'),
      localTitle: message('service', 'town', 'area', 'brand'),
      shortLocalTitle: message('service', 'town', 'state'),
      localSentence: message('service', 'town', 'county'),
      localSentenceWith: message('service', 'town', 'county', 'counties'),
      localKeywords: message('service', 'town'),
      nearbyKeyword: message('service', 'town'),
      town: message('town', 'state'),
      townLabel: message('town'),
      townDescription: message('title', 'services', 'phone'),
      townKeywords: message('town', 'state', 'code'),
      page: message('number'),
      pageTitle: message('title', 'number'),
      pageDescription: message('description', 'number'),
    })
    .describe('Titles of pages and breadcrumbs, and what search engines get besides them.'),
  listHeadings: z
    .strictObject({
      firm: message(),
      towns: message(),
      offerings: message(),
      guides: message(),
      blog: message(),
      projects: message(),
      costGuides: message(),
      costs: message(),
    })
    .describe('Headings over lists of pages.'),
  links: z
    .strictObject({
      list: message('list', 'last'),
      costGuide: message('guide'),
      costGuides: message(),
      townPage: message('town'),
      wholeTownPage: message('town'),
      nearbyTowns: message('service', 'towns'),
      guideServices: z.strictObject({
        first: message('service', 'towns'),
        second: message('service', 'towns'),
        third: message('service', 'towns'),
        further: message('service', 'towns'),
      }),
      serviceTowns: message('service', 'towns'),
    })
    .describe('Sentences that link pages.'),
  firmFigures: z
    .strictObject({
      inBusiness: message(),
      rated: message('reviews'),
      stars: message('stars'),
      response: message(),
      savings: message(),
      rise: message(),
    })
    .describe('Labels of figures about the firm.'),
  townFigures: z
    .strictObject({
      elevation: message(),
      groundSnowLoad: message(),
      roofSnowLoad: message(),
      frostDepth: message(),
      snowfall: message(),
      feet: message('value'),
      pounds: message('value'),
      inches: message('value'),
      planned: message(),
    })
    .describe('What a town requires of buildings.'),
  townTable: z
    .strictObject({
      place: message(),
      county: message(),
      permitOffice: message(),
      website: message(),
      elevation: message(),
      snowLoad: message(),
      frostDepth: message(),
      snowfall: message(),
      onRoof: message('value'),
    })
    .describe('The tables of towns in the building guide.'),
  prices: z.strictObject({
    range: message('low', 'high'),
    orMore: message('range'),
    perUnit: message('range', 'unit'),
    aboutPerUnit: message('range', 'unit', 'where'),
    line: message('label', 'price'),
  }),
  searchPage: z.strictObject({
    title: message(),
    description: message('brand', 'kinds'),
    kinds: z.strictObject({
      offerings: message(),
      towns: message(),
      guides: message(),
      posts: message(),
      projects: message(),
    }),
  }),
}
