import { readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { load } from '../../services/content/load/load.ts'
import { unlistedLines, writeAddresses } from './write-addresses.ts'

async function newContent() {
  const root = await temporaryFolder()
  await cp('tests/content-faults/base', root, { recursive: true })
  const post = join(root, 'content/posts/first-snow.md')
  return {
    root,
    addPost: (name: string, change = (text: string) => text) =>
      writeFile(
        join(root, 'content/posts', `${name}.md`),
        change(
          readFileSync(post, 'utf8')
            .replace('title: First snow', `title: ${name}`)
            .replace('What to check before', `${name} before`),
        ),
      ),
    removePost: (name: string) => rm(join(root, 'content/posts', `${name}.md`)),
    list: () => readFileSync(join(root, 'content/addresses.txt'), 'utf8').split('\n'),
    on: (day: string) => load({ root, today: new Date(`${day}T19:00:00Z`), commit: 'test' }),
  }
}

test('the list has every page, feed, the PDF and old address, sorted, and is complete on any day', async () => {
  const { root, list, on, addPost } = await newContent()
  await addPost('scheduled', (text) => text.replace('2026-05-14', '2030-01-01'))
  await addPost('draft', (text) => text.replace('image:', 'draft: true\nimage:'))
  expect(on('2026-06-01').unlisted).toContain('/roofing')
  writeAddresses(join(root, 'content'), undefined)
  const paths = list().filter((line) => line.startsWith('/'))
  expect(paths).toEqual(paths.toSorted())
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/atom.xml',
      '/blog/first-snow',
      '/blog/scheduled',
      '/building-guide.pdf',
      '/building-guide/snow',
      '/feed.xml',
      '/roofing-vail-colorado',
      '/roofs',
      '/sitemap',
      '/vail-colorado',
    ]),
  )
  expect(paths).not.toContain('/blog/draft')
  for (const day of ['2026-06-01', '2030-06-01', '2040-02-29'])
    expect(on(day)).toMatchObject({ problems: [], unlisted: [] })
  expect(writeAddresses(join(root, 'content'), undefined)?.changed).toBe(false)
})

test('a published address stays in the list when its page is gone; one that was never committed does not', async () => {
  const { root, list, on, addPost, removePost } = await newContent()
  await addPost('kept')
  await addPost('new')
  writeAddresses(join(root, 'content'), new Set())
  await removePost('kept')
  await removePost('new')
  writeAddresses(join(root, 'content'), new Set(['/blog/kept']))
  expect(list()).toContain('/blog/kept')
  expect(list()).not.toContain('/blog/new')
  expect(on('2026-06-01').problems.map(({ reason }) => reason)).toEqual([
    'lists /blog/kept, which isn’t a page any more',
  ])
})

test('a redirect keeps the promise of an address, and can’t be removed either', async () => {
  const { root, on, list } = await newContent()
  const redirects = join(root, 'content/redirects.yaml')
  writeAddresses(join(root, 'content'), undefined)
  expect(list()).toContain('/roofs')
  await writeFile(redirects, '[]\n')
  expect(on('2026-06-01').problems.map(({ repair }) => repair)).toEqual([
    expect.stringContaining('- { from: /roofs, to: /roofing }'),
  ])
})

test('while a file that names addresses cannot be read, no address counts as lost', async () => {
  const { root, on } = await newContent()
  writeAddresses(join(root, 'content'), undefined)
  await writeFile(join(root, 'content/services/roofing.yaml'), 'name: [\n')
  expect(on('2026-06-01').problems.map(({ file }) => file)).not.toContain('content/addresses.txt')
  expect(writeAddresses(join(root, 'content'), undefined)).toBeUndefined()
})

test('what is not listed yet is named, with the command that lists it', () => {
  expect(unlistedLines(resolve('content'), ['/blog/new'])).toEqual([
    'Not in content/addresses.txt yet. Run npm run check -- --write, and commit the file (npm test asks for it):',
    '  /blog/new',
  ])
})
