import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { validateContent } from './collections/collections.ts'
import { readEmails } from './emails.ts'
import { readFiles } from './files/read-files.ts'

/** Returns the templates of a folder with these files in emails/. */
async function templatesOf(emails: Record<string, string>) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'emails'))
  for (const [name, text] of Object.entries(emails))
    await writeFile(join(folder, 'emails', name), text)
  const files = readFiles(folder)
  const { valid, translations } = validateContent(files)
  return readEmails(files, [{ valid }, ...translations])
}

const guide = `---
subject: Your {guide}
preview: '{guidePreview}'
reason: You asked {firstName, select, none {us} other {us, {firstName}}}.
---
# Here it is

<!-- TODO: what is new -->

{firstName}

One sentence
on two lines.

- First
- Call {phone}

[Read it]({pdf})

[{page}]({page})

[All services](/services)
`

test('a template is compiled to its parts; its placeholders stay', async () => {
  const { templates, problems, links } = await templatesOf({ 'guide.md': guide })
  expect(problems).toEqual([])
  expect(templates?.guide.en).toEqual({
    subject: ['Your ', ['guide']],
    preview: [['guidePreview']],
    heading: 'Here it is',
    parts: [
      { text: [['firstName']] },
      { text: 'One sentence on two lines.' },
      { list: ['First', ['Call ', ['phone']]] },
      { button: { label: 'Read it', href: [['pdf']] } },
      { link: [['page']] },
      { button: { label: 'All services', href: '/services' } },
    ],
    reason: [
      'You asked ',
      ['firstName', { none: ['us'], other: ['us, ', ['firstName']] }, 'select'],
      '.',
    ],
  })
  expect(links).toEqual([
    { file: 'content/emails/guide.md', line: 22, column: 1, field: '', href: '/services' },
  ])
})

test('a kind or language that the folder has no file for is the project’s', async () => {
  const project = await templatesOf({})
  const own = await templatesOf({ 'guide.md': guide })
  expect(project.problems).toEqual([])
  expect(own.templates).toEqual({
    ...project.templates,
    guide: { en: own.templates?.guide.en, es: project.templates?.guide.es },
  })
  expect(own.templates?.guide.en).not.toEqual(project.templates?.guide.en)
})

test('an email with a mistake is not replaced by the project’s', async () => {
  const { templates, problems } = await templatesOf({ 'guide.md': guide.replace('{pdf}', '/pdf') })
  expect(templates).toBeUndefined()
  expect(problems.map(({ reason }) => reason)).toEqual(['has no button that leads to {pdf}'])
})
