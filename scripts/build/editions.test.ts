import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import type { ContentChange } from '../../services/content/model/site.ts'
import { editionOutput } from './edition-output.ts'
import { editionMoments } from './editions.ts'
import { filesIn, outputFolder } from './output.ts'
import { openSteps } from './steps.ts'

const change = (at: string): ContentChange => ({
  ...{ at, change: 'appears', kind: 'posts', name: 'snow' },
  ...{ file: 'content/posts/snow.md', line: 3, field: 'date' },
})

const builtAt = new Date('2026-11-29T12:00:00Z')

test('the moments of the coming year are those at which something changes, each once', () => {
  const { moments, knownUntil } = editionMoments(
    [
      change('2027-02-01T07:00:00.000Z'),
      change('2026-12-01T14:00:00.000Z'),
      change('2026-12-01T14:00:00.000Z'),
      change('2026-11-29T11:00:00.000Z'),
      change('2027-11-30T12:00:00.001Z'),
    ],
    builtAt,
  )
  expect(moments.map(([at, changes]) => [at, changes.length])).toEqual([
    ['2026-12-01T14:00:00.000Z', 2],
    ['2027-02-01T07:00:00.000Z', 1],
  ])
  expect(knownUntil).toBe('2027-11-30T12:00:00.000Z')
})

test('on the first day of a leap year the next turn of the year is prepared', () => {
  const turn = change('2029-01-01T07:00:00.000Z')
  const { moments } = editionMoments([turn], new Date('2028-01-01T07:00:01Z'))
  expect(moments).toEqual([[turn.at, [turn]]])
})

test('of more than a hundred moments the first hundred are prepared, and the build says until when', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const many = Array.from({ length: 103 }, (_, n) =>
    change(new Date(builtAt.getTime() + (n + 1) * 3_600_000).toISOString()),
  )
  const { moments, knownUntil } = editionMoments(many, builtAt)
  expect(moments).toHaveLength(100)
  expect(knownUntil).toBe(many[100]?.at)
  expect(warn).toHaveBeenCalledWith(
    `Only the next 100 moments at which content changes are prepared. Build again before ${many[100]?.at}.`,
  )
})

test('an edition writes what differs from the one before, and names what it lacks', async () => {
  const folder = await temporaryFolder()
  const base = outputFolder(join(folder, 'dist'))
  for (const name of ['same', 'other', 'gone']) await base.put(`client/${name}.html`, name)
  await base.put('client/other.html.br', 'compressed')
  await base.put('client/assets/words.abc.json', '{}')
  const before = new Map(base.paths().map((path) => [path, base.locate(path)]))
  const output = editionOutput(before, join(folder, 'edition'))
  await output.put('client/same.html', 'same')
  await output.put('client/other.html', 'changed')
  await output.put('client/new.html', 'new')
  expect(output.has('client/other.html.br')).toBe(false)
  expect(filesIn(join(folder, 'edition')).sort()).toEqual(['client/new.html', 'client/other.html'])
  // The file with a hash stays: a page that was opened before may load it.
  expect(output.removed()).toEqual(['client/gone.html', 'client/other.html.br'])
  expect(output.files().get('client/same.html')).toBe(join(folder, 'dist/client/same.html'))
  expect(await readFile(output.locate('client/other.html'), 'utf8')).toBe('changed')
  const next = editionOutput(output.files(), join(folder, 'next'))
  await next.put('client/other.html', 'changed')
  expect(next.isWritten('client/other.html')).toBe(false)
})

test('a copied file of the same size and time is that of the edition before', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'masters'))
  await writeFile(join(folder, 'masters/roof.svg'), '<svg/>')
  const base = outputFolder(join(folder, 'dist'))
  await base.copy(join(folder, 'masters/roof.svg'), 'images/roof.svg')
  const output = editionOutput(
    new Map([['images/roof.svg', base.locate('images/roof.svg')]]),
    join(folder, 'edition'),
  )
  await output.copy(join(folder, 'masters/roof.svg'), 'images/roof.svg')
  expect([output.isWritten('images/roof.svg'), output.removed()]).toEqual([false, []])
})

test('a step whose inputs are the same runs once, and its files stay', async () => {
  const folder = await temporaryFolder()
  const base = outputFolder(folder)
  let runs = 0
  const draw = (output: typeof base) => {
    runs += 1
    return output.put('client/card.jpg', String(runs))
  }
  const steps = openSteps()
  await steps.run('cards', 'a', base, draw)
  const [next, output] = [steps.next(), outputFolder(folder)]
  await next.run('cards', 'a', output, draw)
  expect([runs, output.paths()]).toEqual([1, ['client/card.jpg']])
  await next.next().run('cards', 'b', output, draw)
  expect(runs).toBe(2)
})
