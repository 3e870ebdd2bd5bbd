import { expect, test } from 'vitest'
import { nextAsked, nothingAsked, withGiven, withoutSuggested } from './asked.ts'

const answer = (suggested: Record<string, unknown>) => ({
  fields: ['title', 'date', 'text'].map((name) => ({
    ...{ name, required: true, field: { type: 'text', long: false } },
  })),
  suggested,
  problems: ['title', 'date', 'text'].map((field) => ({ field, reason: 'is missing', repair: '' })),
})

test('with another name what was suggested is suggested anew, and what people wrote stays', () => {
  const first = nextAsked(nothingAsked, answer({ title: 'First snow', date: '2026-11-29' }))
  expect(first).toMatchObject({ given: { title: 'First snow', date: '2026-11-29' }, problems: [] })
  const written = withGiven(first.given, ['date'], '2026-12-01')
  const renamed = withoutSuggested({ ...first, given: written })
  expect(renamed.given).toEqual({ date: '2026-12-01' })
  const second = nextAsked(renamed, answer({ title: 'Last snow', date: '2026-11-29' }))
  expect(second.given).toEqual({ title: 'Last snow', date: '2026-12-01' })
  expect(second.problems.map(({ field }) => field)).toEqual(['date', 'text'])
})

test('a suggestion that somebody emptied stays empty', () => {
  const first = nextAsked(nothingAsked, answer({ title: 'First snow' }))
  const emptied = { ...first, given: withGiven(first.given, ['title'], undefined) }
  expect(nextAsked(emptied, answer({ title: 'First snow' })).given).toEqual({})
  expect(nextAsked(withoutSuggested(emptied), answer({ title: 'Snow' })).given).toEqual({})
})
