import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { load } from '../../../content/load/load.ts'
import { contentReport } from '../../../../scripts/vite/content-report.ts'
import type { EditionsFile } from '../../site/editions.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

test('staff read the content report, with what changes next; others get 401', async () => {
  const home = await temporaryFolder()
  await writeFile(join(home, 'editions.json'), JSON.stringify(editions))
  const testApp = await startTestApp({ folder: home })
  const { app, folder } = testApp
  const { site } = load({
    root: 'tests/content-faults/base',
    today: new Date('2026-05-13T12:00:00Z'),
    commit: 'c',
  })
  if (!site) throw new Error('The sample has no site.')
  const report = contentReport(site, new Date('2026-05-13T12:00:00Z'))
  await writeFile(join(folder, 'content.json'), JSON.stringify(report))
  const headers = await signInOwner(testApp)
  const answer = await app.inject({ url: '/api/admin/content', headers })
  expect(answer.json()).toEqual({
    success: true,
    content: report,
    upcoming: [
      {
        at: '2026-12-01T14:00:00.000Z',
        when: 'Dec 1, 7:00 AM',
        summary: '1 post appears, 2 lists change',
        files: ['content/posts/first-snow.md'],
      },
      {
        at: '2027-01-01T07:00:00.000Z',
        when: 'Jan 1, 2027, 12:00 AM',
        summary: 'a new year begins',
        files: ['content/business.yaml'],
      },
    ],
    knownUntil: editions.knownUntil,
  })
  const stranger = await app.inject({ url: '/api/admin/content' })
  expect(stranger.statusCode).toBe(401)
})

test('a page whose figures have expired since the build needs fixing', async () => {
  const testApp = await startTestApp({ site: { expiring: [roofRange] } })
  const { app, folder, clock } = testApp
  const builtAt = new Date('2026-05-13T12:00:00Z')
  const root = await temporaryFolder()
  await cp('tests/content-faults/base', root, { recursive: true })
  await cp('tests/content-faults/cost-expired/content', join(root, 'content'), { recursive: true })
  const { site } = load({ root, today: builtAt, commit: 'c' })
  if (!site) throw new Error('The sample has no site.')
  await writeFile(join(folder, 'content.json'), JSON.stringify(contentReport(site, builtAt)))
  const headers = await signInOwner(testApp)
  const guide = async (now: string) => {
    clock.now = new Date(now)
    const { content } = (await app.inject({ url: '/api/admin/content', headers })).json()
    return content.writings.find(({ path }: { path: string }) => path === '/costs/roof')
  }
  expect(await guide('2026-06-01T05:59:00Z')).toMatchObject({ state: 'live', problems: [] })
  expect(await guide('2026-06-01T06:00:00Z')).toMatchObject({
    state: 'problem',
    problems: [roofRange.problem],
  })
})

const change = { kind: 'posts', name: 'first-snow', file: 'content/posts/first-snow.md' }

/** What has changed is not listed anymore. */
const editions: EditionsFile = {
  builtAt: '2026-11-01T00:00:00.000Z',
  timeZone: 'America/Denver',
  knownUntil: '2027-11-01T00:00:00.000Z',
  editions: [
    {
      at: '2026-11-05T14:59:00.000Z',
      folder: 'editions/a',
      removed: [],
      summary: '1 job ends',
      changes: [],
    },
    {
      at: '2026-12-01T14:00:00.000Z',
      folder: 'editions/b',
      removed: [],
      summary: '1 post appears, 2 lists change',
      changes: [{ ...change, change: 'appears' }],
    },
    {
      at: '2027-01-01T07:00:00.000Z',
      folder: 'editions/c',
      removed: [],
      summary: 'a new year begins',
      changes: [
        { change: 'year', kind: 'business.yaml', name: '2027', file: 'content/business.yaml' },
      ],
    },
  ],
  drafts: { folder: 'editions/drafts', removed: [] },
}

const roofRange = {
  path: '/costs/roof',
  title: 'What a roof costs',
  until: '2026-05-31',
  problem: {
    file: 'content/costs/roof.yaml',
    line: 12,
    column: 5,
    field: 'bands[0].expires',
    reason: 'was 2026-05-31, so the page leaves this range off',
    repair: 'look the figures up again, then move `expires`',
  },
}
