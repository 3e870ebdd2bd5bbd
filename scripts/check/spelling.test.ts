import { expect, test } from 'vitest'
import { formatProblem } from '../../services/content/model/problem.ts'
import { misspellings, wordList } from './spelling.ts'
import type { SpelledText } from './texts.ts'

const problemsIn = async (
  text: string,
  { language = 'en', file = 'content/towns/vail.yaml' }: Partial<SpelledText> = {},
  words: string[] = [],
) => (await misspellings([{ file, text, language }], words)).map(formatProblem)

test('a misspelled word is reported with its position, a suggestion, and how to allow it', async () => {
  expect(await problemsIn('name: Vail\nintro: The snow melts in the vally.')).toEqual([
    'content/towns/vail.yaml:2:30 vally — did you mean “valley”? — if it is right, add the line “vally” to content/words.txt',
  ])
})

test('a misspelled word of three letters is reported', async () => {
  const found = await problemsIn('We know teh road.')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('teh — did you mean “the”')
})

test('British spelling is reported', async () => {
  const [first = '', ...rest] = await problemsIn('The colour of our neighbor’s roof.')
  expect(first).toContain('colour — did you mean “color”')
  expect(rest).toEqual([])
})

test('a word on the project’s list is accepted in upper and lower case', async () => {
  expect(
    await problemsIn('Wolcott and wolcott’s telehandler.', {}, ['Wolcott', 'telehandler']),
  ).toEqual([])
})

test('Spanish content is checked with the Spanish dictionary, English content is not', async () => {
  const text = 'Buscamos carpinteros que quieran quedarse en invierno.'
  expect(await problemsIn(text, { language: 'es' })).toEqual([])
  expect(await problemsIn('Buscamos carpinterros.', { language: 'es' })).toHaveLength(1)
  expect((await problemsIn(text)).length).toBeGreaterThan(2)
})

test('field names, pictures, addresses, placeholders and code are not checked', async () => {
  const text = [
    'snowLoadd: 100 {permitOfice}',
    'image: town-vaill',
    'url: https://www.vaill.gov/permitts',
    'See [the guide](/how-to-chooose) and `npm run chekk`.',
  ].join('\n')
  expect(await problemsIn(text)).toEqual([])
})

test('the project’s list has words divided by lines, spaces or commas; # begins a comment', () => {
  const list = '\uFEFF# Places\nVail # a town\n Avon\r\n\neaves, soffit fascia\n'
  expect(wordList(list)).toEqual(['Vail', 'Avon', 'eaves', 'soffit', 'fascia'])
})
