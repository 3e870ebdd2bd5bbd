import { useEffect, useId, useState } from 'react'
import { Crumbs } from '../../renderer/components/Crumbs.tsx'
import { PageTop } from '../../renderer/components/PageTop.tsx'
import { useAlive } from '../../renderer/client/alive.ts'
import { useData } from '../../renderer/page-context.tsx'
import { urls } from '../../services/content/model/urls.ts'
import type { data } from './+data.ts'
import { type Found, search } from './search.ts'

/** Searching begins when nobody has typed for this long, in ms. */
const pause = 200

interface Answered {
  words: string
  /** Left out when the index could not be fetched. */
  found?: { total: number; pages: Found[] }
}

const asked = () => new URLSearchParams(location.search).get('q') ?? ''

/** Search over the built files. The words stand in the address, so that a search can be shared. */
export function Page() {
  const { head } = useData<typeof data>()
  const alive = useAlive()
  const [typed, setTyped] = useState<string>()
  const [answered, setAnswered] = useState<Answered>()
  const id = useId()
  const shown = typed ?? (alive ? asked() : '')
  const words = shown.trim()

  useEffect(() => {
    if (!words) return undefined
    let gone = false
    const begin = setTimeout(() => {
      history.replaceState(history.state, '', `${urls.search}?q=${encodeURIComponent(words)}`)
      search(words).then(
        (found) => !gone && setAnswered({ words, found }),
        (error: unknown) => {
          console.error(error)
          if (!gone) setAnswered({ words })
        },
      )
    }, pause)
    return () => {
      gone = true
      clearTimeout(begin)
    }
  }, [words])

  return (
    <>
      <PageTop title="Search" lead="Services, towns, guides, blog and projects." />
      <Crumbs crumbs={head.crumbs} />
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
              // Who comes here has one thing to do, and it is this.
              // eslint-disable-next-line jsx-a11y/no-autofocus
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
          (answered ? <Answer {...answered} /> : <p role="status">Searching for “{words}”...</p>)}
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

function Answer({ words, found }: Answered) {
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
          : `${counted(found.total, found.pages.length)} for “${words}”`}
      </p>
      <ol className="found">
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
function counted(total: number, shown: number): string {
  if (total === 1) return 'One page'
  return shown < total ? `The best ${shown} of ${total} pages` : `${total} pages`
}
