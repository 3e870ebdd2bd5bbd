import type { PageContextServer } from 'vike/types'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { listPage } from '../../services/content/model/optional-pages.ts'
import { phrases } from '../../services/content/model/phrases.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
import { pictureNamed } from '../page-parts.ts'
import { catchAllFile, pageListFile } from './catch-all-data.ts'

/** The data with which 404.html chooses a view by the path. The views load further data as files. */
export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const { language } = getSiteAt(urlPathname)
  return {
    ...(language !== site.language && {
      language,
      documentTitle: phrases[language].notFound,
    }),
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
