import { getSite } from '../../services/content/index.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { catchAllFile, pageListFile } from './catch-all-data.ts'

/** What 404.html needs to choose a view by the path; what only some views show is in files that they load. */
export function data() {
  const site = getSite()
  return {
    contentFile: catchAllFile(site).address,
    pageList: pageListFile(site).address,
    picture: pictureOf(site, 'not-found'),
    prefixes: site.services.map(({ prefix }) => prefix),
  }
}
