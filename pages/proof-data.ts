import { formatDay, formatMonth } from '../renderer/components/format-day.ts'
import type { ProofData } from '../renderer/components/Proof.tsx'
import { reviewsFor } from '../services/content/model/reviews.ts'
import type { Site } from '../services/content/model/site.ts'
import { siteWords } from '../services/content/model/site-words.ts'
import { type PageTopic, trustStrip } from '../services/content/model/trust-strip.ts'

/**
 * Returns what a page that sells shows as proof, to be spread into its data: the trust strip, the rating and the two reviews
 * that fit the page best.
 * @param topic `without`: the slug of a project whose quote the page has already
 */
export const proofData = (
  site: Site,
  topic: PageTopic & { without?: string | undefined },
): { trust: ReturnType<typeof trustStrip>; proof: ProofData } => ({
  trust: trustStrip(site, topic),
  proof: {
    rating: ratingOf(site),
    reviews: reviewsFor(site, topic).map(({ trade, month, finished, ...review }) => ({
      ...review,
      about: [
        trade,
        month && formatMonth(month, site.language),
        finished &&
          siteWords(site, 'proof')('finished', { month: formatMonth(finished, site.language) }),
      ],
    })),
  },
})

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
