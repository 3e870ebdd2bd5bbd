import type { Author, GuideFields, PostFields } from '../schema/article.ts'
import type { Block } from '../schema/block.ts'
import type { ChapterFields } from '../schema/building-guide.ts'
import type { Business } from '../schema/business.ts'
import type { RegionFactor } from '../schema/cost.ts'
import type { Faq } from '../schema/fields.ts'
import type { Form, Preselection } from '../schema/form.ts'
import type { LostReason } from '../schema/lost-reasons.ts'
import type { ImageFields } from '../schema/image.ts'
import type { LocationFields } from '../schema/location.ts'
import type { Navigation, Redirect } from '../schema/navigation.ts'
import type { OfferingFields } from '../schema/offering.ts'
import type { JobFields } from '../schema/job.ts'
import type { PageFields } from '../schema/page.ts'
import type { ProjectFields } from '../schema/project.ts'
import type { ReplyFields } from '../schema/reply.ts'
import type { Search } from '../schema/search.ts'
import type { Preset, Service as ServiceFields } from '../schema/service.ts'
import type { MemberFields } from '../schema/team.ts'
import type { Town as TownFields } from '../schema/town.ts'
import type { Words } from '../schema/words/words.ts'
import type { Claim as ClaimFields, Testimonial, WhyUs } from '../schema/trust.ts'
import type { z } from 'zod'
import type { Kind } from '../kinds/kind.ts'
import type { kinds } from '../kinds/kinds.ts'
import type { EmailTemplates } from './emails.ts'
import type { ByLanguage, Language, SiteLanguages } from './languages.ts'
import { groupedBy, memoize } from './memoize.ts'
import type { Notice } from './notices.ts'
import type { Brand } from './brand/brand.ts'
import type { Position } from './picture.ts'
import type { Problem } from './problem.ts'
import type { Route } from './routes.ts'
import type { TextFile } from './text-files.ts'
import type { VideoHost } from '../schema/video.ts'

/** Markdown, compiled. */
export interface Body {
  html: string
  headings: { depth: number; id: string; text: string }[]
  words: number
  /** The positions of the numbers on its pictures. */
  places: Position[]
  /** The blocks for print; empty in texts that are only shown on a screen. */
  blocks: Block[]
}

/** What every entry has: its file name without the ending, and the path of its page. */
interface HasSlug {
  slug: string
}
interface HasPage extends HasSlug {
  path: string
  body: Body
}

export type Town = TownFields & HasSlug & Pick<HasPage, 'path'>
export type Service = Omit<ServiceFields, 'preset'> & HasSlug & { preset?: Preset | undefined }
export type Offering = OfferingFields & HasPage
export type Reply = ReplyFields & HasSlug
export type Job = JobFields & HasSlug
export type Member = MemberFields & HasSlug
type Page = PageFields & HasPage
export type PageOf<Template extends PageFields['template']> = Extract<Page, { template: Template }>
export type Post = PostFields & HasPage
export type Guide = GuideFields & HasPage
export type Project = ProjectFields & HasPage
export type Image = ImageFields & {
  name: string
  /** The file name of its master: `roofing.svg`. */
  file: string
  /** The master's path from the current folder, or absolute: `content/images/roofing.svg`, or in a cache if it is generated. */
  master: string
  /** The size of the master as displayed, in px. */
  width: number
  height: number
  /** A hash of the master's content. */
  version: string
  /** Its master is an SVG. */
  vector: boolean
  /** What the build composed it of; undefined for a picture that is a file of content. */
  layers?: { background: PictureFile; foreground: PictureFile } | undefined
  /** Its colors from top to bottom, `#37a,#cde,#564`, shown until it is loaded. */
  placeholderColors?: string | undefined
}
/** What a master is read from. */
type PictureFile = Pick<Image, 'name' | 'file' | 'master' | 'version'>
/** The entries of every kind of content, as its schema types them. */
export type Entries = { [Name in keyof typeof kinds]: EntryOf<(typeof kinds)[Name]>[] }
type EntryOf<Of extends Kind> = z.output<ReturnType<Of['schema']>> &
  HasSlug &
  (Of extends { path: unknown } ? Pick<HasPage, 'path'> : unknown) &
  (Of extends { ending: '.md' } ? Pick<HasPage, 'body'> : unknown)

/** A chapter of the building guide: a page of its own, and a part of the whole guide's page. */
export type Chapter = ChapterFields &
  HasPage & {
    /** From 1, in the order of the guide. */
    number: number
  }
/** A claim as pages use it. */
export type Claim = Omit<ClaimFields, 'typed'>

/** One service type in one town (S1.14), with all of its text resolved. */
export interface Location extends HasSlug {
  path: string
  service: Service
  town: Town
  /** `{Service} Services in {city}, {county}` */
  title: string
  badge: string
  /** Its own picture, or the one that is composed of its service and its town, or the service type’s. */
  image: string
  /** The service type's own picture, shown where `image` cannot be loaded. */
  typeImage: string
  lead: string
  description: string
  /** The preset's copy with this town's facts in it. */
  copy: Omit<Preset, 'badge' | 'image' | 'lead' | 'faqs'>
  /** What its own file in content/locations/ says, if it has one. */
  own: LocationFields | undefined
  /** Paragraphs that only this page has. */
  local: string[]
  faqs: Faq[]
  projects: Project[]
  index: boolean
}

