import { join } from 'node:path'
import { readSiteFile } from '../../services/api/site/site-file.ts'
import { viewSite } from '../../services/content/index.ts'
import { dist } from '../dist.ts'

// The site is compared with the content that it was built from, whatever CONTENT_DIR says now, at the moment of the build:
// at midnight content may appear or end.
const { contentFolder, builtAt } = await readSiteFile(join(dist, 'site.json'))
process.env['CONTENT_DIR'] = contentFolder
viewSite({ now: new Date(builtAt) })
