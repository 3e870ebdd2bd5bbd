import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteFile } from '../../../scripts/vite/site-file.ts'
import { formatDueDate, formatDueTime } from '../../api/sla/due-time-format.ts'
import { dueTime } from '../../api/sla/response-clock.ts'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { shellData } from '../../../renderer/shell/shell-data.ts'
import { businessNode } from '../../../renderer/head/json-ld/business.ts'
import { formatProblem } from '../model/problem.ts'
import { load } from './load.ts'

const fixture = 'tests/fixture-firm'
// In Denver it is already June 1.
const now = new Date('2026-06-01T06:30:00Z')

const loadFrom = async (folder: string) =>
  load({
    root: '.',
    folder,
    cache: await temporaryFolder(),
    today: now,
    commit: 'test',
  })

test('a firm in Oregon is valid, and its addresses, markup and clock are its own', async () => {
  const { site, problems, questions } = await loadFrom(fixture)
  expect([...problems, ...questions].map(formatProblem)).toEqual([])
  if (!site) throw new Error('no site')
  expect(site.towns.map(({ path }) => path)).toEqual([
    '/bend-oregon',
    '/redmond-oregon',
    '/sisters-oregon',
  ])
  expect(site.locations.map(({ path }) => path)).toContain('/roofing-bend-oregon')
  expect(shellData(site).state).toBe('Oregon')
  expect(JSON.stringify(businessNode(site.business, site.claims))).toContain('"Bend, Oregon"')
  const { business } = siteFile(site, now, fixture)
  expect(business).toMatchObject({ state: 'oregon', referencePrefix: 'CS' })
  const { promise } = business
  expect(promise.timeZoneNames).toEqual({ en: 'Pacific Time', es: 'Pacific Time' })
  // Friday at 10 AM in Bend: nine hours that it is open, on weekdays from 7:30 to 5.
  const received = new Date('2026-06-05T17:00:00Z')
  const due = dueTime(received, promise)
  expect(due.toISOString()).toBe('2026-06-08T16:30:00.000Z')
  const clock = { language: 'en', words: site.words, timeZone: promise.timeZone } as const
  expect(formatDueTime(due, received, clock)).toBe('Monday 9:30 AM')
  expect(formatDueDate(due, clock)).toBe('Monday, June 8, 9:30 AM')
})

test('a drawing of a project that has photographs is a question: no page shows it', async () => {
  const folder = await temporaryFolder()
  cpSync(fixture, folder, { recursive: true })
  rmSync(join(folder, 'images/farmhouse-dusk.svg'))
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456' } })
    .jpeg()
    .toFile(join(folder, 'images/farmhouse-dusk.jpg'))
  const { problems, questions } = await loadFrom(folder)
  expect(problems).toEqual([])
  const reason = 'is on no page: it’s drawn, and this project has photographs'
  expect(questions).toMatchObject([
    { file: 'content/projects/sisters-farmhouse.md', field: 'gallery[0].image', reason },
    { field: 'gallery[1].image', reason },
    { field: 'comparison', reason },
  ])
})

test('a town 250 miles from every office is a question, no problem', async () => {
  const folder = await temporaryFolder()
  cpSync(fixture, folder, { recursive: true })
  const file = join(folder, 'towns/sisters.yaml')
  const town = readFileSync(file, 'utf8')
  writeFileSync(file, town.replace(/coordinates: .*/, 'coordinates: [39.64, -106.37]'))
  const { problems, questions } = await loadFrom(folder)
  expect(problems).toEqual([])
  expect(questions.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^content\/towns\/sisters\.yaml:4:1 coordinates — is 8\d\d miles from the nearest office — is that right\?/,
    ),
  ])
})
