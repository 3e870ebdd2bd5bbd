import { expect, test } from 'vitest'
import { HttpError } from '../../http/http-errors.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { everyHour, testForm } from '../../testing/test-firm.ts'
import { leadChange } from '../contract.ts'
import type { Lead } from '../lead.ts'
import { outcomeOf } from '../outcome.ts'
import { decideChange } from './lead-change.ts'

/** An hour of the day before in UTC’s terms: the office’s day counts. */
const lateOnTheFifth = new Date('2026-11-06T05:30:00.000Z')

/** Returns a lead after a change by staff; itself if nothing changed. @throws HttpError */
function after(lead: Lead, body: object, at = lateOnTheFifth): Lead {
  const change = leadChange(testForm).parse({ version: lead.version, ...body })
  const context = {
    ...{ by: 'Olive', form: testForm, at, responseSla: everyHour, colleagues: [] },
    lostReasons: [{ id: 'price', label: 'Too expensive' }],
  }
  return decideChange(lead, change, context).answer
}

/** Returns what a refused change says about its fields. */
function problemsOf(change: () => unknown): unknown {
  try {
    change()
  } catch (thrown) {
    if (thrown instanceof HttpError) return thrown.details.fields
  }
  throw new Error('The change was accepted.')
}

const historyOf = ({ history }: Lead) => history.map(({ change }) => change)

test('a lead that becomes quoted has today as the day the quote was sent, unless it says another', () => {
  const lead = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { amount: 12_000 } })
  expect(lead.quote).toEqual({ sentOn: '2026-11-05', amount: 12_000 })
  expect(historyOf(lead)).toEqual(['status: new → quoted', 'quote: none → $12,000'])
  const earlier = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { sentOn: '2026-11-02' } })
  expect(earlier.quote).toEqual({ sentOn: '2026-11-02' })
})

test('parts of a quote are changed one at a time, and null removes one', () => {
  const quoted = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { amount: 12_000 } })
  const dated = after(quoted, { quote: { followUpOn: '2026-11-12' } })
  expect(dated.quote).toEqual({ sentOn: '2026-11-05', amount: 12_000, followUpOn: '2026-11-12' })
  const none = after(dated, { quote: { amount: null, sentOn: null, followUpOn: null } })
  expect(none.quote).toBeUndefined()
  expect(historyOf(none).slice(3)).toEqual([
    'quote: $12,000 → none',
    'quote sent: 2026-11-05 → none',
    'follow up: 2026-11-12 → none',
  ])
})

test('a change without effect adds no entry', () => {
  const quoted = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { amount: 12_000 } })
  expect(after(quoted, { quote: { amount: 12_000 }, status: 'quoted' })).toBe(quoted)
})

test('a lead is won today or on an earlier day, and keeps its quote', () => {
  const quoted = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { amount: 12_000 } })
  const won = after(quoted, { status: 'won', wonValue: 11_500 })
  expect(won).toMatchObject({ quote: { amount: 12_000 }, outcome: { wonOn: '2026-11-05' } })
  const corrected = after(won, { outcome: { wonOn: '2026-11-03' } })
  expect(outcomeOf(corrected)).toEqual({ wonOn: '2026-11-03' })
  expect(historyOf(corrected).at(-1)).toBe('won on: 2026-11-05 → 2026-11-03')
  const future = () => after(won, { outcome: { wonOn: '2026-11-06' } })
  expect(problemsOf(future)).toEqual({ outcome: 'The day it was won can’t be later than today.' })
})

test('the day and the reason count while the lead has that status, and are new when it gets it again', () => {
  const lost = after(aLead('HP-AAAAA2'), { status: 'lost', outcome: { lostBecause: 'price' } })
  expect(outcomeOf(lost)).toEqual({ lostOn: '2026-11-05', lostBecause: 'price' })
  const reopened = after(lost, { status: 'contacted' })
  expect(outcomeOf(reopened)).toBeUndefined()
  const again = after(reopened, { status: 'lost' }, new Date('2026-12-01T18:00:00.000Z'))
  expect(outcomeOf(again)).toEqual({ lostOn: '2026-12-01', lostBecause: 'price' })
  expect(outcomeOf(after(lost, { status: 'won' }))).toEqual({ wonOn: '2026-11-05' })
})

test('a lead is lost today or on an earlier day, so that an undo keeps its month', () => {
  const lost = after(aLead('HP-AAAAA2'), { status: 'lost', outcome: { lostOn: '2026-10-30' } })
  expect(outcomeOf(lost)).toEqual({ lostOn: '2026-10-30' })
  expect(historyOf(lost)).toEqual(['status: new → lost', 'lost on: 2026-11-05 → 2026-10-30'])
  const undone = after(after(lost, { status: 'contacted' }), {
    ...{ status: 'lost', outcome: { lostOn: '2026-10-30', lostBecause: null } },
  })
  expect(outcomeOf(undone)).toEqual({ lostOn: '2026-10-30' })
  const corrected = after(lost, { outcome: { lostOn: '2026-11-01' } })
  expect(historyOf(corrected).at(-1)).toBe('lost on: 2026-10-30 → 2026-11-01')
  const future = () => after(lost, { outcome: { lostOn: '2026-11-06' } })
  expect(problemsOf(future)).toEqual({ outcome: 'The day it was lost can’t be later than today.' })
})

test('a reason is one of the list, or the one that the lead has', () => {
  const lead = aLead('HP-AAAAA2')
  const unknown = () => after(lead, { status: 'lost', outcome: { lostBecause: 'weather' } })
  expect(problemsOf(unknown)).toEqual({ outcome: 'Pick a reason from the list.' })
  const former: Lead = { ...lead, status: 'lost', outcome: { lostBecause: 'weather' } }
  expect(after(former, { outcome: { lostBecause: 'weather' } })).toBe(former)
  const chosen = after(former, { outcome: { lostBecause: 'price' } })
  expect(historyOf(chosen)).toEqual(['lost because: weather (no longer listed) → Too expensive'])
})

test.each([
  [{ outcome: { wonOn: '2026-11-01' } }, /^Only a won lead/],
  [{ outcome: { lostOn: '2026-11-01' } }, /^Only a lost lead/],
  [{ outcome: { lostBecause: 'price' } }, /^Only a lost lead/],
])('%j is refused for a new lead', (body, message) => {
  expect(problemsOf(() => after(aLead('HP-AAAAA2'), body))).toEqual({
    outcome: expect.stringMatching(message) as unknown,
  })
})

test('a merged lead has no quote of its own to change', () => {
  const merged = { ...aLead('HP-AAAAA2'), mergedInto: 'HP-BBBBB2' }
  expect(problemsOf(() => after(merged, { quote: { amount: 1 } }))).toMatchObject({
    quote: expect.stringContaining('HP-BBBBB2') as unknown,
  })
})

test('another status loses neither the quote nor its amount', () => {
  const quoted = after(aLead('HP-AAAAA2'), { status: 'quoted', quote: { amount: 12_000 } })
  const back = after(after(quoted, { status: 'contacted' }), { status: 'quoted' })
  expect(back.quote).toEqual({ sentOn: '2026-11-05', amount: 12_000 })
})
