import { formatDay, formatMonth } from '../renderer/components/format-day.ts'
import type { ProofData } from '../renderer/components/Proof.tsx'
import { pictureOf } from '../renderer/components/picture-data.ts'
import { areAlike, cardPictures } from '../services/content/model/project-pictures.ts'
import { reviewsFor } from '../services/content/model/reviews.ts'
import type { Project, Site } from '../services/content/model/site.ts'
import { siteWords } from '../services/content/model/site-words.ts'
import { type PageTopic, trustStrip } from '../services/content/model/trust-strip.ts'

/**
 * Returns what a page that sells shows as proof, to be spread into its data: the trust strip, the rating and the two reviews
 * that fit the page best.
 * @param topic `without`: the slug of a project whose quote the page has already; `beside`: the name of the picture that opens
 *   the page, if it has one
 */
export const proofData = (
  site: Site,
  topic: PageTopic & { without?: string | undefined; beside?: string | undefined },
): { trust: ReturnType<typeof trustStrip>; proof: ProofData } => ({
  trust: trustStrip(site, topic),
  proof: {
    rating: ratingOf(site),
    reviews: reviewsFor(site, topic).map(({ trade, month, finished, project, ...review }) => ({
      ...review,
      project: project && reviewedProject(site, project, topic.beside),
      about: [
        trade,
        month && formatMonth(month, site.language),
        finished &&
          siteWords(site, 'proof')('finished', { month: formatMonth(finished, site.language) }),
      ],
    })),
  },
})

/**
 * The project that a review is about, with its picture, unless that would be a photograph on a drawn page or the reverse.
 * @param beside the name of the picture that opens the page, if it has one
 */
export function reviewedProject(
  site: Pick<Site, 'images'>,
  project: Pick<Project, 'path' | 'headline' | 'image' | 'cover' | 'gallery' | 'comparison'>,
  beside?: string,
) {
  const [picture = project.image] = cardPictures(site, [project], beside)
  const fits = beside === undefined || areAlike(site, picture, beside)
  return {
    path: project.path,
    headline: project.headline,
    picture: fits ? pictureOf(site, picture) : undefined,
  }
}

/** The average of the published reviews: the claims `rating` and `reviews`. */
function ratingOf({ claims, language }: Pick<Site, 'claims' | 'language'>): ProofData['rating'] {
  const { rating, reviews } = claims
  return (
    rating && {
      value: rating.text,
      reviews: reviews?.text,
      link: rating.link && {
        title: rating.link.title,
        href: rating.placeholder ? undefined : rating.link.url,
      },
      day: formatDay(rating.checked, language),
    }
  )
}
