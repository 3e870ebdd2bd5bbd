import { expect, test } from 'vitest'
import { formatProblem } from '../../services/content/model/problem.ts'
import { nounContractions } from './noun-contractions.ts'
import type { SpelledText } from './texts.ts'

const problemsIn = (
  text: string,
  { language = 'en', file = 'content/offerings/decks.md' }: Partial<SpelledText> = {},
) => nounContractions([{ file, text, language }]).map(formatProblem)

test('a contraction on a noun is reported with its position and what to write', () => {
  expect(problemsIn('We re-roof\nwhen the deck’s dry.')).toEqual([
    'content/offerings/decks.md:2:10 has “deck’s dry”, a contraction on a noun — write “deck is dry”',
  ])
})

test.each([
  ['The frost’s out in May.', 'write “frost is out”'],
  ['Winter’s the better season.', 'write “Winter is the”'],
  ['Water’s been running behind it.', 'write “Water has been”'],
  ['If the wall’s\n  open, close it.', 'write “wall is open”'],
  ["The ground's hard", undefined],
  ["The ground's cold and wet.", 'write “ground is cold”'],
])('“%s”', (text, repair) => {
  const found = problemsIn(text)
  expect(found).toHaveLength(repair ? 1 : 0)
  expect(found.join('')).toContain(repair ?? '')
})

test.each([
  'It’s dry, that’s a start, someone’s out there, and whatever’s still wet waits.',
  'The owner’s open window, the town’s wildfire code and a week’s worth of wood.',
  'The city’s own map, Aspen’s old town, the neighbor’s OK to stand there.',
  'Water that’s gone isn’t the house’s long-term worry.',
])('possessives and contractions on pronouns are fine: %s', (text) => {
  expect(problemsIn(text)).toEqual([])
})

test('Spanish, comments and what customers said are left alone', () => {
  const text = 'The deck’s dry.'
  expect(problemsIn(text, { language: 'es' })).toEqual([])
  expect(problemsIn(`# ${text}\nname: Deck`, { file: 'content/towns/vail.yaml' })).toEqual([])
  expect(problemsIn(`text: ${text}`, { file: 'content/reviews/deck-vail.yaml' })).toEqual([])
  expect(problemsIn(`content: ${text}`, { file: 'content/testimonials.yaml' })).toEqual([])
})
