import { getSite } from '../services/content/index.ts'
import { type RouteKind, routes } from '../services/content/model/routes.ts'
import type { Site } from '../services/content/model/site.ts'

const kinds = new WeakMap<Site, ReadonlyMap<string, RouteKind>>()

/** Whether a path is shown by pages of a kind. Routes are read on the server only. */
export function isKind(path: string, kind: RouteKind): boolean {
  const site = getSite()
  const known = kinds.get(site) ?? new Map(routes(site).map(({ path, kind }) => [path, kind]))
  kinds.set(site, known)
  return known.get(path) === kind
}
