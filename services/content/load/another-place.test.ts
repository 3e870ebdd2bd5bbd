import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFile } from '../../../scripts/vite/site-file.ts'
import { formatDueDate, formatDueTime } from '../../api/sla/due-time-format.ts'
import { dueTime } from '../../api/sla/response-clock.ts'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { shellData } from '../../../renderer/shell/shell-data.ts'
import { businessNode } from '../../../renderer/head/json-ld/business.ts'
import { formatProblem } from '../model/problem.ts'
import { load } from './load.ts'

const base = 'tests/content-faults/base/content'

/** Loads the small content of the fault samples as a firm in Bend, Oregon, with changes to the town's file. */
async function loadInOregon(changeTown = (text: string) => text) {
  const root = await temporaryFolder()
  cpSync(base, join(root, 'content'), { recursive: true })
  const [own = ''] = readFileSync(join(base, 'business.yaml'), 'utf8').split('place:\n')
  const business = own
    .replace('[39.6449, -106.5942]', '[44.0582, -121.3153]')
    .replace('city: Edwards', 'city: Bend')
    .replace('state: CO', 'state: OR')
    .replace('name: Vail Valley', 'name: Central Oregon')
    .replace('places: [Vail]', 'places: [Bend]')
  writeFileSync(
    join(root, 'content/business.yaml'),
    `${business}place:
  state: { name: Oregon, code: OR, slug: oregon }
  timeZone: { name: America/Los_Angeles, en: Pacific Time }
referencePrefix: CSB
`,
  )
  const vail = readFileSync(join(base, 'towns/vail.yaml'), 'utf8')
  writeFileSync(
    join(root, 'content/towns/vail.yaml'),
    changeTown(
      vail
        .replace('name: Vail', 'name: Bend')
        .replace('region: Vail Valley', 'region: Central Oregon')
        .replace(/coordinates: .*/, 'coordinates: [44.0582, -121.3153]'),
    ),
  )
  const navigation = readFileSync(join(base, 'navigation.yaml'), 'utf8')
  writeFileSync(
    join(root, 'content/navigation.yaml'),
    navigation.replaceAll('-colorado', '-oregon'),
  )
  mkdirSync(join(root, 'cache'))
  // In Denver it is already June 1.
  const today = new Date('2026-06-01T06:30:00Z')
  return load({ root, cache: join(root, 'cache'), today, commit: 'test' })
}

test('a firm in Oregon is valid, and its addresses, markup and clock are its own', async () => {
  const { site, problems, questions } = await loadInOregon()
  expect([...problems, ...questions].map(formatProblem)).toEqual([])
  if (!site) throw new Error('no site')
  expect(site.towns.map(({ path }) => path)).toEqual(['/vail-oregon'])
  expect(site.locations.map(({ path }) => path)).toContain('/roofing-vail-oregon')
  expect(shellData(site).state).toBe('Oregon')
  expect(JSON.stringify(businessNode(site.business, site.claims))).toContain('"Bend, Oregon"')
  const { business } = siteFile(site, new Date('2026-06-01T06:30:00Z'), base)
  expect(business).toMatchObject({ state: 'oregon', referencePrefix: 'CSB' })
  const { promise } = business
  expect(promise.timeZoneNames).toEqual({ en: 'Pacific Time', es: 'Pacific Time' })
  // Friday at 10 AM in Bend; open on Mondays and Fridays, 8 to 18.
  const received = new Date('2026-06-05T17:00:00Z')
  const due = dueTime(received, promise)
  expect(due.toISOString()).toBe('2026-06-06T01:00:00.000Z')
  expect(formatDueTime(due, received, 'en', promise.timeZone)).toBe('Friday 6:00 PM')
  expect(formatDueDate(due, 'en', promise.timeZone)).toBe('Friday, June 5, 6:00 PM')
})

test('a town 250 miles from every office is a question, no problem', async () => {
  const { problems, questions } = await loadInOregon((town) =>
    town.replace(/coordinates: .*/, 'coordinates: [39.64, -106.37]'),
  )
  expect(problems).toEqual([])
  expect(questions.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^content\/towns\/vail\.yaml:4:1 coordinates — is 8\d\d miles from the nearest office — is that right\?/,
    ),
  ])
})
