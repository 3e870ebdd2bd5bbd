import { catchAllFile, pageListFile } from '../../pages/_error/catch-all-data.ts'
import {
  type ContentFile,
  formWordsFiles,
  placesFile,
  siteStylesFile,
} from '../../renderer/content-files.ts'
import type { Site } from '../../services/content/model/site.ts'

/** Every file of content that pages load. */
export const contentFiles = (site: Site): ContentFile[] => [
  siteStylesFile(site),
  placesFile(site),
  catchAllFile(site),
  pageListFile(site),
  ...Object.values(formWordsFiles(site)),
]
