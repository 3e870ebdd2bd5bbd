import { catchAllFile } from '../../pages/_error/catch-all-file.ts'
import { pageListFile } from '../../pages/_error/page-list-file.ts'
import { type ContentFile, placementFile } from '../../renderer/content-files.ts'
import type { Site } from '../../services/content/model/site.ts'

/** Every file of content that pages load. */
export const contentFiles = (site: Site): ContentFile[] => [
  placementFile(site),
  catchAllFile(site),
  pageListFile(site),
]
