import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { readingMinutes, formattedDay } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { head } from '../../renderer/head/head.ts'
import { articleNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { guideUpdated, pageAnchors } from '../../services/content/model/routes.ts'
import { aboutPage } from '../../services/content/model/optional-pages.ts'
import type { Site } from '../../services/content/model/site.ts'
import { townTable } from '../../services/content/model/town-table.ts'
import { blockData, faqNodes } from '../blocks/block-data.ts'
import { authorOf, eagerFirst, pageOf } from '../page-parts.ts'
import { Chapters } from './Chapters.tsx'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'building-guide')
  const { headline, path, description } = page
  const updated = guideUpdated(page, site)
  const { name: author, byline } = authorOf(site, page.author)
  const words = site.chapters.reduce((sum, { body }) => sum + body.words, page.body.words)
  return {
    head: head(
      {
        ...page,
        type: 'article',
        crumbs: [{ label: headline, path }],
        nodes: [
          articleNode(site.business.origin, {
            type: 'Article',
            headline,
            description,
            path,
            image: page.image,
            author,
            about: aboutPage(site)?.path,
            modified: updated,
            words,
          }),
          ...faqNodes(site, path, page.blocks),
        ],
      },
      site,
    ),
    headline,
    lead: page.lead,
    picture: pictureOf(site, page.image),
    signUp: page.signUp,
    byline,
    modified: formattedDay(updated, site.language),
    readingMinutes: readingMinutes(words),
    // Its first picture is the page's second.
    body: eagerFirst(
      renderToStaticMarkup(
        createElement(Chapters, { preface: page.body.html, chapters: chapterData(site), site }),
      ),
    ),
    // The chapters have pictures.
    ...blockData(site, page.blocks, { ...page, taken: pageAnchors(page, site), pictures: 2 }),
    chapters: site.chapters.map(({ slug, title }) => ({ depth: 2, id: slug, text: title })),
  }
}

const chapterData = (site: Site) =>
  site.chapters.map((chapter) => ({
    ...chapter,
    picture: chapter.image === undefined ? undefined : pictureOf(site, chapter.image),
    towns: chapter.table && townTable(chapter.table, site),
  }))
