import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { alwaysLocked } from '../../testing/always-locked.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openJsonFileStore } from '../../store.ts'

const columns = [
  'day',
  'page',
  'device',
  'referrer',
  'campaign',
  'views',
  'visits',
  'starts',
  'begun',
  'calls',
]
const phone = ['2026-11-05', '/', 'phone', '', '', 2, 1, 0, 0, 3]
const desk = ['2026-11-05', '/', 'desk', '', '', 5, 4, 0, 0, 6]

test('counts with a key and a number of the next release are summed and added to, and keep both', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'traffic'))
  const path = join(folder, 'traffic/2026-11.json')
  await writeFile(path, JSON.stringify({ id: '2026-11', columns, rows: [desk, phone] }))
  const log = pino({ level: 'silent' })
  const store = await openJsonFileStore({ folder, log, tryLock: alwaysLocked })
  onTestFinished(() => store.close())
  const row = { day: '2026-11-05', page: '/', referrer: '', campaign: '' }
  await store.traffic.add([{ ...row, views: 1, visits: 1, starts: 0, begun: 0 }])
  await store.traffic.add([{ ...row, views: 1, visits: 0, starts: 0, begun: 0 }])
  const { page } = await store.traffic.sums('2026-11-01', '2026-11-30')
  expect(page.get('/')).toMatchObject({ views: 9, visits: 6 })
  const { columns: names, rows } = JSON.parse(await readFile(path, 'utf8')) as {
    columns: string[]
    rows: (string | number)[][]
  }
  const named = rows.map((values) =>
    Object.fromEntries(values.map((value, n) => [names[n], value])),
  )
  const total = { ...row, starts: 0, begun: 0 }
  expect(named).toHaveLength(3)
  expect(named).toEqual(
    expect.arrayContaining([
      { ...total, device: 'desk', views: 5, visits: 4, calls: 6 },
      { ...total, device: 'phone', views: 2, visits: 1, calls: 3 },
      { ...total, device: '', views: 2, visits: 1, calls: 0 },
    ]),
  )
  expect(await readdir(join(folder, 'traffic'))).toEqual(['2026-11.json'])
})
