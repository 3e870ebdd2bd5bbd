/**
 * The last step of `npm run build`, over the pages that Vike has written: the policy that they are
 * sent with, the search index, the compressed forms of every text file, and the service that serves
 * them.
 */
import { bundleService } from './bundle-service.ts'
import { compress } from './compress.ts'
import { setPreviewsApart } from './previews.ts'
import { writePolicy } from './policy.ts'
import { writeSearchIndex } from './search-index.ts'

const [site, index] = ['dist/client', 'dist/client/pagefind']

await writePolicy()
await setPreviewsApart('dist')

const began = performance.now()
// Each waits for something else: one for Pagefind's own process, the other for the disk and zlib.
const [made] = await Promise.all([compress(site, index), writeSearchIndex(), bundleService()])
const forms = made + (await compress(index))
console.log(`compressed: ${forms} new forms, ${((performance.now() - began) / 1000).toFixed(1)} s`)
