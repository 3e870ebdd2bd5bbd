import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of lists, articles and the firm's own pages, and of what many pages have. */
export const articleWords = {
  /** Parts that pages of several kinds have. */
  pageParts: z.strictObject({
    breadcrumbs: message(),
    onThisPage: message(),
    closingTitle: message(),
    closingText: message(),
    othersColumn: message(),
    ask: message('question'),
    sourceReadOn: message('source', 'day'),
    sourceSays: message('source', 'quote'),
  }),
  /** Above the text of an article. */
  byline: z.strictObject({
    author: message('author'),
    lastUpdated: message('day'),
    readingTime: message('minutes'),
  }),
  /** Guides and blog posts. */
  article: z.strictObject({ questions: message(), readNext: message() }),
  /** Legal pages. */
  textPage: z.strictObject({ lastChanged: message('day') }),
  /** The offices on the pages about the firm and for contact. */
  offices: z.strictObject({
    visit: message(),
    write: message(),
    email: message(),
    hours: message(),
  }),
  contactPage: z.strictObject({ breadcrumb: message() }),
  /** Open jobs on the careers page, and the page of one. */
  job: z.strictObject({
    place: message(),
    kind: message(),
    kinds: z.strictObject({
      'full-time': message(),
      'part-time': message(),
      seasonal: message(),
      contract: message(),
    }),
    pay: message(),
    payPer: z.strictObject({ hour: message('range'), year: message('range') }),
    posted: message(),
    until: message(),
    duties: message(),
    needs: message(),
    benefits: message(),
    apply: message(),
    emailSubject: message('job'),
    emailBody: message(),
    title: message('job', 'town'),
    description: message('job', 'town', 'state', 'pay', 'until'),
    keywords: message('job', 'town', 'state'),
    others: message(),
    careers: message(),
  }),
  /** Lists of projects, guides, cost guides and posts. */
  list: z.strictObject({
    empty: message(),
    pages: message(),
    previous: message(),
    page: message('page', 'pages'),
    next: message(),
    filter: message(),
    all: message(),
    topics: z.strictObject({
      build: message(),
      remodel: message(),
      service: message(),
      manage: message(),
      place: message(),
      news: message(),
    }),
  }),
  /** The page of a project. */
  project: z.strictObject({
    category: message(),
    size: message(),
    client: message(),
    location: message(),
    finished: message(),
    challenge: message(),
    solution: message(),
    features: message(),
    cost: message(),
    published: message('price'),
    notPublished: message(),
    publishedFor: message('where'),
    publishedForSimilar: message(),
    next: message(),
  }),
  /** The page of a cost guide. */
  costGuide: z.strictObject({
    notOurs: message(),
    expired: message(),
    seeService: message('service'),
    published: message(),
    perUnit: message('unit'),
    perUnitTypically: message('unit', 'price'),
    here: message('where', 'range'),
    source: message('number'),
    sourceReadOn: message('source', 'day', 'until'),
    factor: message('name', 'low', 'high'),
    factorMeaning: message('where', 'low', 'high'),
    factorSource: message('source', 'day'),
    example: message(),
    exampleMeaning: message(),
    atPublished: message(),
    withFactor: message('name'),
    drivers: message(),
    towns: message(),
    excludes: message(),
    others: message(),
    closingTitle: message(),
    closingText: message(),
  }),
  /** The building guide and the pages of its chapters. */
  buildingGuide: z.strictObject({
    chapter: message('number'),
    chapterOf: message('guide', 'number', 'count'),
    chapters: message(),
    previous: message(),
    next: message(),
    all: message(),
    sources: message(),
    sourceReadOn: message('source', 'day'),
    table: message('columns'),
    closingTitle: message(),
  }),
  /** The building guide as a PDF. */
  printedGuide: z.strictObject({
    preface: message(),
    contents: message(),
    sources: message(),
    readOn: message('day'),
    closingTitle: message(),
    closingText: message('when'),
    closingTextWithoutTime: message(),
    updates: message('count', 'address'),
    email: message(),
    estimates: message(),
    hours: message(),
    hoursOf: message('first', 'last', 'opens', 'closes'),
    morning: message('hour'),
    afternoon: message('hour'),
  }),
  /** The page that lists all pages. */
  siteMap: z.strictObject({
    lead: message(),
    description: message(),
  }),
  /** What search results call a page. */
  pageKinds: z.strictObject({
    page: message(),
    town: message(),
    location: message(),
    chapter: message(),
    job: message(),
    offering: message(),
    guide: message(),
    post: message(),
    project: message(),
    cost: message(),
  }),
  /** The feeds of articles. */
  feed: z.strictObject({ title: message('brand') }),
  /** The page that tests a form in the first screen against a location page. */
  testPage: z.strictObject({
    title: message('title'),
    description: message('title'),
    formTitle: message(),
    note: message('page'),
  }),
}
