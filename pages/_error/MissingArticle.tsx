import { distance } from 'fastest-levenshtein'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { Hero } from '../../renderer/components/headings.tsx'
import { Links } from '../../renderer/components/lists.tsx'
import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { fetchFile } from './lazy-view.tsx'
import type { PageLink } from './catch-all-data.ts'
import { useWords } from '../../renderer/page-context.tsx'
import { capitalizeWords } from '../../renderer/service-pages/suggestions.tsx'

interface MissingArticleProps {
  slug: string
  /** The address of the pages to suggest. */
  pageList: string
}

interface ArticleLists {
  /** The path of the list of guides, if the site has one. */
  guides?: string | undefined
  blog?: string | undefined
}

/** The view for an unknown article slug (S1.20). */
export function MissingArticle({
  slug,
  pageList,
  picture,
  guides,
  blog,
}: MissingArticleProps & ArticleLists & { picture: PictureData }) {
  const t = useWords('notFoundPage')
  return (
    <>
      <Hero kind="split" title={capitalizeWords(slug)} picture={picture} lead={t('article.lead')} />
      <section className="band narrow">
        <ClosestMatches slug={slug} pageList={pageList} title={t('article.matches')} />
        <p className="actions">
          {guides !== undefined && (
            <a className="button" href={guides}>
              {t('article.guides')}
            </a>
          )}{' '}
          {blog !== undefined && <a href={blog}>{t('article.blog')}</a>}{' '}
          <a href="/sitemap">{t('article.siteMap')}</a> <a href="/search">{t('article.search')}</a>{' '}
          <a href="/contact">{t('article.contact')}</a>
        </p>
      </section>
    </>
  )
}

/** The pages that may be meant, under a heading; nothing if none is near. */
const ClosestMatches = lazyComponent<MissingArticleProps & { title: string }>(
  async ({ slug, pageList }) => {
    const links = closestPages(slug, await fetchFile<PageLink[]>(pageList)).map((page) => ({
      path: page.path,
      label: page.title,
    }))
    return ({ title }) =>
      links.length > 0 && (
        <>
          <h2>{title}</h2>
          <Links className="link-list" links={links} />
        </>
      )
  },
)

const maxResults = 4

/** The highest score of a page that may be meant: it shares a word, or more than half of its letters. */
const maxScore = 0.5

/** Whether two words differ by at most one edit for every four letters, so that typos and plurals match. */
const isSimilar = (one: string, other: string) =>
  one === other || distance(one, other) <= Math.floor(Math.min(one.length, other.length) / 4)

/**
 * The pages nearest to an unknown slug: first those that share most of its words, then those with
 * the smallest edit distance. None if none is near.
 */
export function closestPages(slug: string, pages: readonly PageLink[]): PageLink[] {
  const wanted = slug.toLowerCase()
  const words = wanted.split('-').filter((word) => word.length > 2)
  const ranked = pages.map((page) => {
    const name = page.path.slice(page.path.lastIndexOf('/') + 1)
    const parts = name.split('-')
    const shared = words.filter((word) => parts.some((other) => isSimilar(word, other))).length
    return { page, score: distance(wanted, name) / Math.max(wanted.length, name.length) - shared }
  })
  return ranked
    .filter(({ score }) => score < maxScore)
    .sort((a, b) => a.score - b.score)
    .slice(0, maxResults)
    .map(({ page }) => page)
}
