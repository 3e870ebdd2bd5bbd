import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeEntries } from '../../scripts/content-commands/remove.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { load } from '../../services/content/load/load.ts'
import { redirects } from '../../services/content/schema/navigation.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'

test('a removed town with its reviews leaves valid content, and each of its addresses leads to a page', async () => {
  const root = await temporaryFolder()
  const folder = join(root, 'content')
  cpSync('content', folder, { recursive: true })
  const now = new Date()
  const problems = () => load({ root, folder, today: now, commit: 'test' }).problems
  expect(problems()).toEqual([])
  const { left } = await removeEntries(
    { folder, root, now, dryRun: false, force: true },
    ['minturn', 'excavator-minturn', 'inspection-minturn'],
    { to: undefined, confirm: () => Promise.resolve(true) },
  )
  expect(problems()).toEqual([])
  // Links in running text still work; what they say is for people.
  expect(left.filter((line) => !/links to .* leads to \/\S+ now$/.test(line))).toEqual([])
  const { entries } = readFiles(folder)
  const listed = redirects.parse(entries.get('content/redirects.yaml')?.data)
  const dead = listed.filter(({ from }) => from.endsWith('minturn-colorado'))
  expect(dead).toHaveLength(14)
  expect(dead).toContainEqual({ from: '/roofing-minturn-colorado', to: '/roofing' })
  expect(listed).toContainEqual({ from: '/minturn', to: '/services' })
})
