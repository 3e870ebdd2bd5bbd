import { documentShell } from '../renderer/content-files.ts'
import { getSite } from '../services/content/index.ts'

/** The data of header, footer and style sheets, for the document of every page. */
export const shell = () => documentShell(getSite())
