import { join } from 'node:path'
import { readSiteFile } from '../../services/api/site/site-file.ts'
import { dist } from '../dist.ts'

// The site is compared with the content that it was built from, whatever CONTENT_DIR says now.
const { contentFolder } = await readSiteFile(join(dist, 'site.json'))
process.env['CONTENT_DIR'] = contentFolder
