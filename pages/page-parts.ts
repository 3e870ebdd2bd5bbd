import type { ListingEntry } from '../renderer/components/Listing.tsx'
import { formatDay } from '../renderer/components/format-day.ts'
import { type PictureData, pictureOf } from '../renderer/components/picture-data.ts'
import type { ServiceAreaMapData } from '../renderer/components/StreetMap.tsx'
import { head } from '../renderer/head/head.ts'
import type { Crumb } from '../renderer/head/json-ld/page-nodes.ts'
import type { UrgentData } from '../renderer/page-context.tsx'
import { formatHours, phonesOf } from '../renderer/shell/shell-data.ts'
import { listPage, pageAt } from '../services/content/model/optional-pages.ts'
import type { Language } from '../services/content/model/languages.ts'
import { cardPictures } from '../services/content/model/project-pictures.ts'
import { mapPosition } from '../services/content/model/service-area.ts'
import {
  bySlug,
  findBySlug,
  type Guide,
  type Job,
  type Offering,
  type PageOf,
  type Post,
  type Project,
  type Site,
} from '../services/content/model/site.ts'
import type { Address } from '../services/content/schema/business.ts'
import type { JobText } from '../services/content/schema/job.ts'
import type { DrawingFields } from '../services/content/schema/fields.ts'
import type { PageFields, Section } from '../services/content/schema/page.ts'

/** Returns who signs an article, as the page, its byline and search engines name them: the firm, if nobody does. */
export function authorOf({ authors, business: { brand } }: Site, id: string) {
  const { name = brand, byline = name, about = '' } = authors[id] ?? {}
  return { name, byline, about }
}

/** The last segment of a path: `/projects/estate` → `estate`. */
export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Finds the single page with an address. @throws when its file has another template */
export function pageOf<Template extends PageFields['template']>(
  site: Site,
  path: string,
  template: Template,
): PageOf<Template> {
  const page = pageAt(site, path)
  if (!page || !hasTemplate(page, template))
    throw new Error(`The page ${path} must have template: ${template}`)
  return page
}

const hasTemplate = <Template extends PageFields['template']>(
  page: Site['pages'][number],
  template: Template,
): page is PageOf<Template> => page.template === template

/**
 * The head of a tool's page: excluded from search engines and from the site map, with the home
 * page's share image.
 */
export const unlistedHead = (
  site: Site,
  { title, description, path }: { title: string; description: string; path: string },
) =>
  head(
    {
      title,
      description,
      keywords: [title],
      path,
      index: false,
      sharedAs: '/',
      crumbs: [{ label: title, path }],
    },
    site,
  )

/** A section with the data of its pictures. */
export type SectionData<Words extends Pictured = Section> = Omit<Words, 'image' | 'items'> & {
  picture?: PictureData | undefined
  items: (Omit<Section['items'][number], 'image'> & { picture?: PictureData | undefined })[]
}
type Pictured = Pick<Section, 'image' | 'items'>

export function sectionData<Words extends Pictured>(site: Site, section: Words): SectionData<Words>
/** Without a section it returns undefined. */
export function sectionData<Words extends Pictured>(
  site: Site,
  section: Words | undefined,
): SectionData<Words> | undefined
export function sectionData<Words extends Pictured>(
  site: Site,
  section: Words | undefined,
): SectionData<Words> | undefined {
  if (!section) return undefined
  const { image, items, ...words } = section
  return {
    ...words,
    picture: image ? pictureOf(site, image) : undefined,
    items: items.map(({ image: name, ...item }) => ({
      ...item,
      picture: name ? pictureOf(site, name) : undefined,
    })),
  }
}

/** The picture with a name or, if the content has none, the one for shared links. */
export const pictureNamed = (site: Site, name: string): PictureData =>
  pictureOf(site, name in site.images ? name : site.business.shareImage)

/** The claims with these names that the firm makes, as figures with captions. */
export const claimStats = ({ claims }: Pick<Site, 'claims'>, names: readonly string[]) =>
  names.flatMap((name) => {
    const claim = claims[name]
    return claim?.label ? [{ value: claim.text, label: claim.label }] : []
  })

/** The reasons to hire the firm (S3.19), as points. */
export const reasonPoints = ({ whyUs }: Pick<Site, 'whyUs'>) =>
  whyUs.map(({ title, description, icon }) => ({ title, text: description, icon }))

/** A drawing with the data of its picture, and where its numbers lead: to the drawing of another page, if it has one. */
export const drawingData = (site: Site, drawing: DrawingFields) => ({
  ...drawing,
  image: pictureOf(site, drawing.image),
  places: drawing.places.map((place) => ({
    ...place,
    leadsTo: place.href && hasDrawing(site, place.href) ? `${place.href}#drawing` : place.href,
  })),
})

const hasDrawing = ({ offerings, locations, pages, towns }: Site, path: string): boolean =>
  offerings.some((offering) => offering.path === path && offering.drawing) ||
  locations.some((location) => location.path === path && location.own?.view) ||
  [...pages, ...towns, ...offerings].some(
    (page) => page.path === path && page.blocks.some(({ block }) => block === 'cutaway'),
  )

