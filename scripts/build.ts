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

const code = hashOfCode()
const bundled = codeIsBundled(site, code)
if (bundled) console.log('code: as it was')
const pages = (bundled ? Promise.resolve() : bundleCode(site, code)).then(() =>
  writePages(site, code),
)
// Pagefind reads in a process of its own.
const search = pages.then(writeSearchIndex)
// New pictures are encoded while code is bundled; where it is not, pages go first, since the search waits for them.
if (bundled) await pages
await Promise.all([pages, publish(published)])
await putInPlace(published, site)
writePolicy(await pages)
await setPreviewsApart('dist')
await compress(site, index)
await search
await compress(index)
