import { getSite } from '../../services/content/index.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { suggestedServices } from '../../services/content/model/suggested-services.ts'
import { catchAllFile, pageListFile } from './catch-all-data.ts'

/** The data with which 404.html chooses a view by the path. The views load further data as files. */
export function data() {
  const site = getSite()
  return {
    contentFile: catchAllFile(site).address,
    pageList: pageListFile(site).address,
    picture: pictureOf(site, 'not-found'),
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
