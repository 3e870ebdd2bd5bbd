import type { PageContextServer } from 'vike/types'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { listPage } from '../../services/content/model/optional-pages.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
import { pictureNamed } from '../page-parts.ts'
import { catchAllFile, pageListFile } from './catch-all-data.ts'

/** The data with which 404.html chooses a view by the path. The views load further data as files. */
export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const own = getSiteAt(urlPathname)
  return {
    language: own.language,
    documentTitle: siteWords(own, 'notFoundPage')('title'),
    contentFile: catchAllFile(site).address,
    pageList: pageListFile(site).address,
    picture: pictureNamed(site, 'not-found'),
    guides: listPage(site, 'guides')?.path,
    blog: listPage(site, 'posts')?.path,
    known: {
      prefixes: site.services.map(({ prefix }) => prefix),
      bareNames: site.services
        .filter(({ bareAddress }) => bareAddress)
        .map(({ offering }) => offering),
      state: site.business.place.state.slug,
    },
    suggested: suggestedServices(site),
  }
}
