import { useEffect } from 'react'
import { useHydrated } from '../../renderer/client/hooks.ts'
import { urls } from '../../services/content/model/urls.ts'
import type { SuggestedService } from '../../services/content/model/suggested-services.ts'
import type { PictureData } from '../../renderer/components/picture-data.ts'
import { island } from '../../renderer/islands/island.tsx'
import { useWords } from '../../renderer/page-context.tsx'
import { lazyView, LoadingLocation } from './lazy-view.tsx'
import { MissingArticle } from './MissingArticle.tsx'
import { Picture } from '../../renderer/components/Picture.tsx'
import { Suggestions } from '../../renderer/service-pages/suggestions.tsx'
import { isActive } from '../../renderer/shell/menus.ts'
import { catchAllView, type KnownAddresses } from './catch-all-view.ts'

const GenericService = lazyView<{ slug: string }>(() =>
  import('./GenericService.tsx').then(({ GenericService }) => GenericService),
)
// Loaded separately: 10 kB that the other views don't need.
const FetchedLocation = lazyView<{ slug: string }>(
  () => import('./FetchedLocation.tsx').then(({ FetchedLocation }) => FetchedLocation),
  <LoadingLocation />,
)

interface CatchAllProps {
  /** The address of the content of the service and town views. */
  contentFile: string
  picture: PictureData
  known: KnownAddresses
  suggested: readonly SuggestedService[]
  /** The address of the pages to suggest for a missing article. */
  pageList: string
  /** The paths of the lists of guides and of posts, if the site has them. */
  guides?: string | undefined
  blog?: string | undefined
}

/** 404.html: the view depends on the path, which only the browser knows. */
function ViewByPath(props: CatchAllProps) {
  const { picture, known, suggested, pageList, contentFile, guides, blog } = props
  const lists = { guides, blog }
  const hydrated = useHydrated()
  const path = hydrated ? location.pathname : '/'
  useEffect(() => markActiveMenu(menuPathOf(location.pathname, known.prefixes)), [known])
  const view = catchAllView(path, known)
  switch (view.name) {
    case 'location':
      return <FetchedLocation slug={view.slug} contentFile={contentFile} />
    case 'service':
      return <GenericService slug={view.slug} contentFile={contentFile} />
    case 'redirect-to-services':
      return <RedirectToServices />
    case 'article':
      return <MissingArticle slug={view.slug} pageList={pageList} picture={picture} {...lists} />
    case 'not-found':
      return <NotFound path={hydrated ? path : suggestedPath()} {...{ picture, suggested }} />
  }
}

/** The path whose suggestions are in the HTML: the service puts those of `/roofing/nowhere` into 404.html. */
const suggestedPath = () =>
  typeof document === 'undefined' ? '/' : (document.querySelector('main')?.dataset['path'] ?? '/')

/** How long the message shows before the redirect (S8.5), in ms. */
const redirectDelayMs = 100

/** A service slug that is missing or has no hyphen redirects to all services (S1.23, S7.7). */
function RedirectToServices() {
  const t = useWords('notFoundPage')
  useEffect(() => {
    console.error('Invalid location service slug')
    const timer = setTimeout(() => location.replace(urls.services), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="band narrow" role="status">
      {t('redirecting')}
    </p>
  )
}

/** The not-found page (S2.28). */
function NotFound({
  path,
  picture,
  suggested,
}: Pick<CatchAllProps, 'picture' | 'suggested'> & { path: string }) {
  const t = useWords('notFoundPage')
  return (
    <div className="band wide split not-found">
      <div>
        <p className="overline">404</p>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p className="actions">
          <a className="button" href="/">
            {t('home')}
          </a>{' '}
          <a className="button" href="/contact">
            {t('contact')}
          </a>
        </p>
        <Suggestions path={path} suggested={suggested} />
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 48em) 50rem, 100vw"
        priority="first"
        decorative
      />
    </div>
  )
}

/** Returns the path that menus mark: of a location that of its service, `/property-management`. */
function menuPathOf(path: string, prefixes: readonly string[]): string {
  const service = prefixes.find((prefix) => path.startsWith(`/${prefix}-`))
  return service === undefined ? path : `/${service}`
}

/** Marks the active menu in the header and in the panel, because 404.html is built without a path. */
function markActiveMenu(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    ':is(.header-nav, .mobile-panel nav) > ul > li > a',
  ))
    link.toggleAttribute(
      'data-active',
      isActive(link.pathname, path) || path.startsWith(`${link.pathname}-`),
    )
}

export const CatchAll = island('CatchAll', ViewByPath, {
  hydrateWhen: 'always',
  // The form in the views of places and services reads those of addresses from the page.
  words: [
    'emailAddress',
    'loading',
    'notFoundPage',
    'otherPlace',
    'pageParts',
    'suggestions',
    'translation',
  ],
})
