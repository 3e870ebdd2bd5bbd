import { getSite } from '../../services/content/index.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { fallbackService, type Site } from '../../services/content/model/site.ts'
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
      bareNames: bareNames(site),
      state: site.business.place.state.slug,
    },
    suggested: suggestedServices(site),
  }
}

/** The pages of single trades: they stand for the trade in any town. Construction and home services are wider (S1.24). */
const bareNames = ({ services, offerings }: Pick<Site, 'services' | 'offerings'>) =>
  services
    .filter(({ slug }) => slug !== fallbackService)
    .flatMap(({ offering }) => offerings.find(({ slug }) => slug === offering) ?? [])
    .filter(({ group }) => group === 'service' || group === 'remodel')
    .map(({ slug }) => slug)
