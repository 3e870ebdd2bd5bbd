import { expect, test } from 'vitest'
import { namedByLanguage } from './upgrade-translations.ts'

const page = (...fields: string[]) =>
  `---\ntemplate: contact\n${fields.join('\n')}\n# The title\ntitle: Write to us\n---\n\nlanguage: no field.\n`

test('a page in Spanish is named after the page that it translates, and keeps its address', () => {
  const before: [string, string][] = [
    ['pages/contact.md', page('translation: contacto')],
    ['pages/contacto.md', page('language: es', 'translation: contact # the English one')],
    ['pages/about.md', page('language: en', 'index: true')],
    ['pages/gracias.md', page('language: es')],
    ['posts/snow.md', page('language: es')],
  ]
  const without = page().replace('\n\n#', '\n#')
  expect([...namedByLanguage(new Map(before))]).toEqual([
    ['pages/contact.md', without],
    ['pages/about.md', page('index: true')],
    ['posts/snow.md', page('language: es')],
    ['pages/contact.es.md', without.replace('---\n', '---\naddress: contacto\n')],
    ['pages/thank-you.es.md', without.replace('---\n', '---\naddress: gracias\n')],
  ])
})

test('a page in Spanish that translates none stays', () => {
  const alone: [string, string][] = [['pages/hola.md', page('language: es')]]
  expect([...namedByLanguage(new Map(alone))]).toEqual(alone)
})
