import { useSyncExternalStore } from 'react'
import { NotFound } from './NotFound.tsx'
import { ServedLocation } from './ServedLocation.tsx'

const never = () => () => undefined

/** What the catch-all shows is known from the path alone, which only the browser has (404.html). */
export function Page() {
  const path = useSyncExternalStore(
    never,
    () => location.pathname,
    () => null,
  )
  if (path === null) return <NotFound path="/" />
  const [, slug = '', ...rest] = path.split('/')
  if (rest.length === 0 && slug.includes('-colorado'))
    return <ServedLocation slug={slug} path={path} />
  return <NotFound path={path} />
}
