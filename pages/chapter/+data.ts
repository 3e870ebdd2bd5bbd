import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { formattedDay, readingMinutes } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { head } from '../../renderer/head/head.ts'
import { articleNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { aboutPage, buildingGuidePage } from '../../services/content/model/optional-pages.ts'
import { bySlug, type Chapter } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { townTable } from '../../services/content/model/town-table.ts'
import { ChapterBody } from '../building-guide/Chapters.tsx'
import { faqNodes } from '../blocks/block-data.ts'
import { authorOf, slugOf } from '../page-parts.ts'
import { chapterHtml } from './chapter-html.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const { chapters } = site
  const guide = buildingGuidePage(site) ?? buildingGuidePage(getSite())
  if (!guide) throw new Error('The building guide has no page')
  const chapter = bySlug(chapters, slugOf(pageContext.urlPathname))
  const { path, search, image, updated, body, table, sources, number } = chapter
  const { name: author, byline } = authorOf(site, guide.author)
  return {
    head: head(
      {
        ...search,
        path,
        type: 'article',
        crumbs: [
          { label: guide.headline, path: guide.path },
          { label: chapter.title, path },
        ],
        nodes: [
          articleNode(site.business.origin, {
            type: 'Article',
            headline: search.title,
            description: search.description,
            path,
            image: image ?? guide.image,
            author,
            about: aboutPage(site)?.path,
            modified: updated,
            words: body.words,
          }),
          ...faqNodes(site, path, [], chapter.faqs),
        ],
      },
      site,
    ),
    title: search.title,
    place: siteWords(site, 'buildingGuide')('chapterOf', {
      guide: guide.headline,
      number,
      count: chapters.length,
    }),
    summary: chapter.summary,
    picture: image === undefined ? undefined : pictureOf(site, image),
    byline,
    modified: formattedDay(updated, site.language),
    readingMinutes: readingMinutes(body.words),
    body: renderToStaticMarkup(
      createElement(ChapterBody, {
        html: chapterHtml(chapter, chapters),
        towns: table && townTable(table, site),
        sources,
        titleOfSources: 'h2',
        site,
      }),
    ),
    headings: body.headings,
    faqs: chapter.faqs,
    signUp: guide.signUp,
    previous: neighbor(chapters[number - 2]),
    next: neighbor(chapters[number]),
  }
}

/** The link to the previous or next chapter. */
const neighbor = (chapter: Chapter | undefined) =>
  chapter && { path: chapter.path, label: `${chapter.number}. ${chapter.title}` }
