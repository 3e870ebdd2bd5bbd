import { documentShell } from '../renderer/content-files.ts'
import { getSite } from '../services/content/index.ts'

/** What the document of every page shows besides the page. */
export const shell = () => documentShell(getSite())
