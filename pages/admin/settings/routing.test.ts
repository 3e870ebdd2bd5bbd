import { expect, test } from 'vitest'
import type { RoutingRule } from '../../../services/api/leads/routing-contract.ts'
import {
  describeConditions,
  describePreview,
  describeRecipients,
  movedRule,
  withFormerChoices,
} from './routing.ts'

const rule: RoutingRule = {
  ...{ id: 'one', name: 'Roofs', trades: ['roofing', 'gone'], towns: ['Vail', 'Avon'] },
  ...{
    languages: ['es'],
    sources: ['phone', 'flyer'],
    assignee: 'kim',
    tell: ['sam'],
    office: true,
  },
}
const names = {
  people: [
    { id: 'kim', name: 'Kim' },
    { id: 'sam', name: 'Sam' },
  ],
  trades: [{ value: 'roofing', label: 'Roofing' }],
  languages: [{ value: 'es', label: 'Spanish' }],
  sources: [{ value: 'phone', label: 'Phone call' }],
}
const anyLead = { ...rule, trades: [], towns: [], languages: [], sources: [] }

test('a rule moves up and down, and not beyond the ends', () => {
  expect(movedRule(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(movedRule(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(movedRule(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(movedRule(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('a rule’s form has what the rule names and content no longer lists', () => {
  expect(withFormerChoices(names.trades, rule.trades)).toEqual([
    { value: 'roofing', label: 'Roofing' },
    { value: 'gone', label: 'gone (no longer listed)' },
  ])
  expect(withFormerChoices(names.trades, [])).toEqual(names.trades)
  expect(withFormerChoices([], ['kim'], () => 'Someone who has left')).toEqual([
    { value: 'kim', label: 'Someone who has left' },
  ])
})

test('a rule says which leads it is for', () => {
  expect(describeConditions(rule, names)).toBe(
    'Roofing or gone, in Vail or Avon, in Spanish, from Phone call or flyer',
  )
  expect(describeConditions(anyLead, names)).toBe('Every lead')
})

test('a rule says who gets them', () => {
  expect(describeRecipients(rule, names)).toBe('Kim; also told: Sam, the office')
  const { assignee: _, ...noOne } = { ...rule, tell: ['gone'], office: false }
  expect(describeRecipients(noOne, names)).toBe('Nobody; also told: someone who has left')
})

test('the preview says who gets a lead and why', () => {
  const told = { success: true as const, tell: [], office: false }
  expect(describePreview({ ...told, rule: 'Roofs', assignee: 'Kim' })).toBe(
    'Kim gets it, by the rule “Roofs”.',
  )
  expect(describePreview({ ...told, rule: 'Roofs', office: true, fallback: 'away' })).toBe(
    'By the rule “Roofs” nobody is assigned: its person is away. Told: the office.',
  )
  expect(describePreview({ ...told, office: true })).toMatch(/^No rule fits\./)
})
