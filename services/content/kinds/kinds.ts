import type { Guide, Offering, Post, Project, Town } from '../model/site.ts'
import { articleProse } from '../model/readability.ts'
import { offeringAnchors } from '../model/routes.ts'
import { inLanguage } from '../model/languages.ts'
import { type HasWords, siteWords } from '../model/site-words.ts'
import { townAnchors } from '../model/town-sections.ts'
import { urls } from '../model/urls.ts'
import { guide, post } from '../schema/article.ts'
import { chapter, type ChapterFields } from '../schema/building-guide.ts'
import { cost, type CostFields } from '../schema/cost.ts'
import { email } from '../schema/email.ts'
import { image, type ImageFields, isFileName } from '../schema/image.ts'
import { job, type JobFields } from '../schema/job.ts'
import { location } from '../schema/location.ts'
import { offering, type OfferingFields } from '../schema/offering.ts'
import { page } from '../schema/page.ts'
import { project, type ProjectFields } from '../schema/project.ts'
import { reply } from '../schema/reply.ts'
import { repeatedZones } from '../schema/rental-rates.ts'
import { review, type ReviewFields } from '../schema/review.ts'
import { service } from '../schema/service.ts'
import { member, type MemberFields } from '../schema/team.ts'
import { town } from '../schema/town.ts'
import { words } from '../schema/words/words.ts'
import { costFindings } from './cost-findings.ts'
import { defineKind, type Finding } from './kind.ts'
import { leavesAfter } from './person-findings.ts'
import { pictureFindings } from './picture-findings.ts'

/**
 * Every kind of content that is a folder of files. Loading, problems, references, routes, both site maps, the
 * search, the lists on offering pages and the admin's list of content read this table. The names are those of
 * the site's lists (`site.jobs`) and of references (`refer('towns')`).
 */
