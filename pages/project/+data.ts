import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { formatDay } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { contactAbout } from '../../services/content/model/urls.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { bySlug, findBySlug, type Project, type Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { offeringsOf, priceTeaser } from '../../services/content/model/price.ts'
import { listCrumb, slugOf } from '../page-parts.ts'
import { proofData } from '../proof-data.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const project = bySlug(site.projects, slugOf(pageContext.urlPathname))
  const { path, headline, summary, size, client, location, category, completed } = project
  const t = siteWords(site, 'project')
  const index = site.projects.indexOf(project)
  const following = site.projects[(index + 1) % site.projects.length]
  // A firm's only project has none after it.
  const next = following === project ? undefined : following
  return {
    head: head(
      {
        ...project,
        crumbs: [...listCrumb(site, 'projects'), { label: headline, path }],
      },
      site,
    ),
    callToActionHref: contactAbout({
      town: project.town,
      service: site.services.find(({ slug }) => slug === project.services[0])?.offering,
      page: path,
    }),
    headline,
    summary,
    picture: pictureOf(site, project.image),
    facts: [
      { label: t('category'), value: category },
      { label: t('size'), value: size },
      { label: t('client'), value: client },
      { label: t('location'), value: location },
      { label: t('finished'), value: formatDay(completed, site.language) },
    ],
    challenge: project.challenge,
    solution: project.solution,
    drawing: project.drawing && {
      ...project.drawing,
      image: pictureOf(site, project.drawing.image),
    },
    quote: project.quote && { text: project.quote.text, by: project.quote.by },
    features: project.features,
    ...proofData(site, {
      offering: findBySlug(site.services, project.services[0] ?? '')?.offering,
      town: project.town,
      without: project.slug,
    }),
    cost: costOf(site, project),
    body: project.body.html,
    headings: project.body.headings,
    next: next && {
      path: next.path,
      headline: next.headline,
      picture: pictureOf(site, next.image),
    },
  }
}

/**
 * The cost guide for a house like this one, of its offering or else of its main service, with the price that is published
 * for its town, if any. Undefined for other projects.
 */
function costOf(site: Site, project: Project) {
  if (project.category !== 'Residential') return undefined
  const [main = ''] = project.services
  const { town, offering = bySlug(site.services, main).offering } = project
  const guides = site.costs.filter(({ bands }) => bands.length > 0)
  const guide =
    guides.find((each) => each.bands.some((band) => offeringsOf(band, each).includes(offering))) ??
    guides.find(({ services }) => services.includes(main))
  return (
    guide && {
      path: guide.path,
      price: priceTeaser(guide, site, { offering, town }),
      where: site.regionFactor?.where,
    }
  )
}
