import type { Author, GuideFields, PostFields } from '../schema/article.ts'
import type { Block } from '../schema/block.ts'
import type { ChapterFields } from '../schema/building-guide.ts'
import type { Business } from '../schema/business.ts'
import type { Faq } from '../schema/fields.ts'
import type { ImageFields } from '../schema/image.ts'
import type { LocationFields } from '../schema/location.ts'
import type { Navigation, Redirect } from '../schema/navigation.ts'
import type { OfferingFields } from '../schema/offering.ts'
import type { OpeningFields } from '../schema/opening.ts'
import type { PageFields } from '../schema/page.ts'
import type { ProjectFields } from '../schema/project.ts'
import type { ReplyFields } from '../schema/reply.ts'
import type { Preset, Service as ServiceFields } from '../schema/service.ts'
import type { Town as TownFields } from '../schema/town.ts'
import type { Testimonial, WhyUs } from '../schema/trust.ts'
import type { Problem } from './problem.ts'

/** Markdown, compiled. */
export interface Body {
  html: string
  headings: { depth: number; id: string; text: string }[]
  words: number
  /** What it is printed from; empty in texts that are only read on a screen. */
  blocks: Block[]
}

/** What every entry has: its file name without the ending, and the path of its page. */
interface Named {
  slug: string
}
interface Paged extends Named {
  path: string
  body: Body
}

export type Town = TownFields & Named
export type Service = Omit<ServiceFields, 'preset'> & Named & { preset?: Preset | undefined }
export type Offering = OfferingFields & Paged
export type Reply = ReplyFields & Named
export type Opening = OpeningFields & Named
export type Page = PageFields & Paged
export type PageOf<Template extends PageFields['template']> = Extract<Page, { template: Template }>
export type Post = PostFields & Paged
export type Guide = GuideFields & Paged
export type Project = ProjectFields & Paged
export type Image = ImageFields & {
  name: string
  /** Its master in content/images: `roofing.svg`. */
  file: string
  /** Of the master as it is seen, in px. */
  width: number
  height: number
  /** Another word for every other content of the master. */
  version: string
  /** Its colours from top to bottom, `#37a,#cde,#564`, shown until it has come. */
  tint?: string | undefined
}
/** A chapter of the Mountain Building Guide; all of them stand on one page. */
export type Chapter = ChapterFields &
  Named & {
    /** From 1, in the order of the guide. */
    number: number
    body: Body
  }
export type Claim = {
  text: string
  label?: string | undefined
  /** What a page that shows it says beside it. */
  note?: string | undefined
  source: string
  checked: string
}

/** One service type in one town (SPEC.md §2), with every word already chosen. */
export interface Location extends Named {
  path: string
  service: Service
  town: Town
  /** `{Service} Services in {city}, {county}` */
  title: string
  badge: string
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

/** Everything the site is made of: validated, with placeholders filled and Markdown compiled. */
export interface Site {
  /** The git commit of the content, or `unknown` outside a checkout. */
  commit: string
  business: Business
  /** Whole years since the firm was founded. */
  years: number
  claims: Record<string, Claim>
  navigation: Navigation
  redirects: Redirect[]
  authors: Record<string, Author>
  testimonials: Testimonial[]
  whyUs: WhyUs[]
  images: Record<string, Image>
  towns: Town[]
  services: Service[]
  offerings: Offering[]
  /** Letters for staff to answer with; what is the prospect's is still to be filled in. */
  replies: Reply[]
  /** Posts that are open today. */
  openings: Opening[]
  pages: Page[]
  posts: Post[]
  guides: Guide[]
  /** Drafts, and what has a later date: on no page yet, but staff see how they stand. */
  unpublished: {
    posts: Post[]
    guides: Guide[]
    /** What is still wrong in drafts; it keeps nothing else from being built. */
    problems: Problem[]
  }
  projects: Project[]
  /** In order. */
  chapters: Chapter[]
  locations: Location[]
}

/** In: a list of named entries and a slug. Out: the entry; throws when there is none. */
export function bySlug<Entry extends Named>(entries: readonly Entry[], slug: string): Entry {
  const entry = entries.find((each) => each.slug === slug)
  if (!entry) throw new Error(`The site has no entry “${slug}”.`)
  return entry
}
