import { absolute, imageUrl } from '../../../services/content/model/urls.ts'
import type { Faq } from '../../../services/content/schema/fields.ts'
import { businessId, serviceAreaId } from './business.ts'

export interface Crumb {
  label: string
  path: string
}

/** Breadcrumbs from the home page; the last one is the page itself. */
export const breadcrumbNode = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  '@id': `${absolute(origin, crumbs.at(-1)?.path ?? '/')}#breadcrumb`,
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(origin, path),
  })),
})

interface ArticleInput {
  type: 'Article' | 'BlogPosting'
  headline: string
  description: string
  path: string
  image: string
  author: string
  /** The path of the page about the firm. */
  about?: string | undefined
  /** A calendar day; left out where the content has only the day of its last change. */
  published?: string | undefined
  /** A calendar day. */
  modified: string
  words: number
}

/** A guide or a post, with its author and dates. */
export const articleNode = (origin: string, article: ArticleInput) => ({
  '@type': article.type,
  '@id': `${absolute(origin, article.path)}#article`,
  headline: article.headline,
  description: article.description,
  mainEntityOfPage: absolute(origin, article.path),
  image: origin + imageUrl(1200, `${article.image}.jpg`),
  author: {
    '@type': 'Organization',
    name: article.author,
    ...(article.about !== undefined && { url: absolute(origin, article.about) }),
  },
  publisher: { '@id': businessId(origin) },
  ...(article.published && { datePublished: article.published }),
  dateModified: article.modified,
  wordCount: article.words,
})

interface Area {
  town: string
  county?: string | undefined
  state: string
}

interface ServiceInput {
  name: string
  description: string
  path: string
  /** The page's town, its county, and the name of their state. */
  area?: Area | undefined
}

/** A service of the business: in the page's town, or in the whole service area. */
export const serviceNode = (origin: string, { name, description, path, area }: ServiceInput) => ({
  '@type': 'Service',
  '@id': `${absolute(origin, path)}#service`,
  name,
  description,
  url: absolute(origin, path),
  provider: { '@id': businessId(origin) },
  areaServed: [...(area ? [townNode(area)] : []), { '@id': serviceAreaId(origin) }],
})

const townNode = ({ town, county, state }: Area) => ({
  '@type': 'City',
  name: `${town}, ${state}`,
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: county === undefined ? state : `${county}, ${state}`,
  },
})

/** The FAQs that are visible on the page. */
export const faqNode = (origin: string, path: string, faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  '@id': `${absolute(origin, path)}#faq`,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
