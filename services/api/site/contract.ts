import { z } from 'zod'
import type { EmailTemplates } from '../../content/model/emails.ts'
import type { Words } from '../../content/schema/words/words.ts'
import { success } from '../contract/success.ts'
import { language } from '../contract/language.ts'
import { serviceForm } from '../contact-form/service-form-schema.ts'
import { responseSla } from '../sla/contract.ts'
import { lostReasonChoice } from '../leads/outcome-contract.ts'
import { contentProblem } from './content-report-contract.ts'
import { shellData } from './shell-contract.ts'

/** S3.13: a service in a town, from dist/site.json. */
const locationService = z.strictObject({
  slug: z.string(),
  title: z.string(),
  serviceType: z.string(),
  city: z.string(),
  /** Left out where it is not known. */
  county: z.string().optional(),
  metaDescription: z.string(),
  imageUrl: z.string().optional(),
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type LocationService = z.infer<typeof locationService>

export const locationServiceFound = success({ locationService })

/** A part of a page that has a last day, such as a price range. */
const expiringContent = z.strictObject({
  /** The page. */
  path: z.string(),
  title: z.string(),
  /** The last day on which it is shown. */
  until: z.string(),
  /** What is wrong from the day after, as `npm run check` says it. */
  problem: contentProblem,
})
export type ExpiringContent = z.infer<typeof expiringContent>

const shades = z.object({ light: z.string(), dark: z.string() })

/** As content/brand/brand.yaml says, with `#`. */
const emailColors = z.object({
  text: shades,
  quiet: shades,
  link: shades,
  line: shades,
  ground: shades,
  sheet: shades,
  header: z.string(),
  headerLine: z.string(),
  onHeader: z.string(),
  button: shades,
  onButton: shades,
})
export type EmailColors = z.infer<typeof emailColors>

/**
 * dist/site.json: the build's output for the service, which does not read content files. The build writes it through
 * this schema, so that it has no other fields.
 */
export const siteFile = z.object({
  /** The git commit of the content, or a placeholder such as `dev`. */
  commit: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.string(),
  business: z.object({
    name: z.string().min(1),
    /** The public origin of the site, without a trailing slash. */
    origin: z.url(),
    phone: z.string(),
    email: z.string(),
    /** The slug of the firm's state, which ends the addresses of location pages. */
    state: z.string().min(1),
    /** Before the number of a new lead: `CS` gives `CS-7K3M2Q`. */
    referencePrefix: z.string().regex(/^[A-Z]{2,4}$/),
    /** The owner's font kit, which pages load from its host. */
    fontKit: z.string().optional(),
    /** The postal address on one line; required by law in every newsletter email. */
    postal: z.string().default(''),
    /** Named as in content/business.yaml; dist/site.json carries it under the same name. */
    promise: responseSla,
  }),
  /** The colors of emails. */
  emailColors,
  /** The header, footer and style sheets of pages that the service renders. */
  shell: shellData,
  /** Of other sites, what pages may show in a frame once a visitor plays a video: `https://player.vimeo.com`. */
  frames: z.array(z.url()).default([]),
  stylesheets: z.array(z.string()).default([]),
  /** The inline scripts of pages, as sources of a Content-Security-Policy: `'sha256-…'`. */
  inlineScripts: z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/)).default([]),
  /** Pages by path, for the leads sent from them. */
  pages: z
    .array(
      z.object({
        path: z.string(),
        title: z.string(),
        service: z.string().optional(),
        /** Of a location page: the slug of its offering. */
        offering: z.string().optional(),
        /** The service type that the page's form preselects. */
        serviceType: z.string().optional(),
        town: z.string().optional(),
        language: language.default('en'),
        /** Of a guide or a post, which can be emailed to subscribers. */
        article: z.strictObject({ date: z.string(), summary: z.string() }).optional(),
      }),
    )
    .default([]),
  /** How addresses tell their language. */
  languages: z
    .object({ first: language, others: z.array(language), own: z.record(z.string(), language) })
    .default({ first: 'en', others: ['es'], own: {} }),
  /** The pages that a form without JavaScript is redirected to, by the form's language. */
  thankYou: z.record(language, z.string()).default({ en: '/thank-you', es: '/gracias' }),
  thankYouGuide: z
    .record(language, z.string())
    .default({ en: '/thank-you-guide', es: '/gracias-guia' }),
  /** Those who answer requests, as content/team has them in each language. */
  team: z
    .array(
      z.object({
        language,
        slug: z.string(),
        name: z.string(),
        role: z.string(),
        /** Service types and choices of the form. */
        answers: z.array(z.string()),
        /** The names of the town where they live and of those that they answer for; none: all. */
        town: z.string().optional(),
        towns: z.array(z.string()),
        languages: z.array(z.string()),
      }),
    )
    .default([]),
  /** The contact form's services. */
  form: serviceForm,
  /** What staff choose from for a lost lead. */
  lostReasons: z.array(lostReasonChoice).default([]),
  /** The words of content/words by language, the first one first, compiled by the build. */
  words: z.record(
    language,
    z.custom<Words>((given) => typeof given === 'object' && given !== null),
  ),
  /** The emails to visitors and prospects, compiled by the build. */
  emails: z.custom<EmailTemplates>((given) => typeof given === 'object' && given !== null),
  /** The open jobs, to apply for through the last day. */
  jobs: z
    .array(
      z.object({
        slug: z.string(),
        /** By language; a language that the job is not described in is left out. */
        titles: z.record(z.string(), z.string()),
        /** The last day to apply; left out: there is none, since it is no job in particular. */
        until: z.string().optional(),
      }),
    )
    .default([]),
  /** The pages with open jobs, by language. */
  careers: z.record(z.string(), z.string()).default({}),
  /** The service types that are crossed with towns. */
  services: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        /** Other names under which `/api/location-services` knows it. */
        alsoAs: z.array(z.object({ slug: z.string(), name: z.string() })).default([]),
        /** Stands in for services that the site does not know. */
        fallback: z.boolean().default(false),
      }),
    )
    .default([]),
  locationServices: z.array(locationService),
  /** The services that the page for an unknown address suggests (S2.29, S2.30). */
  suggested: z
    .array(z.object({ prefix: z.string(), path: z.string(), towns: z.array(z.string()) }))
    .default([]),
  /** The available pictures: `file` in dist/images; `version` changes with the content. */
  images: z
    .array(z.object({ name: z.string(), file: z.string(), version: z.string().min(1) }))
    .default([]),
  /** Content with a last day, by which staff and the owner are told what has expired. */
  expiring: z.array(expiringContent).default([]),
  /** The folder that the build read, as its files are named to staff. */
  contentFolder: z.string().default('content'),
  /** Where entries stand in for the firm's own, and how many. */
  placeholders: z.array(z.object({ where: z.string(), count: z.number().int() })).default([]),
  /** Old paths with their targets, without trailing slashes. */
  redirects: z
    .array(
      z.object({
        from: z.string().startsWith('/'),
        to: z.string().min(1),
        status: z
          .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
          .default(301),
      }),
    )
    .default([]),
})
export type SitePage = z.infer<typeof siteFile>['pages'][number]
export type SiteFile = z.infer<typeof siteFile>
