import { documentShellAt } from '../renderer/content-files.ts'
import { getSite } from '../services/content/index.ts'

/** The data of header, footer and style sheets, for the document of a page. */
export const shell = (path: string) => documentShellAt(getSite(), path)
