import { absolute, imageUrl } from '../../../services/content/model/urls.ts'
import { businessId } from './business.ts'

export interface ArticleInput {
  type: 'Article' | 'BlogPosting'
  headline: string
  description: string
  path: string
  image: string
  author: string
  /** Calendar days. */
  published: string
  modified: string
  words: number
}

/** A guide or a post, with who wrote it and when. */
export const articleNode = (origin: string, article: ArticleInput) => ({
  '@type': article.type,
  '@id': `${absolute(origin, article.path)}#article`,
  headline: article.headline,
  description: article.description,
  mainEntityOfPage: absolute(origin, article.path),
  image: origin + imageUrl(1200, `${article.image}.jpg`),
  author: {
    '@type': 'Organization' as const,
    name: article.author,
    url: absolute(origin, '/about'),
  },
  publisher: { '@id': businessId(origin) },
  datePublished: article.published,
  dateModified: article.modified,
  wordCount: article.words,
})
