import { shellData } from '../../renderer/shell/shell-data.ts'
import type { SiteFile } from '../../services/api/site/contract.ts'
import {
  contentFolder,
  shownFolder,
  shownProblem,
  shownText,
} from '../../services/content/load/files/folder.ts'
import { anyJob, anyJobSlug } from '../../services/content/model/any-job.ts'
import { type ByLanguage, inLanguage } from '../../services/content/model/languages.ts'
import { aboutPage, careersPage } from '../../services/content/model/optional-pages.ts'
import { closedDays } from '../../services/content/model/office-days.ts'
import { routes } from '../../services/content/model/routes.ts'
import { placeholderPlaces } from '../../services/content/model/placeholder-places.ts'
import { preselected, type Site } from '../../services/content/model/site.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
import { videoHosts } from '../../services/content/schema/video.ts'
import { allSites, pathIn, siteIn } from '../../services/content/model/translations.ts'
import { imageUrl, urls } from '../../services/content/model/urls.ts'

/**
 * Creates dist/site.json: all that the service knows about content.
 * @param folder the content folder, which its files are named with
 */
export const siteFile = (site: Site, builtAt: Date, folder = contentFolder()): SiteFile => ({
  commit: site.commit,
  builtAt: builtAt.toISOString(),
  business: {
    name: site.business.brand,
    origin: site.business.origin,
    phone: site.business.phones[0]?.number ?? '',
    email: site.business.email,
    state: site.business.place.state.slug,
    referencePrefix: site.business.referencePrefix,
    fontKit: site.business.fontKit,
    postal: postalAddress(site),
    promise: responseSla(site),
  },
  pages: allSites(site).flatMap(sitePages),
  languages: site.languages,
  thankYou: inEachLanguage(site, urls.thankYou),
  thankYouGuide: inEachLanguage(site, urls.thankYouGuide),
  team: allSites(site).flatMap(answeringTeam),
  form: site.form,
  lostReasons: site.lostReasons,
  words: site.words,
  emails: site.emails,
  jobs: [
    ...site.jobs.map((job) => ({
      slug: job.slug,
      titles: Object.fromEntries(
        Object.entries(job.words).map(([language, { title }]) => [language, title]),
      ),
      until: job.until,
    })),
    ...anyJobOf(site),
  ],
  careers: Object.fromEntries(
    allSites(site).flatMap((each) => {
      const page = careersPage(each)
      return page ? [[each.language, page.path]] : []
    }),
  ),
  services: site.services.map(({ slug, name, alsoAs, fallback }) => ({
    slug,
    name,
    alsoAs,
    fallback,
  })),
  locationServices: site.locations.map((location) => ({
    slug: location.slug,
    title: location.title,
    serviceType: location.service.slug,
    city: location.town.name,
    county: location.town.county,
    metaDescription: location.description,
    imageUrl: imageUrl(1200, `${location.image}.jpg`),
    faqs: location.faqs,
  })),
  suggested: suggestedServices(site),
  images: Object.values(site.images).map(({ name, file, version }) => ({ name, file, version })),
  shell: shellData(site),
  emailColors: site.brand.emails,
  frames: site.videoHosts.map((host) => videoHosts[host].frames),
  // Filled in when the pages are written: scripts/build/site-files.ts.
  stylesheets: [],
  inlineScripts: [],
  expiring: expiringContent(site, folder),
  contentFolder: shownFolder(folder),
  placeholders: placeholderPlaces(site.placeholders).map(({ where, count }) => ({
    where: shownText(folder, where),
    count,
  })),
  redirects: site.redirects,
})

/** Applications for no job in particular, under their titles by language. */
function anyJobOf(site: Site): SiteFile['jobs'] {
  const titles = allSites(site).flatMap((each) => {
    const offered = anyJob(each)
    return offered ? [[each.language, offered.title] as const] : []
  })
  return titles.length === 0 ? [] : [{ slug: anyJobSlug, titles: Object.fromEntries(titles) }]
}

/** The members of the team who answer requests, with the names of their towns. */
function answeringTeam({ team, townNames, language }: Site): SiteFile['team'] {
  const nameOf = (town: string) => townNames[town] ?? ''
  return team
    .filter(({ answers }) => answers.length > 0)
    .map(({ slug, name, role, answers, languages, ...places }) => ({
      ...{ language, slug, name, role, answers, languages },
      ...(places.town !== undefined && { town: nameOf(places.town) }),
      towns: places.towns.map(nameOf),
    }))
}

/** Returns the address of a page for readers of each language: in it, or in the first one. */
const inEachLanguage = (site: Site, path: string): ByLanguage<string> =>
  Object.fromEntries(
    languagesOf(site).map((language) => [language, pathIn(siteIn(site, language), path)]),
  )

/** The languages that the site has words in, the first one first. */
const languagesOf = ({ languages: { first, others } }: Site) => [first, ...others]

function responseSla(site: Site): SiteFile['business']['promise'] {
  const { business } = site
  const { name, words } = business.place.timeZone
  return {
    ...business.promise,
    timeZone: name,
    timeZoneNames: Object.fromEntries(
      languagesOf(site).map((language) => [language, inLanguage(words, language)]),
    ),
    open: business.hours,
    holidays: closedDays(business, site.year, site.year + yearsAhead),
  }
}

/** People and testimonials have no page of their own: their file is named, and the page about the firm. */
function expiringContent(site: Site, folder: string): SiteFile['expiring'] {
  const pages = new Map(site.entryPages.map((page) => [page.file, page]))
  const about = aboutPage(site)?.path ?? urls.home
  return site.expiring.map((one) => {
    const page = pages.get(one.problem.file)
    const problem = shownProblem(folder, one.problem)
    return { ...one, problem, path: page?.path ?? about, title: page?.label ?? problem.file }
  })
}

/** Longer than any build stays in production. */
const yearsAhead = 10

function postalAddress({ business }: Site): string {
  const [office] = business.offices
  if (!office) return business.legalName
  const { street, city, state, postalCode } = office.mailing ?? office.address
  return `${business.legalName}, ${street}, ${city}, ${state} ${postalCode}`
}

/** Returns every page in a language, with the service and the town that it is about. */
function sitePages(site: Site): SiteFile['pages'] {
  const places = new Map(site.locations.map((location) => [location.path, location]))
  const offerings = new Map(site.offerings.map((offering) => [offering.path, offering]))
  const articles = new Map([...site.guides, ...site.posts].map((one) => [one.path, one]))
  return routes(site).map(({ path, label }) => {
    const place = places.get(path)
    const offering = offerings.get(path)
    const service = place?.service.name ?? offering?.label
    const form = place ? preselected(site, place.service) : offering?.form
    const article = articles.get(path)
    return {
      path,
      title: label,
      ...(service !== undefined && { service, serviceType: form?.serviceType }),
      ...(place && { town: place.town.name, offering: place.service.offering }),
      language: site.language,
      ...(article && { article: { date: article.date, summary: article.summary } }),
    }
  })
}
