/**
 * `npm run build`: content and code → dist/. Code is bundled only when it has changed: after an edit of
 * words the pages that say something else than before are rendered anew, with the bundles that are
 * there, and only files that are to change are written. What is wrong with content is told, and nothing is built.
 */
import { bundleCode, codeIsBundled, hashOfCode, putCode } from './build/code.ts'
import { compress } from './build/compress.ts'
import { writeForHosts } from './build/for-hosts.ts'
import { outputFolder } from './build/output.ts'
import { writePages } from './build/pages.ts'
import { publish } from './build/publish.ts'
import { searchIndex } from './build/search-index.ts'
import { keepTints } from './build/tints.ts'
import { getSite } from '../services/content/index.ts'
import { ContentProblems } from '../services/content/load/problem.ts'

console.log('Building the site: about a minute the first time, seconds from then on.')
try {
  await keepTints()
  getSite()
} catch (fault) {
  if (!(fault instanceof ContentProblems)) throw fault
  console.error(fault.message)
  process.exit(1)
}

const dist = 'dist'
const output = outputFolder(dist)
const code = await hashOfCode()
const bundled = codeIsBundled(code)
if (bundled) console.log('code: as it was')
const search = await searchIndex()
const pages = bundleCode(code).then(() => writePages(output, dist, code, search.add))
// New pictures are encoded while code is bundled; where it is not, pages go first, since the search waits for them.
if (bundled) await pages
const searched = pages.then(() => search.write(output))
await Promise.all([pages, publish(output)])
await putCode(output)
await writeForHosts(output, await pages)
const visible = output.paths().filter((path) => path.startsWith('client/'))
await compress(dist, output, visible)
await compress(dist, output, await searched)
await output.sweep()
