import { articleState, dayOf } from '../model/article-state.ts'
import { locations } from '../model/location.ts'
import { type Facts, fillAll } from '../model/placeholders.ts'
import type { Body, Claim, Site } from '../model/site.ts'
import { urls } from '../model/urls.ts'
import type { Collected, Valid } from './collections.ts'
import type { Entry } from './entry.ts'
import { openOn } from './openings.ts'

export type Contents = ReturnType<typeof assemble>

/** The valid entries as the site has them today: named, placed, with the firm's facts and bodies. */
export function assemble(
  valid: Collected,
  bodies: ReadonlyMap<Entry, Body>,
  firm: Facts,
  today: Date,
) {
  const named = <Data>(list: readonly Valid<Data>[]): (Data & { slug: string })[] =>
    list.map(({ entry, data }) => ({ ...fillAll(data, firm), slug: entry.name }))
  const paged = <Data>(
    list: readonly Valid<Data>[],
    pathOf: (slug: string) => string,
  ): (Data & { slug: string; path: string; body: Body })[] =>
    list.map(({ entry, data }) => ({
      ...fillAll(data, firm),
      slug: entry.name,
      path: pathOf(entry.name),
      body: bodies.get(entry) ?? emptyBody,
    }))

  const towns = named(valid.towns)
  const services = named(valid.services).sort((a, b) => a.order - b.order)
  const offerings = paged(valid.offerings, urls.page).sort((a, b) => a.order - b.order)
  const projects = paged(valid.projects, urls.project).sort((a, b) => a.order - b.order)
  const overrides = Object.fromEntries(valid.locations.map(({ entry, data }) => [entry.name, data]))
  const posts = apart(paged(valid.posts, urls.post), today)
  const guides = apart(paged(valid.guides, urls.page), today)
  const fallback = services.find(({ slug }) => slug === 'home-services')?.preset
  return {
    towns,
    services,
    offerings,
    projects,
    replies: named(valid.replies).sort((a, b) => a.order - b.order),
    openings: openOn(named(valid.openings), today),
    pages: paged(valid.pages, urls.page),
    posts: posts.live,
    guides: guides.live,
    unpublished: { posts: posts.hidden, guides: guides.hidden, problems: [] },
    chapters: valid.chapters
      .map(({ entry, data }) => ({
        ...fillAll(data, firm),
        slug: entry.name,
        body: bodies.get(entry) ?? emptyBody,
      }))
      .sort((a, b) => a.order - b.order)
      .map((chapter, index) => ({ ...chapter, number: index + 1 })),
    locations: fallback
      ? locations({ services, towns, offerings, projects, overrides, fallback, firm })
      : [],
  }
}

const emptyBody: Body = { html: '', headings: [], words: 0, blocks: [] }

/**
 * In: guides or posts, and today. Out: those that are on the site, newest first, and those that are not
 * yet: neither as pages nor as something related.
 */
function apart<Article extends { slug: string; date: string; draft: boolean; related: string[] }>(
  articles: readonly Article[],
  today: Date,
): { live: Article[]; hidden: Article[] } {
  const isLive = (article: Article) => articleState(article, dayOf(today)) === 'live'
  const hidden = articles.filter((article) => !isLive(article))
  const slugs = hidden.map(({ slug }) => slug)
  const live = articles
    .filter(isLive)
    .map((article) => ({
      ...article,
      related: article.related.filter((slug) => !slugs.includes(slug)),
    }))
    .sort((a, b) => b.date.localeCompare(a.date))
  return { live, hidden }
}

/** The Site, when everything that all pages need is there. */
export function publishable(
  { business, navigation, redirects, authors, testimonials, whyUs }: Collected,
  { firm, ...known }: Pick<Site, 'commit' | 'years' | 'claims' | 'images'> & { firm: Facts },
  contents: Contents,
): Site | undefined {
  if (!business || !navigation || !redirects || !authors || !testimonials || !whyUs)
    return undefined
  return {
    ...known,
    business: fillAll(business.data, firm),
    navigation: fillAll(navigation.data, firm),
    redirects: redirects.data,
    authors: fillAll(authors.data, firm),
    testimonials: fillAll(testimonials.data, firm),
    whyUs: fillAll(whyUs.data, firm),
    images: fillAll(known.images, firm),
    ...contents,
  }
}

/** The claims as pages use them: years counted, `typed` left behind. */
export const resolveClaims = (claims: Collected['claims'], years: number): Record<string, Claim> =>
  Object.fromEntries(
    Object.entries(claims?.data ?? {}).map(([id, { typed: _, ...claim }]) => [
      id,
      fillAll(claim, { years: String(years) }),
    ]),
  )
