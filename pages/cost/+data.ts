import { capitalized } from '../../renderer/shell/shell-data.ts'
import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { head } from '../../renderer/head/head.ts'
import { articleNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { aboutPage } from '../../services/content/model/optional-pages.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import { townLinksOf } from '../../services/content/model/related-links.ts'
import { bySlug, type Site } from '../../services/content/model/site.ts'
import { adjusted, formatDollars, formatRange } from '../../services/content/model/price.ts'
import type { Band, CostFields } from '../../services/content/schema/cost.ts'
import { faqNodes } from '../blocks/block-data.ts'
import { listCrumb, slugOf } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const guide = bySlug(site.costs, slugOf(urlPathname))
  const { path, headline, description, summary, updated, bands, drivers, excludes } = guide
  const { origin, brand } = site.business
  const { language } = site
  const offering = bySlug(site.offerings, guide.offering)
  const t = siteWords(site, 'costGuide')
  const words = [summary, ...excludes, ...drivers.map(({ text }) => text)].join(' ').split(/\s+/)
  const factor = site.regionFactor
  // Each source is listed once.
  const sources = bands.filter(
    (band, index) => bands.findIndex((each) => each.source.url === band.source.url) === index,
  )
  return {
    head: head(
      {
        ...guide,
        type: 'article',
        // Not indexed if all ranges have expired.
        index: bands.length > 0,
        crumbs: [...listCrumb(site, 'costs'), { label: headline, path }],
        nodes: [
          articleNode(origin, {
            type: 'Article',
            headline,
            description,
            path,
            image: guide.image,
            words: words.length,
            author: brand,
            about: aboutPage(site)?.path,
            modified: updated,
          }),
          ...faqNodes(site, path, [], guide.faqs),
        ],
      },
      site,
    ),
    callToActionHref: `${offering.path}#estimate`,
    headline,
    summary,
    picture: pictureOf(site, guide.image),
    prices: bands.map((band) => priceOf(band, { site, sources, t })),
    sources: sources.map(({ source, expires }) => ({
      title: source.title,
      url: source.url,
      read: formatDay(source.checked, language),
      lookUpBy: formatDay(expires, language),
    })),
    factor:
      factor && bands.some(({ adjust }) => adjust)
        ? {
            name: factor.name,
            where: factor.where,
            derivation: factor.derivation,
            low: factor.low,
            high: factor.high,
            source: { ...factor.source, read: formatDay(factor.source.checked, language) },
          }
        : undefined,
    example: exampleOf(guide, site, t),
    drivers,
    excludes,
    faqs: guide.faqs,
    offering: { label: offering.label, path: offering.path },
    towns: townLinksOf(site, guide),
    others: site.costs
      .filter((other) => other.path !== path && other.bands.length > 0)
      .map((other) => ({ label: other.headline, path: other.path })),
  }
}

type CostWords = Translator<Words['costGuide']>

/** Formats a price range for the page, with the number of its source. */
function priceOf(
  band: Band,
  { site, sources, t }: { site: Site; sources: readonly Band[]; t: CostWords },
) {
  const factor = site.regionFactor
  const { label, unit, typical, area, year, source } = band
  return {
    label,
    range: formatRange(band, site),
    unit: typical
      ? t('perUnitTypically', { unit, price: formatDollars(typical) })
      : t('perUnit', { unit }),
    place: year ? `${area}, ${year}` : area,
    here:
      band.adjust && factor
        ? { where: capitalized(factor.where), range: formatRange(adjusted(band, factor), site) }
        : undefined,
    source: {
      url: source.url,
      number: sources.findIndex((each) => each.source.url === source.url) + 1,
    },
  }
}

/** The steps of the example: quantity times range, then times the region factor. Undefined if the range has expired. */
function exampleOf(
  { bands, example }: Pick<CostFields, 'bands' | 'example'>,
  site: Site,
  t: CostWords,
) {
  const factor = site.regionFactor
  const band = bands.find(({ label }) => label === example.of)
  if (!band) return undefined
  const { low, high, orMore } = band
  const total = { low: low * example.quantity, high: high * example.quantity, orMore }
  return {
    title: example.title,
    steps: [
      {
        sum: `${example.quantity.toLocaleString('en-US')} × ${formatRange(band, site)}`,
        result: formatRange(total, site),
        meaning: t('atPublished'),
      },
      ...(band.adjust && factor
        ? [
            {
              sum: `${formatDollars(total.low)} × ${factor.low}, ${formatDollars(total.high)} × ${factor.high}`,
              result: formatRange(adjusted(total, factor), site),
              meaning: t('withFactor', { name: factor.name }),
            },
          ]
        : []),
    ],
  }
}
