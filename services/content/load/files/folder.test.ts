import path, { join, resolve } from 'node:path'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import { fileProblem, formatProblem } from '../../model/problem.ts'
import {
  buildCache,
  cacheName,
  contentFolder,
  placeOf,
  shownFolder,
  shownProblem,
  shownText,
} from './folder.ts'
import { pathInside, withSlashes } from './path-inside.ts'

test('CONTENT_DIR names the folder, from the project’s folder or absolute; without it, it is content', () => {
  expect(contentFolder(process.cwd(), undefined)).toBe(resolve('content'))
  expect(contentFolder(process.cwd(), '')).toBe(resolve('content'))
  expect(contentFolder(process.cwd(), 'tests/content-faults/base/content')).toBe(
    resolve('tests/content-faults/base/content'),
  )
  expect(contentFolder('/nowhere', resolve('content'))).toBe(resolve('content'))
})

test('a CONTENT_DIR that is no folder is named, with what to do', async () => {
  const root = await temporaryFolder()
  writeFileSync(join(root, 'file'), '')
  for (const setting of ['firms/ceder', 'file'])
    expect(() => contentFolder(root, setting)).toThrow(
      `${root}/${setting}:1:1 isn’t a folder — set CONTENT_DIR to the folder that has business.yaml`,
    )
  expect(() => contentFolder(root, undefined)).toThrow('or set CONTENT_DIR')
})

test('a file’s name in code begins with content/, wherever it is', () => {
  expect(placeOf('/srv/cedar', 'content/towns/bend.yaml')).toBe('/srv/cedar/towns/bend.yaml')
})

test('no name leads out of the folder', () => {
  for (const outside of [
    'content/../secret',
    'content/towns/../../secret',
    'content/..',
    'content',
  ])
    expect(() => placeOf('/srv/cedar', outside)).toThrow('is outside of the content folder')
  expect(placeOf('/srv/cedar', 'content//etc/passwd')).toBe('/srv/cedar/etc/passwd')
})

test('messages name the folder relative to the current one, or absolute when it is outside', () => {
  expect(shownFolder('/work/site/content', '/work/site')).toBe('content')
  expect(shownFolder('/work/site/firms/cedar', '/work/site')).toBe('firms/cedar')
  expect(shownFolder('/work/site-content', '/work/site')).toBe('/work/site-content')
  expect(shownFolder('/work/site', '/work/site')).toBe('/work/site')
})

test('a problem names the real folder in its file and its words, and leaves an author’s words alone', () => {
  const problem = fileProblem('content/towns/bend.yaml', {
    reason: 'links “content/old”, and services/content/ stays',
    repair: 'move it out of content/, or to content/pages/a.md',
  })
  expect(formatProblem(shownProblem('/srv/cedar', problem))).toBe(
    '/srv/cedar/towns/bend.yaml:1:1 links “content/old”, and services/content/ stays — move it out of /srv/cedar/, or to /srv/cedar/pages/a.md',
  )
  expect(shownProblem(resolve('content'), problem)).toEqual(problem)
  expect(shownText('/srv/c$&ar', 'content/a.yaml')).toBe('/srv/c$&ar/a.yaml')
})

test('every content folder has caches of its own', () => {
  const names = ['content', 'firms/content', '../content', 'contents'].map((folder) =>
    cacheName(resolve(folder)),
  )
  expect(names[0]).toBe('content')
  expect(new Set(names).size).toBe(4)
  expect(buildCache(resolve('content'))).toBe('.cache')
  expect(buildCache(resolve('../content'))).toBe(`.cache/${names[2]}`)
})

const { win32 } = path

test.each([
  ['D:\\site\\content', 'D:\\site\\content\\towns\\vail.yaml', 'towns/vail.yaml'],
  ['D:\\site\\content\\', 'd:\\Site\\content\\business.yaml', 'business.yaml'],
  ['D:\\site\\content', 'D:/site/content/images/a.svg', 'images/a.svg'],
  ['D:\\site\\content', 'D:\\site\\content\\..notes\\a.md', '..notes/a.md'],
  ['D:\\site\\content', 'D:\\site\\content', undefined],
  ['D:\\site\\content', 'D:\\site\\content-old\\a.md', undefined],
  ['D:\\site\\content', 'D:\\site\\package.json', undefined],
  ['D:\\site\\content', 'C:\\site\\content\\a.md', undefined],
  ['\\\\server\\share\\content', '\\\\server\\share\\content\\a.md', 'a.md'],
  ['D:\\site\\content', '\\\\server\\share\\a.md', undefined],
])('on Windows, in %s the file %s is %s', (folder, file, inside) => {
  expect(pathInside(folder, file, win32)).toBe(inside)
})

test('a path of Windows is written with slashes, and a file of Linux keeps its backslash', () => {
  expect(withSlashes('admin\\contacts', win32)).toBe('admin/contacts')
  expect(withSlashes('D:\\site', win32)).toBe('D:/site')
  expect(withSlashes('a\\b', path.posix)).toBe('a\\b')
})
