/**
 * `npm run check`: reads content/ and tells every problem in it. Exit code 1 when there is one.
 * `--spelling` reads every word as well; `--similar` prints the location pages beside each other,
 * `--reading` the articles.
 */
import { load } from '../services/content/load/load.ts'
import { tell } from '../services/content/load/problem.ts'
import { notYetLines } from './check/not-yet.ts'
import { tellReading } from './check/reading.ts'
import { tellSimilar } from './check/similar.ts'
import { tellSpelling } from './check/tell-spelling.ts'

const known = ['--reading', '--similar', '--spelling']
const asked = process.argv.slice(2)
const unknown = asked.filter((option) => !known.includes(option))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} — take ${known.join(', ')}, or none.`)
  process.exit(1)
}

const root = process.cwd()
const began = performance.now()
const { site, problems, unfinished } = load({ root, today: new Date(), commit: 'check' })
for (const problem of problems) console.error(tell(problem))
const took = `${((performance.now() - began) / 1000).toFixed(2)} s`

if (problems.length > 0) {
  console.error(`\n${problems.length} to mend in content/ (${took}).`)
  process.exitCode = 1
} else if (site) {
  const pages = site.locations.length + site.pages.length + site.offerings.length
  const articles = site.posts.length + site.guides.length + site.projects.length
  console.log(`content/ is in order: ${pages} pages and ${articles} articles (${took}).`)
  const notYet = notYetLines(site)
  if (notYet.length > 0) console.log(`\nOn no page yet:\n${notYet.join('\n')}`)
  if (unfinished.length > 0) {
    console.log('\nStill to mend in drafts, which keep nothing else from being built:')
    for (const problem of unfinished) console.log(tell(problem))
  }
  const fine = [
    !asked.includes('--spelling') || (await tellSpelling(root)),
    !asked.includes('--reading') || tellReading(site),
    !asked.includes('--similar') || tellSimilar(site),
  ]
  if (fine.includes(false)) process.exitCode = 1
}