/** A moment at which content changes by itself. */
export interface ContentChange {
  /** ISO 8601, UTC. */
  at: string
  /** `year`: the years of the firm, and those of the footer. */
  change: 'appears' | 'ends' | 'year'
  /** The name of its kind (`posts`), or of its file where that is no entry of one: `claims.yaml`. */
  kind: string
  /** The name of the entry, or of the year. */
  name: string
  /** `content/posts/first-snow.md` */
  file: string
  line: number
  /** The field that says it: `date`, `bands[0].expires`. */
  field: string
}

/** The state of an entry that isn't on the site, or not for good. */
export interface EntryState {
  kind: string
  slug: string
  /** What its file calls it. */
  title: string
  /** `content/towns/vail.yaml` */
  file: string
  /** The address of its page, also while there is none; undefined: its kind has no pages. */
  path?: string | undefined
  state: 'live' | 'scheduled' | 'draft' | 'ended'
  /** As they are written: `2026-12-01 07:00`. */
  from?: string | undefined
  until?: string | undefined
}

/** A page in one of its languages. */
export interface Alternate {
  language: Language
  path: string
}

/**
 * The validated site in one language, with placeholders filled and Markdown compiled. Every kind of content has its list
 * (`projects`, `jobs`: the entries that are published today).
 */
export interface Site extends Omit<
  Entries,
  'chapters' | 'emails' | 'images' | 'locations' | 'words'
> {
  /** The language that its entries are in. */
  language: Language
  /** The site of each other language that the content is in, with the entries that are in it; none on those sites. */
  translations: Site[]
  /** The addresses of its pages by those of their originals: `/roofing` → `/es/roofing`. Empty in the first language. */
  paths: Readonly<Record<string, string>>
  /** For each indexed page that is in several languages, by address: the page in each of them. */
  alternates: Readonly<Record<string, Alternate[]>>
  /** How addresses tell their language, the same on the site of each. */
  languages: SiteLanguages
  /** By how many days pages are older than their originals, by address: those whose original has changed since. */
  outdated: Readonly<Record<string, number>>
  /** The git commit of the content, or `unknown` outside a checkout. */
  commit: string
  business: Business
  brand: Brand
  /** The days of this year and the next on which the office is closed although its hours say otherwise, in order. */
  closedDays: readonly string[]
  /** The year in the office. */
  year: number
  /** Whole years since the firm was founded. */
  years: number
  claims: Record<string, Claim>
  form: Form
  /** What staff choose from for a lost lead, the same on the site of each language. */
  lostReasons: LostReason[]
  /** By language, the same on the site of each; also for those without pages, which leads may be in. */
  words: ByLanguage<Words>
  /** What visitors and prospects get, in every language as `words`. */
  emails: EmailTemplates
  navigation: Navigation
  /** What pages show above everything else, now and in its language. */
  notices: Notice[]
  /** The language of the menus: the first one where they are not translated. */
  navigationLanguage: Language
  /** Of old addresses (301), and of jobs that have ended (302). */
  redirects: (Redirect & { status: 301 | 302 })[]
  authors: Record<string, Author>
  testimonials: Testimonial[]
  whyUs: WhyUs[]
  /** Undefined without content/region-factor.yaml. */
  regionFactor: RegionFactor | undefined
  /** What visitors type in the search, the same on the site of each language. */
  search: Search
  images: Record<string, Image>
  /** The files that texts link to, the same on the site of each language. */
  files: TextFile[]
  /** The other sites that videos are played from, the same on the site of each language. */
  videoHosts: VideoHost[]
  /** In order. */
  chapters: Chapter[]
  locations: Location[]
  /** The names of all towns by their file, also of those without a page in this language. */
  townNames: Readonly<Record<string, string>>
  /** The pages of entries whose kind has pages. */
  entryPages: Route[]
  /** Those of them that the pages of offerings list; apart, so that these don't depend on every article. */
  listedPages: Route[]
  /** What is a draft, appears later or has ended: not published, but listed for staff. */
  unpublished: {
    posts: Post[]
    guides: Guide[]
    /** Those of all kinds. */
    entries: EntryState[]
    /** Problems in drafts, which do not stop the build. */
    problems: Problem[]
  }
  /** What has expired and is left off the pages. */
  expired: Problem[]
  /** What expires or has expired: from the day after `until` it is the problem. */
  expiring: { until: string; problem: Problem }[]
  /** Every entry that stands in for one of the firm's own. */
  placeholders: Problem[]
  /** When content changes by itself in the coming year, in order; the same on the site of each language. */
  changes: ContentChange[]
}

/** Returns the service whose copy is used where there is none (S2.27). */
export const fallbackOf = <Each extends { fallback: boolean }>(
  services: readonly Each[],
): Each | undefined => services.find(({ fallback }) => fallback)

/** Returns what the form has chosen beforehand on a service's location pages. */
export const preselected = (
  { offerings }: Pick<Site, 'offerings'>,
  { form, offering }: Pick<Service, 'form' | 'offering'>,
): Preselection => form ?? bySlug(offerings, offering).form

const slugIndex = memoize((entries: readonly HasSlug[]) => groupedBy(entries, ({ slug }) => [slug]))

/**
 * Returns the entry with a slug, if there is one.
 * @param entries an immutable list
 */
export const findBySlug = <Entry extends HasSlug>(
  entries: readonly Entry[],
  slug: string,
): Entry | undefined => slugIndex(entries).get(slug)?.[0] as Entry | undefined

/**
 * Like `findBySlug`.
 * @throws Error there is none
 */
export function bySlug<Entry extends HasSlug>(entries: readonly Entry[], slug: string): Entry {
  const entry = findBySlug(entries, slug)
  if (!entry) throw new Error(`The site has no entry “${slug}”.`)
  return entry
}
