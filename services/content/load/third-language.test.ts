import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { edit } from '../../../tests/content-faults/small-content.ts'
import { formatProblem } from '../model/problem.ts'
import { load } from './load.ts'

const content = async () => {
  const root = await temporaryFolder()
  const folder = join(root, 'content')
  await cp('tests/content-faults/base/content', folder, { recursive: true })
  const french = async () => {
    await mkdir(join(folder, 'words'))
    await cp('content/words/en.yaml', join(folder, 'words/fr.yaml'))
  }
  const loaded = () => load({ root, folder, today: new Date('2026-06-01'), commit: 'test' })
  const problems = () => loaded().problems.map((problem) => formatProblem(problem))
  return { folder, french, loaded, problems }
}

test('a file or a field in a language that the site has no words in is a problem', async () => {
  const { folder, french, problems } = await content()
  await writeFile(join(folder, 'offerings/roofing.fr.md'), '---\ntitle: Toits\n---\n')
  await edit(join(folder, 'form.yaml'), '{ en: ', '{ fr: Toits, en: ')
  expect(problems().join('\n')).toMatchInlineSnapshot(`
    "content/form.yaml:3:14 types[0].label.fr — isn’t a field here — remove it, or use one of: en, es
    content/offerings/roofing.fr.md:1:1 is in a language, fr, that the site has no words in — write content/words/fr.yaml, or name this file without .fr"
  `)
  await french()
  const [first = ''] = problems()
  expect(first).not.toContain('has no words')
})

test('a language without an email, a name of the time zone and labels has those of the first one', async () => {
  const { french, loaded } = await content()
  await french()
  const { site, problems } = loaded()
  expect(problems).toEqual([])
  expect(site?.languages).toEqual({ first: 'en', others: ['es', 'fr'], own: expect.anything() })
  expect(Object.keys(site?.words ?? {})).toEqual(['en', 'es', 'fr'])
  expect(Object.keys(site?.emails.guide ?? {})).toEqual(['en', 'es'])
})

test('pages in a language need the labels of the form in it', async () => {
  const { folder, french, problems } = await content()
  await french()
  await writeFile(
    join(folder, 'pages/thank-you.fr.md'),
    '---\ntitle: Merci\ndescription: Merci.\nheadline: Merci\nupdated: 2026-05-01\n---\n\nMerci.\n',
  )
  expect(problems().join('\n')).toContain('is missing, and the site has French pages')
  expect(problems().join('\n')).toContain('content/pages/contact.fr.md')
})

test('the first language of a site needs words, and a file of words is named by its language', async () => {
  const { folder, french, problems } = await content()
  await french()
  await cp('content/words/en.yaml', join(folder, 'words/french.yaml'))
  await edit(join(folder, 'business.yaml'), /^/, 'language: de\n')
  const found = problems().join('\n')
  expect(found).toContain('content/words/de.yaml:1:1')
  expect(found).toContain('isn’t named by the code of a language')
})
