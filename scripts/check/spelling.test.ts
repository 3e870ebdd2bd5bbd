import { expect, test } from 'vitest'
import { tell } from '../../services/content/load/problem.ts'
import { misspellings, type Written } from './spelling.ts'
import { wordList } from './word-list.ts'

const told = async (
  text: string,
  { language = 'en', file = 'content/towns/vail.yaml' }: Partial<Written> = {},
  words: string[] = [],
) => (await misspellings([{ file, text, language }], words)).map(tell)

test('a misspelt word is told with its place, what was probably meant, and how to keep it', async () => {
  expect(await told('name: Vail\nintro: The snow melts in the vally.')).toEqual([
    'content/towns/vail.yaml:2:30 vally — did you mean “valley”? — if it is right, add the line “vally” to content/words.txt',
  ])
})

test('American spelling is the right one', async () => {
  const [first = '', ...rest] = await told('The colour of our neighbor’s roof.')
  expect(first).toContain('colour — did you mean “color”')
  expect(rest).toEqual([])
})

test('a word of the project’s own list is right, in any case', async () => {
  expect(await told('Wolcott and wolcott’s telehandler.', {}, ['Wolcott', 'telehandler'])).toEqual(
    [],
  )
})

test('Spanish content is read in Spanish, and English content is not', async () => {
  const text = 'Buscamos carpinteros que quieran quedarse en invierno.'
  expect(await told(text, { language: 'es' })).toEqual([])
  expect(await told('Buscamos carpinterros.', { language: 'es' })).toHaveLength(1)
  expect((await told(text)).length).toBeGreaterThan(2)
})

test('what is written for programs is not spelt: fields, pictures, addresses, placeholders', async () => {
  const text = [
    'snowLoadd: 100 {permitOfice}',
    'image: town-vaill',
    'url: https://www.vaill.gov/permitts',
    'See [the guide](/how-to-chooose) and `npm run chekk`.',
  ].join('\n')
  expect(await told(text)).toEqual([])
})

test('the project’s list is in order, each word once; lines with # are notes', () => {
  expect(wordList('# Places\nAvon\neaves\nVail\n').problems).toEqual([])
  const { words, problems } = wordList('Vail\nAvon\neaves\neaves\n')
  expect(words).toEqual(['Vail', 'Avon', 'eaves', 'eaves'])
  expect(problems.map(tell)).toEqual([
    'content/words.txt:2:1 Avon — is out of order — move it above “Vail”',
    'content/words.txt:4:1 eaves — stands here twice — remove one',
  ])
})
