import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { filesIn } from '../build/output.ts'
import { copyEdition } from './copy-edition.ts'

const moment = '2026-12-01T14:00:00.000Z'

test('a static host gets the files of the moment: new, changed, without removed ones, and nothing twice', async () => {
  const folder = await temporaryFolder()
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('dist/client/index.html', 'today')
  await write('dist/client/jobs/index.html', 'a job')
  await write('dist/client/same.html', 'same')
  await write('dist/editions/later/client/index.html', 'later')
  await write('dist/editions/later/client/blog/index.html', 'a post')
  await write('dist/editions/later/site.json', '{}')
  const later = {
    ...{ at: moment, folder: 'editions/later', summary: '1 post appears', changes: [] },
    removed: ['client/jobs/index.html'],
  }
  const editions = {
    builtAt: '2026-11-29T00:00:00.000Z',
    timeZone: 'America/Denver',
    knownUntil: '2027-11-29T00:00:00.000Z',
    editions: [later],
  }
  await write('dist/editions.json', JSON.stringify(editions))
  const [build, out] = [join(folder, 'dist'), join(folder, 'public')]
  const home = () => readFile(join(out, 'index.html'), 'utf8')

  expect(await copyEdition(build, out, new Date('2026-12-01T13:59:00Z'))).toEqual({
    summary: 'as it was built',
    written: 3,
    removed: 0,
  })
  expect(await home()).toBe('today')
  expect(await copyEdition(build, out, new Date(moment))).toEqual({
    summary: `${moment}, 1 post appears`,
    written: 2,
    removed: 1,
  })
  expect(filesIn(out).sort()).toEqual(['blog/index.html', 'index.html', 'same.html'])
  expect(await home()).toBe('later')
  expect(await copyEdition(build, out, new Date(moment))).toMatchObject({ written: 0, removed: 0 })
  await expect(copyEdition(join(folder, 'nowhere'), out, new Date())).rejects.toThrow(
    'no built site',
  )
})
