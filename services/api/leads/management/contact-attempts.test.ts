import { expect, test } from 'vitest'
import { leadChange } from '../contract.ts'
import { everyHour, testForm } from '../../testing/test-firm.ts'
import type { Lead } from '../lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { outcomesOf } from '../contact-attempt-contract.ts'
import { decideChange } from './lead-change.ts'

const noon = '2026-11-05T12:00:00.000Z'

/** Returns the lead after a change at noon. */
function after(lead: Lead, body: object, by = 'Olive Owner'): Lead {
  const change = leadChange(testForm).parse({ version: lead.version, ...body })
  const context = {
    by,
    form: testForm,
    at: new Date(noon),
    lostReasons: [],
    responseSla: everyHour,
    colleagues: [],
  }
  const decided = decideChange(lead, change, context)
  if (!decided.change) throw new Error('Nothing was changed.')
  return decided.change
}

const tried = (how: string, outcome: string, lead = aLead('HP-AAAAA2')) =>
  after(lead, { attempt: { how, outcome } })

test('a call that reached the person, an email to them and a talk stop the response clock', () => {
  for (const [how, outcome] of [
    ['call', 'reached'],
    ['email', 'sent'],
    ['text', 'reached'],
    ['in-person', 'reached'],
  ] as const) {
    const lead = tried(how, outcome)
    expect(lead).toMatchObject({ status: 'contacted', answeredAt: noon, answerMinutes: 120 })
    expect(lead.attempts).toEqual([{ at: noon, by: 'Olive Owner', how, outcome }])
  }
})

test('neither no answer, a voicemail, a wrong number nor a text message without an answer stops the clock', () => {
  for (const [how, outcome] of [
    ['call', 'no-answer'],
    ['call', 'voicemail'],
    ['call', 'wrong-number'],
    ['text', 'sent'],
  ] as const) {
    const lead = tried(how, outcome)
    expect(lead.status).toBe('new')
    expect(lead.answeredAt).toBeUndefined()
    expect(lead.attempts).toHaveLength(1)
  }
})

test('each attempt counts, and the first answer counts once', () => {
  const once = tried('call', 'no-answer')
  const twice = tried('call', 'reached', once)
  const later = after(twice, { attempt: { how: 'call', outcome: 'reached' } })
  expect(later.attempts).toHaveLength(3)
  expect(later.history.map(({ change }) => change)).toEqual([
    'Called, no answer',
    'Called, reached',
    'status: new → contacted',
    'Called, reached',
  ])
})

test('an attempt on a lead that was quoted or lost keeps its status', () => {
  for (const status of ['quoted', 'lost', 'spam'] as const)
    expect(tried('call', 'reached', { ...aLead('HP-AAAAA2'), status }).status).toBe(status)
})

test('an answer that was logged by mistake is taken back with the clock', () => {
  const undone = after(tried('call', 'reached'), { attempt: null, status: 'new' })
  expect(undone.status).toBe('new')
  expect(undone.answeredAt).toBeUndefined()
  expect(undone.attempts).toBeUndefined()
  expect(undone.history.at(-2)?.change).toBe('taken back: Called, reached')
})

test('taking back a later attempt keeps the first answer', () => {
  const answered = { ...tried('call', 'reached'), answeredAt: '2026-11-05T11:00:00.000Z' }
  const undone = after(tried('call', 'no-answer', answered), { attempt: null })
  expect(undone.answeredAt).toBe('2026-11-05T11:00:00.000Z')
  expect(undone.attempts).toHaveLength(1)
})

test('one’s own latest attempt is taken back, not the one that a colleague has logged since', () => {
  const twice = after(
    tried('call', 'reached'),
    { attempt: { how: 'text', outcome: 'reached' } },
    'Sam Staff',
  )
  const undone = after(twice, { attempt: null })
  expect(undone.attempts).toMatchObject([{ by: 'Sam Staff', how: 'text' }])
  // Sam’s stays an answer.
  expect(undone.answeredAt).toBe(noon)
})

test('a status of an answer stops the clock, Lost doesn’t', () => {
  for (const status of ['contacted', 'quoted', 'won'])
    expect(after(aLead('HP-AAAAA2'), { status }).answeredAt).toBe(noon)
  expect(after(aLead('HP-AAAAA2'), { status: 'lost' }).answeredAt).toBeUndefined()
})

test('the way is added to an answer without another status change', () => {
  const lead = after(after(aLead('HP-AAAAA2'), { status: 'quoted' }), {
    attempt: { how: 'in-person', outcome: 'reached' },
  })
  expect(lead).toMatchObject({ status: 'quoted', answeredAt: noon })
})

test('an outcome must be one that the way can have', () => {
  const { success, error } = leadChange(testForm).safeParse({
    version: 1,
    attempt: { how: 'email', outcome: 'voicemail' },
  })
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toContain(`email has ${outcomesOf.email.join(', ')}`)
})

test('no attempt is logged on a merged lead', () => {
  const merged = { ...aLead('HP-AAAAA2'), mergedInto: 'HP-BBBBB2' }
  expect(() => tried('call', 'reached', merged)).toThrow('wrong_fields')
})

test('a changed note keeps what it said in the history; a deleted one is gone', () => {
  const noted = after(after(aLead('HP-AAAAA2'), { note: 'Gate 1234' }), { note: 'Two dogs' })
  const changed = after(noted, { changedNote: { index: 1, text: 'Three dogs' } })
  expect(changed.notes?.[1]).toMatchObject({
    text: 'Three dogs',
    by: 'Olive Owner',
    edited: { at: noon, by: 'Olive Owner' },
  })
  expect(changed.history.at(-1)).toMatchObject({
    change: 'note changed',
    detail: `written ${noted.notes?.[1]?.at}; it said: Two dogs`,
  })
  const deleted = after(changed, { changedNote: { index: 0, text: null } })
  expect(deleted.notes?.map(({ text }) => text)).toEqual(['Three dogs'])
  expect(deleted.history.at(-1)?.change).toBe('note of Olive Owner deleted')
  expect(JSON.stringify(deleted)).not.toContain('1234')
  expect(() => after(deleted, { changedNote: { index: 1, text: null } })).toThrow('wrong_fields')
})

test('staff may leave a lead one way to reach the person, and not none', () => {
  const lead = after(aLead('HP-AAAAA2'), { email: '' })
  expect(lead.email).toBe('')
  expect(() => after(lead, { phone: '' })).toThrow('wrong_fields')
  expect(() => after(aLead('HP-AAAAA2'), { phone: '', email: '' })).toThrow('wrong_fields')
})