/** What breadcrumbs call a page: its label, or its headline. */
export const pageName = ({
  label,
  headline,
}: {
  label?: string | undefined
  headline: string
}): string => label ?? headline

/** The breadcrumb of the page that lists a kind of content; none if there is no such page. */
export const listCrumb = (site: Site, lists: PageOf<'index'>['lists']): Crumb[] => {
  const page = listPage(site, lists)
  return page ? [{ label: pageName(page), path: page.path }] : []
}

/** What the page of an offering, or a guide, says to those who can't wait; undefined for most. */
export const urgentOf = ({
  urgent,
  form,
}: Pick<Offering, 'urgent'> & Partial<Pick<Offering, 'form'>>): UrgentData | undefined =>
  urgent === undefined ? undefined : { meanwhile: urgent, serviceType: form?.serviceType }

export const offeringEntry = (
  site: Site,
  { path, label, summary, image, icon }: Offering,
): ListingEntry => ({
  path,
  title: label,
  icon,
  text: summary,
  picture: pictureOf(site, image),
})

/** What clients said, with the pictures that some have (S3.18): their own, or that of the project that they are about. */
export const testimonialEntries = (site: Pick<Site, 'testimonials' | 'images' | 'projects'>) =>
  site.testimonials.map(({ id, content, name, title, initials, rating, image, project }) => {
    const about = project === undefined ? undefined : findBySlug(site.projects, project)
    const shown = image ?? (about && cardPictures(site, [about])[0])
    return {
      ...{ id, content, name, title, initials, rating },
      project: about && { path: about.path, headline: about.headline },
      picture: shown === undefined ? undefined : pictureOf(site, shown),
    }
  })

/**
 * Projects in a list, with photographs or with drawings (`cardPictures`).
 * @param beside the name of the picture that opens the page, if it has one
 */
export function projectEntries(
  site: Site,
  projects: readonly Project[],
  beside?: string,
): ListingEntry[] {
  const pictures = cardPictures(site, projects, beside)
  return projects.map((project, index) => ({
    path: project.path,
    title: project.headline,
    text: project.summary,
    picture: pictureOf(site, pictures[index] ?? project.image),
    note: `${project.category} · ${project.location}`,
    category: project.category,
  }))
}

export const articleEntry = (
  site: Site,
  { path, title, summary, image, date }: Guide | Post,
): ListingEntry => ({
  path,
  title,
  text: summary,
  picture: pictureOf(site, image),
  note: formatDay(date, site.language),
})

/**
 * The map of the service area with its towns; without a picture if content has none.
 *
 * @param marked the name of the town that small maps label, too
 */
export function serviceAreaMap(
  site: Pick<Site, 'business' | 'images' | 'towns'>,
  marked: string,
): ServiceAreaMapData {
  const { map } = site.business.place
  const towns = site.towns.map(({ path, name }) => ({ path, label: name }))
  if (!map) return { places: [], towns }
  return {
    picture: pictureOf(site, map.image),
    places: site.towns.flatMap(({ name, coordinates, mapLabel }) =>
      coordinates
        ? {
            name,
            side: mapLabel,
            marked: name === marked,
            at: mapPosition(coordinates, map.bounds),
          }
        : [],
    ),
    towns,
  }
}

const formatAddress = ({ street, city, state, postalCode }: Address) =>
  `${street}, ${city}, ${state} ${postalCode}`

/** The first office's address, if there is one, phone numbers, hours and map, for contact sections. */
export function officeData(site: Site) {
  const { business } = site
  const [office] = business.offices
  return {
    at: office?.coordinates,
    address: office && formatAddress(office.address),
    mailing: office?.mailing && formatAddress(office.mailing),
    phones: phonesOf(site),
    email: business.email,
    hours: formatHours(business.hours, site),
    /** What the street map shows: the address, or else the state. */
    mapped: office ? formatAddress(office.address) : business.place.state.name,
    map: serviceAreaMap(site, office?.address.city ?? ''),
  }
}

export type OfficeData = ReturnType<typeof officeData>

/** An open job in one language, with its words in it. */
export const jobEntry = (
  site: Pick<Site, 'towns'>,
  { slug, town, employment, pay, posted, until }: Job,
  { faqs: _, ...words }: JobText,
  language: Language,
) => ({
  slug,
  town: bySlug(site.towns, town).name,
  employment,
  pay: { range: formatPayRange(pay), per: pay.per },
  posted: formatDay(posted, language),
  until: formatDay(until, language),
  ...words,
})
export type JobEntry = ReturnType<typeof jobEntry>

/** `$32–44` */
const formatPayRange = ({ from, to }: { from: number; to: number }) =>
  `$${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`

/** Makes the first picture of compiled Markdown load eagerly, where it is the second picture of its page (S2.52). */
export const eagerFirst = (html: string): string =>
  html.replace('loading="lazy"', 'loading="eager"')

/** The number of pictures in compiled Markdown. */
export const picturesIn = (html: string): number => html.split('<img').length - 1
