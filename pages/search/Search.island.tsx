import { useEffect, useId, useRef, useState } from 'react'
import { island } from '../../renderer/islands/island.tsx'
import { urls } from '../../services/content/model/urls.ts'
import { type SearchResult, search } from './search.ts'

/** How long after the last key a search starts. */
const debounceMs = 200

interface SearchOutcome {
  words: string
  /** Undefined when the index could not be fetched. */
  found?: { total: number; pages: SearchResult[] }
}

const queryInUrl = () => new URLSearchParams(location.search).get('q') ?? ''

/** Search over the built pages. The query is in the address, so that a search can be shared. */
function SearchForm() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const id = useId()
  const words = typed.trim()

  // Text may have been typed before hydration; otherwise the field shows the query in the address.
  useEffect(() => {
    if (!field.current) return
    field.current.value ||= queryInUrl()
    setTyped(field.current.value)
  }, [])

  useEffect(() => {
    if (!words) return undefined
    let cancelled = false
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${urls.search}?q=${encodeURIComponent(words)}`)
      search(words).then(
        (found) => !cancelled && setOutcome({ words, found }),
        (error: unknown) => {
          console.error(error)
          if (!cancelled) setOutcome({ words })
        },
      )
    }, debounceMs)
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [words])

  return (
    <div className="band wide search">
      <form role="search" action={urls.search} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>What are you looking for?</label>
        <span className="search-row">
          <input
            id={id}
            type="search"
            name="q"
            ref={field}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="snow load Vail"
            autoComplete="off"
            enterKeyHint="search"
            // The search field is this page's only purpose.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            data-search-field
          />
          <button type="submit" className="button">
            Search
          </button>
        </span>
      </form>
      <noscript>
        <p>
          Searching needs JavaScript, which is off. The <a href={urls.sitemap}>site map</a> has
          every page.
        </p>
      </noscript>
      {!words && <Hint />}
      {words &&
        (outcome ? <Results {...outcome} /> : <p role="status">Searching for “{words}”...</p>)}
    </div>
  )
}

const Hint = () => (
  <p>
    Try a town, a trade, a material or a rule. Every page is on the{' '}
    <a href={urls.sitemap}>site map</a>.
  </p>
)

function Results({ words, found }: SearchOutcome) {
  if (!found && import.meta.env.DEV)
    return (
      <p role="status">
        Search reads the built pages, so it doesn’t work here. Run <code>npm start</code> to try it.
      </p>
    )
  if (!found)
    return (
      <p role="status">
        The search could not be loaded. Try again in a moment, or look at the{' '}
        <a href={urls.sitemap}>site map</a>.
      </p>
    )
  return (
    <>
      <p role="status">
        {found.total === 0
          ? /\s/.test(words.trim())
            ? `Nothing here has all of “${words}”. Try fewer words, or the town’s name.`
            : `Nothing here has “${words}”. Try another word, or the town’s name.`
          : `${resultCount(found.total, found.pages.length)} for “${words}”`}
      </p>
      <ol className="search-results">
        {found.pages.map(({ path, title, kind, excerpt }) => (
          <li key={path}>
            <p className="overline">{kind}</p>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p dangerouslySetInnerHTML={{ __html: excerpt }} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** `One page`, `4 pages`, `The best 20 of 61 pages` */
function resultCount(total: number, shown: number): string {
  if (total === 1) return 'One page'
  return shown < total ? `The best ${shown} of ${total} pages` : `${total} pages`
}

export const Search = island('Search', SearchForm, 'query')
