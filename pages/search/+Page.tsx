import { useEffect, useId, useState } from 'react'
import { Breadcrumbs, PageHeader } from '../../renderer/components/headings.tsx'
import { useHydrated } from '../../renderer/client/hooks.ts'
import { useData } from '../../renderer/page-context.tsx'
import { urls } from '../../services/content/model/urls.ts'
import type { data } from './+data.ts'
import { type SearchResult, search } from './search.ts'

/** The debounce of searching, in ms. */
const debounceMs = 200

interface SearchOutcome {
  words: string
  /** Undefined when the index could not be fetched. */
  found?: { total: number; pages: SearchResult[] }
}

const queryInUrl = () => new URLSearchParams(location.search).get('q') ?? ''

/** Search over the built pages. The query is in the address, so that a search can be shared. */
export function Page() {
  const { head } = useData<typeof data>()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  const [outcome, setOutcome] = useState<SearchOutcome>()
  const id = useId()
  const shown = typed ?? (hydrated ? queryInUrl() : '')
  const words = shown.trim()

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
    <>
      <PageHeader title="Search" lead="Services, towns, guides, blog and projects." />
      <Breadcrumbs crumbs={head.crumbs} />
      <div className="band narrow search">
        <form role="search" action={urls.search} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id}>What are you looking for?</label>
          <span className="search-row">
            <input
              id={id}
              type="search"
              name="q"
              value={shown}
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
    </>
  )
}

const Hint = () => (
  <p>
    A town, a trade, a material or a rule. Everything there is stands on the{' '}
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
          ? `Nothing here has all of “${words}”. Try fewer words, or the town’s name.`
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
