import { pictureOf } from '../renderer/components/picture-data.ts'
import type { Node } from '../renderer/head/json-ld/graph.ts'
import { head } from '../renderer/head/head.ts'
import { pageAnchors } from '../services/content/model/routes.ts'
import type { PageOf, Site } from '../services/content/model/site.ts'
import type { PageFields } from '../services/content/schema/page.ts'
import { blockData, faqNodes } from './blocks/block-data.ts'
import { pageName, picturesIn } from './page-parts.ts'

interface Shown {
  /** The page's name in the breadcrumbs; its label or headline when left out. */
  crumb?: string
  /** How many pictures its template shows above the blocks, besides the page's own and those in its text. */
  pictures?: number
  /** It opens with words alone: its picture is for shared links. */
  typeOnly?: boolean
  /** JSON-LD nodes in addition to those of its blocks. */
  nodes?: readonly Node[]
}

/** What the pages of single content files show: head, headline, lead, picture, text and blocks. */
export function pageData(
  site: Site,
  page: PageOf<PageFields['template']>,
  { crumb = pageName(page), pictures = 0, typeOnly = false, nodes = [] }: Shown = {},
) {
  const { headline, lead, image, path, body, blocks } = page
  return {
    head: head(
      {
        ...page,
        crumbs: [{ label: crumb, path }],
        nodes: [...nodes, ...faqNodes(site, path, blocks)],
      },
      site,
    ),
    headline,
    lead,
    picture: image && !typeOnly ? pictureOf(site, image) : undefined,
    body: body.html,
    headings: body.headings,
    ...blockData(site, blocks, {
      ...page,
      taken: pageAnchors(page, site),
      pictures: pictures + Number(image !== undefined && !typeOnly) + picturesIn(body.html),
    }),
  }
}
