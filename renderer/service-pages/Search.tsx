import type { PageKind } from '../../services/api/search/contract.ts'
import { urls } from '../../services/content/model/urls.ts'
import { Note } from '../forms/FormNotes.tsx'
import { renderParts, useWords } from '../page-context.tsx'

/** A piece of an excerpt. */
export interface ExcerptPart {
  text: string
  /** Whether it is a word of the query, to be marked. */
  match: boolean
}

/** A page that was found. */
interface FoundPage {
  path: string
  title: string
  kind: PageKind
  /** A part of its text. */
  excerpt: readonly ExcerptPart[]
}

/** The pages for a query. */
export interface SearchResults {
  total: number
  /** The best of them, the best one first. */
  pages: readonly FoundPage[]
  /** No page has all words; these have some of them. */
  closest: boolean
  /** A place in the query that has no page, and the town whose page comes first. */
  nearest?: { place: string; town: string }
  /** What can't wait, if the query is about it. */
  urgent?: UrgentAnswer
}

/** Whom to call, what to do first, and where to read on. */
interface UrgentAnswer {
  title: string
  text: string
  closed?: string | undefined
  link?: { label: string; href: string } | undefined
  first: string
}

export interface SearchProps {
  /** The path of the search page. */
  action: string
  /** What one might look for, in the empty field. */
  example?: string | undefined
  query?: string
  /** Undefined while there is no index. */
  results?: SearchResults | undefined
}

/**
 * The search form with its results. The build renders it without a query, the service with one; it works without
 * JavaScript.
 */
export function Search({ example, query = '', results, action }: SearchProps) {
  const t = useWords('search')
  return (
    <div className="band wide search">
      <form role="search" action={action}>
        <label htmlFor="search-words">{t('label')}</label>
        <span className="search-row">
          <input
            id="search-words"
            type="search"
            name="q"
            defaultValue={query}
            placeholder={example}
            autoComplete="off"
            enterKeyHint="search"
            // Before a search, the field is this page's only purpose.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={query === ''}
          />
          <button type="submit" className="button">
            {t('submit')}
          </button>
        </span>
      </form>
      {query === '' ? (
        <p>{renderParts(t.parts('hint', { siteMap: <SiteMapLink /> }))}</p>
      ) : (
        <Results query={query} results={results} />
      )}
    </div>
  )
}

const SiteMapLink = () => <a href={urls.sitemap}>{useWords('search')('siteMap')}</a>

function Results({ query, results }: { query: string; results: SearchResults | undefined }) {
  const t = useWords('search')
  const kinds = useWords('pageKinds')
  if (!results) return <p>{renderParts(t.parts('notReady', { siteMap: <SiteMapLink /> }))}</p>
  const { urgent } = results
  return (
    <>
      {urgent && <Note {...urgent} meanwhile={urgent.first} />}
      <p>
        {results.nearest && <>{t('nearest', results.nearest)} </>}
        <Summary query={query} results={results} />
        {(results.total === 0 || results.closest) && (
          <> {renderParts(t.parts('orAsk', { ask: <a href={urls.contact}>{t('ask')}</a> }))}</>
        )}
      </p>
      <ol className="search-results">
        {results.pages.map(({ path, title, kind, excerpt }) => (
          <li key={path}>
            <p className="overline">{kinds(kind)}</p>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p>
              {excerpt.map(({ text, match }, at) => (match ? <mark key={at}>{text}</mark> : text))}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** `One page for “eaves”`, `The best 20 of 61 pages for “roof”` */
function Summary({ query, results }: { query: string; results: SearchResults }) {
  const t = useWords('search')
  const { total: count, pages, closest } = results
  if (count === 0) return t(/\s/.test(query) ? 'nothingForSeveral' : 'nothing', { query })
  if (closest) return t('closest', { query })
  const shown = pages.length
  return shown < count ? t('best', { shown, count, query }) : t('found', { count, query })
}
