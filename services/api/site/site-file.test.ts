import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteFile } from './site-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testSite } from '../testing/test-app.ts'

const now = new Date('2026-11-05T10:00:00.000Z')

test('a missing site file names the command to run, an invalid one what is wrong', async () => {
  const path = join(await temporaryFolder(), 'site.json')
  await expect(readSiteFile(path, now)).rejects.toThrow('Run “npm run build” first')
  await writeFile(path, JSON.stringify({ ...testSite, commit: 7 }))
  await expect(readSiteFile(path, now)).rejects.toThrow('commit — ')
  await writeFile(path, JSON.stringify({ ...testSite, later: 'fields are fine' }))
  expect(await readSiteFile(path, now)).toEqual(testSite)
})

test('a clock that is more than a day earlier than the build is wrong, so the service doesn’t start', async () => {
  const path = join(await temporaryFolder(), 'site.json')
  const builtAt = '2026-11-06T09:00:00.000Z'
  await writeFile(path, JSON.stringify({ ...testSite, builtAt }))
  expect(await readSiteFile(path, now)).toMatchObject({ builtAt })
  const wrong = new Date('2000-01-01T00:00:10.000Z')
  await expect(readSiteFile(path, wrong)).rejects.toThrow(
    'The clock shows 2000-01-01T00:00:10.000Z, but the site was built later',
  )
})
