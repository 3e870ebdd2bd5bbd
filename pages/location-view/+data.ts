import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { data as locationData } from '../location/+data.ts'
import { drawingData, slugOf } from '../page-parts.ts'

/** The data of every location page, with that of the page's own view. */
export function data(pageContext: PageContextServer) {
  const site = getSite()
  const view = bySlug(site.locations, slugOf(pageContext.urlPathname)).own?.view
  if (!view) throw new Error(`${pageContext.urlPathname} has no view of its own`)
  const { drawing, choices, year } = view
  return {
    ...locationData(pageContext),
    drawing: drawingData(site, drawing),
    choices,
    year,
  }
}
