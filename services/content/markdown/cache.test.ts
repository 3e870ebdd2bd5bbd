import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../api/testing/temporary-folder.ts'
import { inEnglish } from '../testing/english.ts'
import { compileCached } from './cache.ts'

let folder: string
beforeEach(async () => void (folder = await temporaryFolder()))

const compiled = (markdown: string, facts = {}, pictures = {}) =>
  compileCached(markdown, { ...inEnglish, facts, pictures }, folder).html
const file = () => join(folder, readdirSync(folder)[0] ?? '')

test('compiled Markdown is read from the cache the next time', () => {
  compiled('Snow.')
  writeFileSync(
    file(),
    JSON.stringify({ html: 'kept', headings: [], links: [], images: [], htmlTags: [], words: 1 }),
  )
  expect(compiled('Snow.')).toBe('kept')
})

test.each(['', '{"html":', '{"html": 5}'])('a damaged cache only costs time: %j', (text) => {
  compiled('Snow.')
  writeFileSync(file(), text)
  expect(compiled('Snow.')).toBe('<p>Snow.</p>')
})

test('a changed fact gives another result', () => {
  expect(compiled('{brand}', { brand: 'Highpine' })).toBe('<p>Highpine</p>')
  expect(compiled('{brand}', { brand: 'Lowpine' })).toBe('<p>Lowpine</p>')
})

test('a changed picture gives another result for the texts that show it', () => {
  const roof = (version: string) => ({ roof: { src: `/roof?v=${version}`, width: 4, height: 3 } })
  expect(compiled('![A roof](roof)', {}, roof('1'))).toContain('src="/roof?v=1"')
  expect(compiled('![A roof](roof)', {}, roof('2'))).toContain('src="/roof?v=2"')
  compiled('Snow.', {}, roof('1'))
  const files = readdirSync(folder).length
  compiled('Snow.', {}, roof('2'))
  expect(readdirSync(folder)).toHaveLength(files)
})

test('an unwritable cache folder only costs time', () => {
  expect(
    compileCached('Snow.', { ...inEnglish, facts: {}, pictures: {} }, '/dev/null/x').html,
  ).toBe('<p>Snow.</p>')
})
