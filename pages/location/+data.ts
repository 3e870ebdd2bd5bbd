import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { findBySlug } from '../../services/content/model/site.ts'
import { slugOf } from '../page-parts.ts'
import { locationData } from './location-data.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const location = findBySlug(site.locations, slugOf(urlPathname))
  if (!location) throw render(404)
  return locationData(site, location)
}