export const kinds = {
  towns: defineKind({
    folder: 'towns',
    appears: 'from',
    ending: '.yaml',
    schema: town,
    path: urls.town,
    page: {
      template: 'town',
      sitemap: 'towns',
      describe: (town: Town, site: HasWords) => ({
        label: siteWords(site, 'titles')('townLabel', { town: town.name }),
        image: town.poster ?? town.image,
        opensWith: town.image,
        updated: town.hub.updated,
        anchors: townAnchors(town),
        blocks: town.blocks,
      }),
    },
  }),
  services: defineKind({ folder: 'services', appears: 'from', ending: '.yaml', schema: service }),
  /** The text that single location pages add or override. */
  locations: defineKind({
    folder: 'locations',
    appears: 'from',
    ending: '.yaml',
    schema: location,
  }),
  images: defineKind({
    folder: 'images',
    ending: '.yaml',
    schema: () => image,
    shared: true,
    check: ({ alt }: ImageFields) =>
      isFileName(alt)
        ? [
            {
              path: ['alt'],
              reason: `is “${alt}”, the name of a file`,
              repair: 'say what the picture shows, as to somebody on the phone',
            },
          ]
        : [],
  }),
  /** The pages of their trades and towns show them (model/reviews.ts). */
  reviews: defineKind({
    folder: 'reviews',
    appears: 'from',
    ending: '.yaml',
    schema: review,
    check: ({ until }: ReviewFields) => leavesAfter(until, ['until']),
  }),
  replies: defineKind({ folder: 'replies', ending: '.yaml', schema: reply, shared: true }),
  /** Named by language: en.yaml, es.yaml. */
  words: defineKind({ folder: 'words', ending: '.yaml', schema: () => words, shared: true }),
  /** What visitors and prospects get: named by their kind. */
  emails: defineKind({ folder: 'emails', ending: '.md', schema: () => email }),
  /** A page each, and all on the page of the building guide. */
  chapters: defineKind({
    folder: 'building-guide',
    appears: 'from',
    ending: '.md',
    schema: chapter,
    path: urls.chapter,
    page: {
      template: 'chapter',
      sitemap: { headlineOf: 'building-guide' },
      describe: ({ search, image, updated, faqs }: ChapterEntry) => ({
        label: search.title,
        image,
        updated,
        anchors: faqAnchors(faqs),
      }),
    },
  }),
  /** Their templates differ, so model/routes.ts lists them. */
  pages: defineKind({
    folder: 'pages',
    appears: 'from',
    ending: '.md',
    schema: page,
    path: urls.page,
  }),

  team: defineKind({
    folder: 'team',
    appears: 'from',
    ending: '.yaml',
    schema: member,
    check: ({ until }: MemberFields) => leavesAfter(until, ['until']),
  }),

  jobs: defineKind({
    folder: 'openings',
    appears: 'posted',
    ending: '.yaml',
    schema: job,
    shared: true,
    path: urls.job,
    page: {
      template: 'job',
      sitemap: 'firm',
      describe: ({ words, posted }: JobEntry, { language }: HasWords) => ({
        label: inLanguage(words, language).title,
        updated: posted,
        anchors: ['apply', ...faqAnchors(inLanguage(words, language).faqs)],
      }),
    },
    check: ({ pay }: JobFields) => [
      ...(pay.to < pay.from
        ? [
            problem(
              ['pay', 'to'],
              `is less than ${pay.from}, the start of the range`,
              'higher amount',
            ),
          ]
        : []),
    ],
  }),

  offerings: defineKind({
    folder: 'offerings',
    appears: 'from',
    ending: '.md',
    schema: offering,
    check: ({ rates }: OfferingFields) => repeatedZones(rates?.delivery),
    path: urls.page,
    page: {
      template: 'offering',
      sitemap: 'offerings',
      describe: (offering: Offering) => ({
        label: offering.label,
        image: offering.image,
        updated: offering.updated,
        anchors: offeringAnchors(offering),
        blocks: offering.blocks,
      }),
    },
  }),

  guides: defineKind({
    folder: 'guides',
    appears: 'date',
    ending: '.md',
    schema: guide,
    path: urls.page,
    page: { template: 'guide', sitemap: 'guides', describe: article },
  }),

  posts: defineKind({
    folder: 'posts',
    appears: 'date',
    ending: '.md',
    schema: post,
    path: urls.post,
    page: { template: 'post', sitemap: 'blog', describe: article },
  }),

  projects: defineKind({
    folder: 'projects',
    appears: 'from',
    ending: '.md',
    schema: project,
    path: urls.project,
    check: ({ quote, ...project }: ProjectFields) => [
      ...leavesAfter(quote?.until, ['quote', 'until']),
      ...pictureFindings(project),
    ],
    page: {
      template: 'project',
      sitemap: 'projects',
      describe: ({ headline, image, cover, completed, faqs, ...project }: Project) => ({
        label: headline,
        image: cover ?? image,
        anchors: faqAnchors(faqs),
        report: {
          label: 'Project',
          date: completed,
          prose: () => [project.challenge, project.solution, ...articleProse(project.body.html)],
        },
      }),
    },
  }),

  costs: defineKind({
    folder: 'costs',
    appears: 'from',
    ending: '.yaml',
    schema: cost,
    path: urls.cost,
    check: costFindings,
    page: {
      template: 'cost',
      sitemap: 'costGuides',
      under: 'costs',
      describe: ({ headline, image, updated, offering, bands, ...guide }: CostGuide) => ({
        label: headline,
        image,
        updated,
        anchors: faqAnchors(guide.faqs),
        // Without a range the page has nothing to be found or listed for.
        index: bands.length > 0,
        // With the price for the page that lists it (model/price.ts).
        under:
          bands.length > 0
            ? {
                offerings: [...new Set([offering, ...bands.flatMap((band) => band.offerings)])],
                text: guide.summary,
              }
            : undefined,
        report: {
          label: 'Cost guide',
          date: updated,
          prose: () => [guide.summary, ...guide.drivers.map(({ text }) => text)],
        },
      }),
    },
  }),
}

type JobEntry = JobFields & { slug: string }
type ChapterEntry = ChapterFields & { slug: string }
type CostGuide = CostFields & { slug: string }

function article({ title, image, updated, date, faqs }: Guide | Post) {
  return { label: title, image, updated: updated ?? date, anchors: faqAnchors(faqs) }
}

/** A page has the section of questions only when there are questions. */
const faqAnchors = (faqs: readonly unknown[]): string[] => (faqs.length > 0 ? ['faq'] : [])

const problem = (path: string[], reason: string, better: string): Finding => ({
  path,
  reason,
  repair: `write a ${better}`,
})
