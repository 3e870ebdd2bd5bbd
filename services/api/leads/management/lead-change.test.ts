import { expect, test } from 'vitest'
import { HttpError } from '../../http/http-errors.ts'
import { leadChange } from '../contract.ts'
import { everyHour } from '../../testing/test-firm.ts'
import { lostReasonOf, wonValueOf, type Lead } from '../lead.ts'
import { impliedServices } from '../../contact-form/service-form.ts'
import { isWebhook } from '../../outbox/outbox-row.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { testForm } from '../../testing/test-firm.ts'
import { decideChange } from './lead-change.ts'

const olive = { id: 'olive', name: 'Olive Owner', email: 'olive@example.com' }
const sam = { id: 'sam', name: 'Sam Staff', email: 'sam@example.com' }
/** Decides a change from a request body after validation. */
const outcome = (lead: Lead | undefined, body: object) =>
  decideChange(lead, leadChange(testForm).parse(body), {
    by: olive.name,
    form: testForm,
    at: new Date('2026-11-05T12:00:00.000Z'),
    responseSla: everyHour,
    lostReasons: [{ id: 'price', label: 'Too expensive' }],
    colleagues: [olive, sam],
  })

/** Returns the error of a change. */
function errorOf(change: () => unknown): HttpError {
  try {
    change()
  } catch (thrown) {
    if (thrown instanceof HttpError) return thrown
  }
  throw new Error('The change was accepted.')
}

/** Returns the lead after a change. */
function after(lead: Lead, body: object): Lead {
  const { change } = outcome(lead, { version: lead.version, ...body })
  if (!change) throw new Error('Nothing was changed.')
  return change
}

const changesOf = (lead: Lead) =>
  lead.history.map(({ change, detail }) => (detail === undefined ? change : `${change}: ${detail}`))

test('a change of several fields is one version with a history entry for each field', () => {
  const lead = after(aLead('HP-AAAAA2'), {
    status: 'won',
    wonValue: 12_000,
    assignee: 'sam',
    tags: ['Snow  Load', 'roof', 'ROOF'],
    note: ' Called twice. ',
  })
  expect(lead).toMatchObject({
    version: 2,
    status: 'won',
    wonValue: 12_000,
    assignee: 'sam',
    tags: ['roof', 'snow load'],
    notes: [{ at: '2026-11-05T12:00:00.000Z', by: 'Olive Owner', text: 'Called twice.' }],
  })
  expect(changesOf(lead)).toEqual([
    'status: new → won',
    'value: none → $12,000',
    'assigned: nobody → Sam Staff',
    'tags: + roof, + snow load',
    'note added',
  ])
  expect(new Set(lead.history.map(({ by, version }) => `${by} ${version}`))).toEqual(
    new Set(['Olive Owner 2']),
  )
})

test('fields that are left out stay, and null removes', () => {
  const given = after(aLead('HP-AAAAA2'), { assignee: 'sam', tags: ['roof'] })
  expect(after(given, { note: 'x' })).toMatchObject({ assignee: 'sam', tags: ['roof'] })
  const taken = after(given, { assignee: null, tags: [] })
  expect([taken.assignee, taken.tags]).toEqual([undefined, undefined])
  expect(changesOf(taken).slice(2)).toEqual(['assigned: Sam Staff → nobody', 'tags: − roof'])
})

test('a value stays through other statuses and counts again once the lead is won again, a reason likewise', () => {
  const won = after(aLead('HP-AAAAA2'), { status: 'won', wonValue: 500 })
  const lost = after(won, { status: 'lost', lostReason: 'Too far away' })
  expect([wonValueOf(lost), lostReasonOf(lost)]).toEqual([undefined, 'Too far away'])
  const wonAgain = after(lost, { status: 'won' })
  expect([wonValueOf(wonAgain), lostReasonOf(wonAgain)]).toEqual([500, undefined])
  expect(lostReasonOf(after(wonAgain, { status: 'lost' }))).toBe('Too far away')
  expect(changesOf(wonAgain).slice(2)).toEqual([
    'status: won → lost',
    'reason: Too far away',
    'status: lost → won',
  ])
})

test.each(['lost', 'spam'] as const)(
  'a lead without any contact is not answered by the status %s',
  (status) => {
    const closed = after(aLead('HP-AAAAA2'), { status })
    expect([closed.answeredAt, closed.answerMinutes]).toEqual([undefined, undefined])
    const contacted = after(aLead('HP-AAAAA2'), { status: 'contacted' })
    expect(after(contacted, { status })).toMatchObject({ answerMinutes: 120 })
  },
)

