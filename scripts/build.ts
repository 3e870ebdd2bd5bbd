/**
 * `npm run build`: content and code → dist/. The code of the browser and of the service is bundled only
 * when it has changed: after an edit of words the pages that say something else than before are
 * rendered anew, with the bundles that are there. What is wrong with content is told, and nothing is built.
 */
import { bundleCode, codeIsBundled, hashOfCode } from './build/code.ts'
import { compress } from './build/compress.ts'
import { writePages } from './build/pages.ts'
import { writePolicy } from './build/policy.ts'
import { setPreviewsApart } from './build/previews.ts'
import { publish, putInPlace } from './build/publish.ts'
import { writeSearchIndex } from './build/search-index.ts'
import { keepTints } from './build/tints.ts'
import { getSite } from '../services/content/index.ts'
import { ContentProblems } from '../services/content/load/problem.ts'

const [site, index, published] = ['dist/client', 'dist/client/pagefind', 'dist/published']

console.log('Building the site: about a minute the first time, seconds from then on.')
try {
  await keepTints()
  getSite()
} catch (fault) {
  if (!(fault instanceof ContentProblems)) throw fault
  console.error(fault.message)
  process.exit(1)
}

// Pictures take longest where they are new, and need nothing of the rest.
await Promise.all([publish(published), writeSite()])
await putInPlace(published, site)
await writePolicy()
await setPreviewsApart('dist')

const began = performance.now()
// Each waits for something else: one for Pagefind's own process, the other for the disk and zlib.
const [made] = await Promise.all([compress(site, index), writeSearchIndex()])
const forms = made + (await compress(index))
console.log(`compressed: ${forms} new forms, ${((performance.now() - began) / 1000).toFixed(1)} s`)

async function writeSite(): Promise<void> {
  const code = hashOfCode()
  if (codeIsBundled(site, code)) console.log('code: as it was')
  else await bundleCode(site, code)
  await writePages(site, code)
}
