import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFile } from '../../scripts/vite/site-file.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'

/** The site of the sample `person-until` on a day. */
async function siteOn(day: string) {
  const root = await temporaryFolder()
  for (const sample of ['base', 'person-until'])
    await cp(join(import.meta.dirname, sample), root, { recursive: true })
  const { site } = load({ root, today: new Date(`${day}T18:00:00Z`), commit: 'test' })
  if (!site) throw new Error('The sample has a mistake.')
  return site
}

test('what is about a person is on the site through its last day, and no longer', async () => {
  const last = await siteOn('2026-05-31')
  expect(last.team.map(({ name }) => name)).toEqual(['Nadia Brandt'])
  expect(last.testimonials).toHaveLength(1)
  expect(last.projects[0]?.quote?.by).toBe('the owner, Vail')
  const after = await siteOn('2026-06-01')
  expect([after.team, after.testimonials, after.projects[0]?.quote]).toEqual([[], [], undefined])
})

test('the owner is told of each of them, of those without a page by their file', async () => {
  const { expiring } = siteFile(await siteOn('2026-05-31'), new Date(), 'content')
  expect(expiring.map(({ title, until }) => `${title} ${until}`).toSorted()).toEqual([
    'A chalet in Vail 2026-05-31',
    'content/team/roofer.yaml 2026-05-31',
    'content/testimonials.yaml 2026-05-31',
  ])
})
