import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { imageNode } from '../../renderer/head/json-ld/image.ts'
import { formatDay, formatMonth } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { contactAbout } from '../../services/content/model/urls.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { bySlug, findBySlug, type Project, type Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { offeringsOf, priceTeaser } from '../../services/content/model/price.ts'
import {
  areAlike,
  cardPictures,
  type GalleryPicture,
  isPhotograph,
  projectPictures,
  type ProjectPictures,
} from '../../services/content/model/project-pictures.ts'
import { faqNodes } from '../blocks/block-data.ts'
import { similarProjects } from '../list/project-filters.ts'
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
  const pictures = projectPictures(site, project)
  const { comparison } = pictures
  const [nextPicture = ''] = next ? cardPictures(site, [next], pictures.opening) : []
  return {
    head: head(
      {
        ...project,
        crumbs: [...listCrumb(site, 'projects'), { label: headline, path }],
        nodes: [
          ...imageNodes(site, project, pictures),
          ...(project.placeholder ? [] : faqNodes(site, path, [], project.faqs)),
        ],
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
    picture: pictureOf(site, pictures.opening),
    facts: [
      { label: t('category'), value: category },
      { label: t('size'), value: size },
      { label: t('client'), value: client },
      { label: t('location'), value: location },
      ...(project.budget === undefined
        ? []
        : [{ label: t('budget'), value: siteWords(site, 'list')(`budgets.${project.budget}`) }]),
      { label: t('finished'), value: formatDay(completed, site.language) },
    ],
    credits: creditsOf(site, project),
    comparison: comparison && {
      before: pictureOf(site, comparison.before),
      after: pictureOf(site, comparison.after),
      caption: comparison.caption,
    },
    gallery: pictures.gallery.map(({ image, stage, caption, credit, day }) => ({
      picture: pictureOf(site, image),
      stage,
      caption,
      credit,
      day: day === undefined ? undefined : formatDay(day, site.language),
    })),
    more: similarProjects(site, project),
    challenge: project.challenge,
    solution: project.solution,
    drawing: project.drawing && {
      ...project.drawing,
      image: pictureOf(site, project.drawing.image),
    },
    voices: voicesOf(site, project),
    features: project.features,
    faqs: project.faqs,
    ...proofData(site, {
      offering: findBySlug(site.services, project.services[0] ?? '')?.offering,
      town: project.town,
      without: project.slug,
      beside: pictures.opening,
    }),
    cost: costOf(site, project),
    body: project.body.html,
    headings: project.body.headings,
    next: next && {
      path: next.path,
      headline: next.headline,
      picture: areAlike(site, nextPicture, pictures.opening)
        ? pictureOf(site, nextPicture)
        : undefined,
    },
  }
}

/** Who else had a part in the building, with labels. */
function creditsOf(site: Site, { credits }: Project) {
  const t = siteWords(site, 'project')
  const { architect, designer, photographer } = credits ?? {}
  return [
    { label: t('architect'), name: architect },
    { label: t('designer'), name: designer },
    { label: t('photographer'), name: photographer?.name },
  ].flatMap(({ label, name }) => (name === undefined ? [] : [{ label, name }]))
}

/** What clients said about a project: its own quote, then the reviews and the testimonials that name it. */
function voicesOf({ reviews, testimonials, language }: Site, { slug, quote }: Project) {
  return [
    ...(quote ? [{ text: quote.text, by: quote.by, about: [] }] : []),
    ...reviews
      .filter(({ project }) => project === slug)
      .map(({ text, by, month, link, placeholder }) => ({
        text,
        by,
        about: [formatMonth(month, language)],
        link: link && { title: link.title, href: placeholder ? undefined : link.url },
      })),
    ...testimonials
      .filter(({ project }) => project === slug)
      .map(({ content, name, title }) => ({ text: content, by: `${name}, ${title}`, about: [] })),
  ]
}

/** The pictures of a project for search engines; none of a project that is made up. */
function imageNodes(
  site: Site,
  { path, placeholder, credits }: Project,
  { opening, comparison, gallery }: ProjectPictures,
) {
  if (placeholder) return []
  const { photographer } = credits ?? {}
  const compared = comparison ? [comparison.after, comparison.before] : []
  const shown: (Pick<GalleryPicture, 'image'> & Partial<GalleryPicture>)[] = [
    ...gallery,
    ...[opening, ...compared].map((image) => ({ image })),
  ]
  return shown
    .filter(({ image }, index) => shown.findIndex((other) => other.image === image) === index)
    .map(({ image, caption, credit, day }) => {
      const { alt } = pictureOf(site, image)
      // The photographer took photographs, and not those of somebody else.
      const isTheirs = credit === undefined && isPhotograph(site, image)
      return imageNode(site.business.origin, {
        ...{ name: image, path, alt, caption, day },
        credit: credit === undefined ? (isTheirs ? photographer : undefined) : { name: credit },
        copyright: isTheirs ? photographer?.copyright : undefined,
      })
    })
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
