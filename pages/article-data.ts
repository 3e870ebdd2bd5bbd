import { readingMinutes, formattedDay } from '../renderer/components/format-day.ts'
import { pictureOf } from '../renderer/components/picture-data.ts'
import { head } from '../renderer/head/head.ts'
import { articleNode, faqNode } from '../renderer/head/json-ld/page-nodes.ts'
import { relatedArticles } from '../services/content/model/related-content.ts'
import { pathIn } from '../services/content/model/translations.ts'
import { contactAbout, urls } from '../services/content/model/urls.ts'
import { serviceLinksOf } from '../services/content/model/related-links.ts'
import type { Guide, Post, Site } from '../services/content/model/site.ts'
import { aboutPage } from '../services/content/model/optional-pages.ts'
import { urgentOf, articleEntry, authorOf, listCrumb } from './page-parts.ts'

const kinds = {
  guide: { type: 'Article', lists: 'guides' },
  post: { type: 'BlogPosting', lists: 'posts' },
} as const

/** The data of the page of a guide or a post. */
export function articleData(site: Site, kind: keyof typeof kinds, article: Guide | Post) {
  const { type, lists } = kinds[kind]
  const { path, title, description, date, updated = date, faqs, body } = article
  const { origin } = site.business
  const { name: author, byline, about } = authorOf(site, article.author)
  return {
    head: head(
      {
        ...article,
        type: 'article',
        crumbs: [...listCrumb(site, lists), { label: title, path }],
        nodes: [
          articleNode(origin, {
            type,
            headline: title,
            description,
            path,
            image: article.image,
            author,
            about: aboutPage(site)?.path,
            published: date,
            modified: updated,
            words: body.words,
          }),
          ...(faqs.length > 0 ? [faqNode(origin, path, faqs)] : []),
        ],
      },
      site,
    ),
    callToActionHref: contactAbout(
      { service: offeringOf(site, article), page: path },
      pathIn(site, urls.contact),
    ),
    urgent: 'urgent' in article ? urgentOf(article) : undefined,
    title,
    summary: article.summary,
    picture: pictureOf(site, article.image),
    author,
    byline,
    about,
    published: formattedDay(date, site.language),
    modified: formattedDay(updated, site.language),
    readingMinutes: readingMinutes(body.words),
    body: body.html,
    headings: body.headings,
    faqs,
    services: 'services' in article ? serviceLinksOf(site, article) : [],
    related: relatedArticles(article, site[`${kind}s`]).map((each) => articleEntry(site, each)),
  }
}

/** The offering of an article about one service; undefined if it is about several or none. */
function offeringOf(site: Site, article: Guide | Post): string | undefined {
  const [slug, ...others] = 'services' in article ? article.services : []
  const service = site.services.find((each) => each.slug === slug)
  return others.length === 0 ? service?.offering : undefined
}

export type ArticleData = ReturnType<typeof articleData>
