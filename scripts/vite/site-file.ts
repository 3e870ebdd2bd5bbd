import { shellData } from '../../renderer/shell/shell-data.ts'
import type { SiteFile } from '../../services/api/site/contract.ts'
import {
  contentFolder,
  shownFolder,
  shownProblem,
} from '../../services/content/load/files/folder.ts'
import { type Language, languages } from '../../services/content/model/languages.ts'
import { closedDays, dayOf } from '../../services/content/model/office-days.ts'
import { routes } from '../../services/content/model/routes.ts'
import { preselected, type Site } from '../../services/content/model/site.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
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
    promise: responseSla(site, builtAt),
  },
  pages: allSites(site).flatMap(sitePages),
  languages: site.languages,
  thankYou: inEachLanguage(site, urls.thankYou),
  thankYouGuide: inEachLanguage(site, urls.thankYouGuide),
  form: site.form,
  words: site.words,
  emails: site.emails,
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
  // Filled in when the pages are written: scripts/build/site-files.ts.
  stylesheets: [],
  inlineScripts: [],
  expiring: expiringContent(site, folder),
  contentFolder: shownFolder(folder),
  redirects: site.redirects,
})

/** Returns the address of a page for readers of each language: in it, or in the first one. */
const inEachLanguage = (site: Site, path: string): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [language, pathIn(siteIn(site, language), path)]),
  ) as Record<Language, string>

function responseSla({ business }: Site, builtAt: Date): SiteFile['business']['promise'] {
  const { name, en, es = en } = business.place.timeZone
  const year = Number(dayOf(builtAt, name).slice(0, 4))
  return {
    ...business.promise,
    timeZone: name,
    timeZoneNames: { en, es },
    open: business.hours,
    holidays: closedDays(business, year, year + yearsAhead),
  }
}

function expiringContent({ entryPages, expiring }: Site, folder: string): SiteFile['expiring'] {
  const pages = new Map(entryPages.map((page) => [page.file, page]))
  return expiring.flatMap((one) => {
    const page = pages.get(one.problem.file)
    if (!page) return []
    const problem = shownProblem(folder, one.problem)
    return { ...one, problem, path: page.path, title: page.label }
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
