import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../../renderer/components/LazyComponent.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { loadingMessage, RedirectToServices } from './RedirectToServices.tsx'
import { MissingArticle } from './MissingArticle.tsx'
import { NotFound } from './NotFound.tsx'
import { catchAllView } from './catch-all-view.ts'

const GenericService = lazyComponent(() =>
  import('./GenericService.tsx').then(({ GenericService }) => GenericService),
)
// Loaded separately: 10 kB that the other views don't need.
const FetchedLocation = lazyComponent(
  () => import('./FetchedLocation.tsx').then(({ FetchedLocation }) => FetchedLocation),
  loadingMessage,
)
const subscribeToNothing = () => () => undefined

/** The view depends on the path, which only the browser knows (404.html). */
export function Page() {
  const { picture, prefixes, pages } = useData<typeof data>()
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => location.pathname,
    () => null,
  )
  const view = catchAllView(path ?? '/', prefixes)
  switch (view.name) {
    case 'location':
      return <FetchedLocation slug={view.slug} />
    case 'service':
      return <GenericService slug={view.slug} />
    case 'redirect-to-services':
      return <RedirectToServices />
    case 'article':
      return <MissingArticle slug={view.slug} pages={pages} />
    case 'not-found':
      return <NotFound path={path ?? '/'} picture={picture} />
  }
}
