import { addressIn, firstLanguage, type Language } from '../../services/content/model/languages.ts'
import { urls } from '../../services/content/model/urls.ts'

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
  /** `Guide`, `Service`, `Town` … */
  kind: string
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
export const Search = ({ example, query = '', results, action }: SearchProps) => (
  <div className="band wide search">
    <form role="search" action={action}>
      <label htmlFor="search-words">What are you looking for?</label>
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
          Search
        </button>
      </span>
    </form>
    {query === '' ? <Hint /> : <Results query={query} results={results} />}
  </div>
)

const Hint = () => (
  <p>
    Try a town, a trade, a material or a rule. Every page is on the{' '}
    <a href={urls.sitemap}>site map</a>.
  </p>
)

function Results({ query, results }: { query: string; results: SearchResults | undefined }) {
  if (!results)
    return (
      <p>
        The search isn’t ready yet. Try again in a moment, or look at the{' '}
        <a href={urls.sitemap}>site map</a>.
      </p>
    )
  return (
    <>
      <p>
        {summary(query, results)}
        {(results.total === 0 || results.closest) && (
          <>
            {' '}
            Or <a href={urls.contact}>ask us</a>.
          </>
        )}
      </p>
      <ol className="search-results">
        {results.pages.map(({ path, title, kind, excerpt }) => (
          <li key={path}>
            <p className="overline">{kind}</p>
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
function summary(query: string, { total, pages, closest }: SearchResults): string {
  const several = /\s/.test(query)
  if (total === 0)
    return `Nothing here has “${query}”. Try ${several ? 'fewer words' : 'another word'}, or the town’s name.`
  if (closest) return `No page has all of “${query}”. These come closest.`
  if (total === 1) return `One page for “${query}”`
  const count =
    pages.length < total ? `The best ${pages.length} of ${total} pages` : `${total} pages`
  return `${count} for “${query}”`
}
