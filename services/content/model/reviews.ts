import type { z } from 'zod'
import type { publicLink } from '../schema/fields.ts'
import { findBySlug, type Project, type Site } from './site.ts'
import type { PageTopic } from './trust-strip.ts'

/** What a customer said: an entry of content/reviews, or the quote of a project. */
interface Review {
  text: string
  by: string
  /** The slugs of offerings, the main one first. */
  trades: readonly string[]
  town: string
  project: Project | undefined
  /** `2026-03` */
  month?: string | undefined
  /** The month in which the project was finished, where nobody knows when it was written. */
  finished?: string | undefined
  link?: z.infer<typeof publicLink> | undefined
  placeholder: boolean
}

/** The parts of the site that reviews come from. */
type ReviewedSite = Pick<
  Site,
  'reviews' | 'projects' | 'services' | 'offerings' | 'towns' | 'townNames'
>

/**
 * Returns the two reviews that fit a page best: one by trade, in the page's town or near it where there is one, then one by
 * town, of the page's trade where there is one. On a page about a trade, a review from another town is of that trade; on
 * the page of a town, one from a neighboring town will do. Reviews that fit equally well take turns from page to page.
 *
 * @param topic `without`: the slug of a project whose quote the page has already
 */
export function reviewsFor(
  site: ReviewedSite,
  { offering, town, without }: PageTopic & { without?: string | undefined },
) {
  const neighbors = (town !== undefined && findBySlug(site.towns, town)?.neighbors) || []
  const others = allReviews(site).filter(({ project }) => !project || project.slug !== without)
  const start = (placeOf(site.towns, town) + placeOf(site.offerings, offering)) % others.length
  const inTurn = [...others.slice(start), ...others.slice(0, start)]
  const fit = (review: Review, weights: { trade: number; town: number }): number => {
    const isTrade = offering !== undefined && review.trades.includes(offering)
    const isNear = neighbors.includes(review.town) && (isTrade || offering === undefined)
    return (
      Number(isTrade) * weights.trade + Number(review.town === town) * weights.town + Number(isNear)
    )
  }
  const chosen: Review[] = []
  for (const weights of [
    { trade: 4, town: 2 },
    { trade: 2, town: 4 },
  ]) {
    const left = inTurn.filter((review) => !chosen.includes(review))
    const best = Math.max(0, ...left.map((review) => fit(review, weights)))
    const found = left.find((review) => best > 0 && fit(review, weights) === best)
    if (found) chosen.push(found)
  }
  return chosen.map((review) => shownReview(site, review, offering))
}

const placeOf = (entries: readonly { slug: string }[], slug: string | undefined): number =>
  Math.max(
    0,
    entries.findIndex((entry) => entry.slug === slug),
  )

/** All reviews whose trade has a page in the site's language, which names it. */
const allReviews = ({ reviews, projects, services, offerings }: ReviewedSite): Review[] =>
  [
    ...reviews.map((review) => ({
      ...review,
      project: review.project === undefined ? undefined : findBySlug(projects, review.project),
    })),
    ...projects.flatMap((project) => {
      const { quote, town } = project
      // The client speaks of the job as a whole, not of each of its trades.
      const main = findBySlug(services, project.services[0] ?? '')?.offering
      const trades = quote?.trades ?? (main === undefined ? [] : [main])
      return quote
        ? { ...quote, trades, town, project, finished: project.completed.slice(0, 7) }
        : []
    }),
  ].filter(({ trades: [main = ''] }) => findBySlug(offerings, main))

function shownReview(
  { offerings, townNames }: Pick<Site, 'offerings' | 'townNames'>,
  { text, by, trades, town, project, month, finished, link, placeholder }: Review,
  offering: string | undefined,
) {
  const named = trades.find((trade) => trade === offering) ?? trades[0] ?? ''
  const place = townNames[town] ?? ''
  return {
    text,
    by: by.includes(place) ? by : `${by}, ${place}`,
    trade: findBySlug(offerings, named)?.label,
    month,
    finished,
    project,
    link: link && { title: link.title, href: placeholder ? undefined : link.url },
  }
}
