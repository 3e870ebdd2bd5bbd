import { expect, test } from 'vitest'
import {
  decideRouting,
  isUnmatchable,
  type RoutingFacts,
  type RoutingRule,
} from './routing-contract.ts'

const kim = { id: 'kim', name: 'Kim' }
const sam = { id: 'sam', name: 'Sam' }
const people = [kim, sam]
const today = '2026-11-05'

const rule = (fields: Partial<RoutingRule>): RoutingRule => ({
  ...{ id: 'one', name: 'One', trades: [], towns: [], languages: [], sources: [] },
  ...{ assignee: 'kim', tell: [], office: false },
  ...fields,
})
const roof: RoutingFacts = {
  ...{ trades: ['roofing', 'home-services'], town: 'Vail', language: 'es' },
  sources: ['website', 'flyer / print', 'flyer', 'print', 'google.com'],
}

test('the first rule that matches wins', () => {
  const rules = [
    rule({ id: 'decks', trades: ['decks'] }),
    rule({ id: 'roofs', trades: ['roofing'], assignee: 'sam' }),
    rule({ id: 'all' }),
  ]
  expect(decideRouting(roof, rules, { people, today })).toEqual({
    ...{ rule: rules[1], assignee: sam, tell: [], office: false },
  })
})

test.each<[string, Partial<RoutingRule>, boolean]>([
  ['no condition', {}, true],
  ['the type of its choice', { trades: ['home-services'] }, true],
  ['another trade', { trades: ['decks'] }, false],
  ['one of two towns, whatever its case', { towns: ['Avon', 'vail'] }, true],
  ['another town', { towns: ['Avon'] }, false],
  ['its language', { languages: ['es'] }, true],
  ['another language', { languages: ['en'] }, false],
  ['a part of its campaign', { sources: ['Flyer'] }, true],
  ['the site it came from', { sources: ['google.com'] }, true],
  ['another source', { sources: ['phone'] }, false],
  ['a trade that fits and a town that does not', { trades: ['roofing'], towns: ['Avon'] }, false],
])('a rule with %s', (_, conditions, matches) => {
  const { assignee } = decideRouting(roof, [rule(conditions)], { people, today })
  expect(assignee).toEqual(matches ? kim : undefined)
})

test('a rule can match nothing if content has none of the values that one condition names', () => {
  const listed = { trades: ['roofing'], towns: ['Vail'], languages: ['en', 'es'] as const }
  const isLost = (fields: Partial<RoutingRule>) => isUnmatchable(rule(fields), listed)
  expect(isLost({})).toBe(false)
  expect(isLost({ trades: ['gone', 'roofing'], towns: ['vail'], languages: ['es'] })).toBe(false)
  expect(isLost({ trades: ['gone'] })).toBe(true)
  expect(isLost({ trades: ['roofing'], towns: ['Avon'] })).toBe(true)
  expect(isUnmatchable(rule({ languages: ['es'] }), { ...listed, languages: ['en'] })).toBe(true)
  expect(isLost({ sources: ['flyer'] })).toBe(false)
})

test('a rule about towns does not match a lead without one', () => {
  const nowhere = { ...roof, town: undefined }
  expect(decideRouting(nowhere, [rule({ towns: ['Vail'] })], { people, today }).rule).toBe(
    undefined,
  )
})

test('without a rule that matches, the office is told', () => {
  const none = { rule: undefined, assignee: undefined, tell: [], office: true }
  expect(decideRouting(roof, [], { people, today })).toEqual(none)
  expect(decideRouting(roof, [rule({ trades: ['decks'] })], { people, today })).toEqual(none)
})

test('a person who is away or has left gets nothing, and the office is told instead', () => {
  const away = { ...kim, away: { from: '2026-11-05', to: '2026-11-09' } }
  const rules = [rule({ tell: ['sam'] })]
  expect(decideRouting(roof, rules, { people: [away, sam], today })).toMatchObject({
    ...{ assignee: undefined, tell: [sam], office: true, fallback: 'away' },
  })
  expect(decideRouting(roof, rules, { people: [sam], today })).toMatchObject({
    ...{ assignee: undefined, office: true, fallback: 'removed' },
  })
  for (const day of ['2026-11-04', '2026-11-10'])
    expect(decideRouting(roof, rules, { people: [away, sam], today: day }).assignee).toBe(away)
})

test('a rule that nobody is left of tells the office', () => {
  const noOne = [rule({ assignee: undefined, tell: ['gone'], office: false })]
  expect(decideRouting(roof, noOne, { people, today })).toMatchObject({ tell: [], office: true })
  const samToo = [rule({ assignee: undefined, tell: ['sam'], office: false })]
  expect(decideRouting(roof, samToo, { people, today })).toMatchObject({
    ...{ tell: [sam], office: false },
  })
})

test('who is assigned is not told twice', () => {
  const rules = [rule({ tell: ['kim', 'sam'] })]
  expect(decideRouting(roof, rules, { people, today })).toMatchObject({
    assignee: kim,
    tell: [sam],
  })
})