test('a value on a lead that is not won, a reason on one that is not lost, and an unknown assignee are refused', () => {
  const fields = (body: object) =>
    errorOf(() => outcome(aLead('HP-AAAAA2'), { version: 1, ...body })).details.fields
  expect(fields({ wonValue: 1 })).toEqual({ wonValue: expect.any(String) })
  expect(fields({ lostReason: 'x' })).toEqual({ lostReason: expect.any(String) })
  expect(fields({ assignee: 'eve' })).toEqual({ assignee: expect.any(String) })
})

test('the history has the old email address of a correction, and nothing more is sent to it', () => {
  const confirmation = (id: string, state: 'failed' | 'sent') => ({
    id,
    letter: 'lead-confirmation' as const,
    to: 'ann@exmaple.com',
    state,
    attempts: 1,
    nextAttemptAt: '',
  })
  const mail = [confirmation('one', 'failed'), confirmation('two', 'sent')]
  const lead = after({ ...aLead('HP-AAAAA2'), mail }, { email: ' anne@example.com ', name: 'Anne' })
  expect(lead).toMatchObject({ email: 'anne@example.com', name: 'Anne', phone: '970-555-0111' })
  expect(changesOf(lead)).toEqual([
    'Name corrected: Ann → Anne',
    'Email corrected: ann@example.com → anne@example.com',
  ])
  const emails = lead.mail.filter((row) => !isWebhook(row))
  expect(emails.map(({ state, note }) => [state, note])).toEqual([
    ['dropped', 'the address was corrected'],
    ['sent', undefined],
  ])
  expect(leadChange(testForm).safeParse({ version: 1, email: 'ann@' }).success).toBe(false)
})

test('staff correct the service type to one of the form’s list, and trade and services follow', () => {
  const before: Lead = {
    ...aLead('HP-AAAAA2'),
    services: ['custom-builds', 'home-watch'],
    extra: { service: 'New home', gate: '12' },
  }
  const roof = after(before, { serviceType: 'roofing' })
  expect(roof).toMatchObject({
    serviceType: 'home-services',
    services: [
      'roofing',
      'custom-builds',
      'home-watch',
      ...impliedServices(testForm, 'home-services'),
    ],
    extra: { service: 'Roofing', gate: '12' },
  })
  const whole = after(roof, { serviceType: 'home-services' })
  expect(whole.extra).toEqual({ gate: '12' })
  expect(changesOf(whole)).toEqual([
    'About corrected: New home → Roofing',
    'About corrected: Roofing → Home Services',
  ])
  expect(outcome(whole, { version: 3, serviceType: 'home-services' })).toEqual({ answer: whole })
  expect(leadChange(testForm).safeParse({ version: 1, serviceType: 'teapots' }).success).toBe(false)
})

test('an erased lead cannot be changed, and contact details of a merged lead cannot be corrected', () => {
  const change = (closed: Partial<Lead>) =>
    errorOf(() => outcome({ ...aLead('HP-AAAAA2'), ...closed }, { version: 1, name: 'Ann' }))
  expect(change({ erasedAt: '2026-11-05' }).code).toBe('no_such_lead')
  expect(change({ mergedInto: 'HP-BBBBB2' })).toMatchObject({
    code: 'wrong_fields',
    details: { fields: { name: expect.any(String) } },
  })
})

test('a change without effect adds no version and no history', () => {
  const lead = aLead('HP-AAAAA2')
  expect(outcome(lead, { version: 1, status: 'new', tags: [] })).toEqual({ answer: lead })
})

test('a change based on an old version is refused, with what has changed since', () => {
  const first = after(aLead('HP-AAAAA2'), { tags: ['roof'] })
  const second = after(first, { status: 'contacted' })
  const third = after(second, { note: 'x' })
  const { code, message } = errorOf(() => outcome(third, { version: 2, status: 'lost' }))
  expect(code).toBe('stale_lead')
  expect(message).toContain('(status: new → contacted; note added)')
})

test('for history entries without a version, the last change is reported', () => {
  const history = ['status: new → contacted', 'status: contacted → quoted'].map((change) => ({
    at: '2026-11-05T11:00:00.000Z',
    by: 'Ann',
    change,
  }))
  const old: Lead = { ...aLead('HP-AAAAA2'), version: 3, status: 'quoted', history }
  const { message } = errorOf(() => outcome(old, { version: 1, status: 'lost' }))
  expect(message).toContain('(status: contacted → quoted)')
})
