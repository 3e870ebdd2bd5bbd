import { contentFile } from '../../renderer/content-files.ts'
import { oncePer } from '../../services/content/model/once-per.ts'
import type { Site } from '../../services/content/model/site.ts'
import { catchAllData } from './catch-all-data.ts'

/** The file that 404.html loads when it shows a town or a service that has no page. */
export const catchAllFile = oncePer((site: Site) =>
  contentFile('catch-all.json', JSON.stringify(catchAllData(site))),
)
