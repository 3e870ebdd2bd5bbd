import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { locationViewData } from '../location/location-data.ts'
import { slugOf } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  return locationViewData(site, bySlug(site.locations, slugOf(urlPathname)))
}
