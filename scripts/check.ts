/**
 * `npm run check`: reads content/ and tells every problem in it. Exit code 1 when there is one.
 * `npm run check -- --similar` prints the location pages beside each other as well.
 */
import { parseArgs } from 'node:util'
import { load } from '../services/content/load/load.ts'
import { tell } from '../services/content/load/problem.ts'
import { tellSimilar } from './check/similar.ts'

const asked = parseArgs({ options: { similar: { type: 'boolean', default: false } } }).values

const began = performance.now()
const { site, problems } = load({ root: process.cwd(), today: new Date(), commit: 'check' })
for (const problem of problems) console.error(tell(problem))
const took = `${((performance.now() - began) / 1000).toFixed(2)} s`

if (problems.length > 0) {
  console.error(`\n${problems.length} to mend in content/ (${took}).`)
  process.exitCode = 1
} else if (site) {
  const pages = site.locations.length + site.pages.length + site.offerings.length
  const articles = site.posts.length + site.guides.length + site.projects.length
  console.log(`content/ is in order: ${pages} pages and ${articles} articles (${took}).`)
  if (asked.similar && !tellSimilar(site)) process.exitCode = 1
}
