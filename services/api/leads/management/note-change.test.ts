import { expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { everyHour, testForm } from '../../testing/test-firm.ts'
import { leadChange } from '../contract.ts'
import type { Lead } from '../lead.ts'
import { decideChange } from './lead-change.ts'

/** When notes A, B and C were written. */
const [a, b, c] = [
  '2026-11-05T10:00:00.000Z',
  '2026-11-05T11:00:00.000Z',
  '2026-11-05T12:00:00.000Z',
]

const withNotes = (): Lead => ({
  ...aLead('HP-AAAAA2'),
  notes: [
    { at: a, by: 'Sam', text: 'text of A' },
    { at: b, by: 'Sam', text: 'text of B' },
    { at: c, by: 'Sam', text: 'text of C' },
  ],
})

/** Returns a lead after a change of a note by staff. @throws HttpError */
function after(lead: Lead, changedNote: object): Lead {
  const change = leadChange(testForm).parse({ version: lead.version, changedNote })
  const at = new Date('2026-11-06T10:00:00.000Z')
  const context = { by: 'Olive', form: testForm, at, responseSla: everyHour, colleagues: [] }
  return decideChange(lead, change, { ...context, lostReasons: [] }).answer
}

const textsOf = ({ notes = [] }: Lead) => notes.map(({ text }) => text)

test('two notes that are deleted one after the other are the ones that were meant', () => {
  const withoutA = after(withNotes(), { index: 0, at: a, text: null })
  // The place is the one that was on the screen.
  expect(textsOf(after(withoutA, { index: 1, at: b, text: null }))).toEqual(['text of C'])
  expect(textsOf(after(withoutA, { index: 1, at: b, text: 'new' }))).toEqual(['new', 'text of C'])
})

test('a note that is gone is not mistaken for the one in its place', () => {
  const withoutA = after(withNotes(), { index: 0, at: a, text: null })
  expect(() => after(withoutA, { index: 0, at: a, text: null })).toThrow('wrong_fields')
  // A page that was loaded before the update sends no time.
  expect(textsOf(after(withoutA, { index: 0, text: null }))).toEqual(['text of C'])
})

test('a deleted note leaves none of its earlier texts in the history, and other notes theirs', () => {
  const changed = after(after(withNotes(), { index: 0, at: a, text: 'second of A' }), {
    index: 1,
    at: b,
    text: 'second of B',
  })
  expect(changed.history.at(-2)?.detail).toBe(`written ${a}; it said: text of A`)
  const deleted = after(changed, { index: 0, at: a, text: null })
  expect(JSON.stringify(deleted)).not.toContain('of A')
  expect(deleted.history.map(({ change, detail }) => [change, detail])).toEqual([
    ['note changed', `written ${a}`],
    ['note changed', `written ${b}; it said: text of B`],
    ['note of Sam deleted', `written ${a}`],
  ])
})

test('the earlier texts that an earlier release wrote are removed too', () => {
  const edited = { at: b, by: 'Sam' }
  const lead: Lead = {
    ...aLead('HP-AAAAA2'),
    notes: [{ at: a, by: 'Sam', text: 'second', edited }],
    history: [{ at: b, by: 'Sam', change: 'note changed', detail: 'it said: first', version: 1 }],
  }
  expect(JSON.stringify(after(lead, { index: 0, at: a, text: null }))).not.toContain('first')
})
