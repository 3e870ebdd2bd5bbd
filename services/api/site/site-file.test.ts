import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSiteFile } from './site-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testSite } from '../testing/test-app.ts'

test('a missing site file names the command to run, an invalid one what is wrong', async () => {
  const path = join(await temporaryFolder(), 'site.json')
  await expect(readSiteFile(path)).rejects.toThrow('Run “npm run build” first')
  await writeFile(path, JSON.stringify({ ...testSite, commit: 7 }))
  await expect(readSiteFile(path)).rejects.toThrow('commit — ')
  await writeFile(path, JSON.stringify({ ...testSite, later: 'fields are fine' }))
  expect(await readSiteFile(path)).toEqual(testSite)
})
