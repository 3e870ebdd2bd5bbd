import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../renderer/components/LazyPart.tsx'
import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { FindingService } from './FindingService.tsx'
import { MissingArticle } from './MissingArticle.tsx'
import { NotFound } from './NotFound.tsx'
import { loadingPlace } from './loading-place.tsx'
import { viewOf } from './view-of.ts'

const GenericService = lazyPart(() =>
  import('./GenericService.tsx').then(({ GenericService }) => GenericService),
)
// What asks the service for a place is 10 kB that the other views never need.
const ServedLocation = lazyPart(
  () => import('./ServedLocation.tsx').then(({ ServedLocation }) => ServedLocation),
  loadingPlace,
)
const never = () => () => undefined

/** What the catch-all shows is known from the path alone, which only the browser has (404.html). */
export function Page() {
  const { picture, prefixes, pages } = useData<typeof data>()
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => null,
  )
  const view = viewOf(path ?? '/', prefixes)
  switch (view.name) {
    case 'location':
      return <ServedLocation slug={view.slug} />
    case 'service':
      return <GenericService slug={view.slug} />
    case 'finding':
      return <FindingService />
    case 'article':
      return <MissingArticle slug={view.slug} pages={pages} />
    case 'not-found':
      return <NotFound path={path ?? '/'} picture={picture} />
  }
}
