import { z } from 'zod'
import { message } from '../message.ts'

/** The groups of lists, articles and the firm's own pages, and of what many pages have. */
export const articleWords = {
  pageParts: z
    .strictObject({
      breadcrumbs: message(),
      onThisPage: message(),
      closingTitle: message(),
      closingText: message(),
      othersColumn: message(),
      ask: message('question'),
      sourceReadOn: message('source', 'day'),
      sourceSays: message('source', 'quote'),
    })
    .describe('Parts that pages of several kinds have.'),
  textBlocks: z
    .strictObject({
      note: message(),
      tip: message(),
      important: message(),
      warning: message(),
      caution: message(),
      pictures: message(),
      play: message(),
      playsFrom: message('host').describe('Below a video of another site.'),
      footnotes: message(),
      backToText: message('number').describe('Read by screen readers at the end of a footnote.'),
    })
    .describe('In texts: boxes such as a warning, galleries, videos and footnotes.'),
  byline: z
    .strictObject({
      author: message('author'),
      lastUpdated: message('day'),
      readingTime: message('minutes'),
    })
    .describe('Above the text of an article.'),
  article: z
    .strictObject({ questions: message(), readNext: message() })
    .describe('Guides and blog posts.'),
  textPage: z.strictObject({ lastChanged: message('day') }).describe('Legal pages.'),
  offices: z
    .strictObject({
      visit: message(),
      write: message(),
      email: message(),
      hours: message(),
    })
    .describe('The offices on the pages about the firm and for contact.'),
  contactPage: z.strictObject({ breadcrumb: message() }),
  job: z
    .strictObject({
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
    })
    .describe('Open jobs on the careers page, and the page of one.'),
  list: z
    .strictObject({
      empty: message(),
      pages: message(),
      previous: message(),
      page: message('page', 'pages'),
      next: message(),
      filter: message(),
      all: message(),
      town: message().describe(
        'The lists above projects: what each is called, and its first line, which leaves it open.',
      ),
      anyTown: message(),
      service: message(),
      anyService: message(),
      budget: message(),
      anyBudget: message(),
      noMatch: message(),
      showAll: message(),
      projectsByTown: message().describe('In place of those lists where there are no scripts.'),
      projectsByService: message(),
      budgets: z.strictObject({
        'under-100k': message(),
        '100k-500k': message(),
        '500k-1m': message(),
        '1m-3m': message(),
        '3m-10m': message(),
        'over-10m': message(),
      }),
      topics: z.strictObject({
        build: message(),
        remodel: message(),
        service: message(),
        manage: message(),
        place: message(),
        news: message(),
      }),
    })
    .describe('Lists of projects, guides, cost guides and posts.'),
  project: z
    .strictObject({
      category: message(),
      size: message(),
      client: message(),
      location: message(),
      finished: message(),
      budget: message(),
      pictures: message(),
      stages: z.strictObject({ before: message(), during: message(), after: message() }),
      taken: message('day'),
      credit: message('name'),
      comparison: message(),
      compare: message(),
      architect: message(),
      designer: message(),
      photographer: message(),
      pictureOf: message('number', 'count'),
      previousPicture: message(),
      nextPicture: message(),
      closePictures: message(),
      more: message(),
      challenge: message(),
      solution: message(),
      features: message(),
      cost: message(),
      published: message('price'),
      notPublished: message(),
      publishedFor: message('where'),
      publishedForSimilar: message(),
      next: message(),
    })
    .describe('The page of a project.'),
  costGuide: z
    .strictObject({
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
    })
    .describe('The page of a cost guide.'),
  buildingGuide: z
    .strictObject({
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
    })
    .describe('The building guide and the pages of its chapters.'),
  printedGuide: z
    .strictObject({
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
    })
    .describe('The building guide as a PDF.'),
  siteMap: z
    .strictObject({
      lead: message(),
      description: message(),
    })
    .describe('The page that lists all pages.'),
  pageKinds: z
    .strictObject({
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
    })
    .describe('What search results call a page.'),
  feed: z.strictObject({ title: message('brand') }).describe('The feeds of articles.'),
  testPage: z
    .strictObject({
      title: message('title'),
      description: message('title'),
      formTitle: message(),
      note: message('page'),
    })
    .describe('The page that tests a form in the first screen against a location page.'),
}
