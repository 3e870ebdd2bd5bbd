import { expect, test } from 'vitest'
import { everyHour, testForm } from '../../testing/test-firm.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { leadChange } from '../contract.ts'
import { visitBooked, visitCanceled, visitReminder, visitToStaff } from '../emails/visits.ts'
import type { Lead } from '../lead.ts'
import { decideChange } from './lead-change.ts'

const olive = { id: 'olive', name: 'Olive Owner', email: 'olive@example.com' }
const sam = { id: 'sam', name: 'Sam Staff', email: 'sam@example.com' }
const now = new Date('2026-11-05T17:00:00.000Z')
const lead = aLead('HP-AAAAA2')

function after(before: Lead, body: object, at = now): Lead {
  const change = leadChange(testForm).parse({ version: before.version, ...body })
  const context = {
    by: olive.name,
    byId: olive.id,
    form: testForm,
    at,
    responseSla: everyHour,
    colleagues: [olive, sam],
    lostReasons: [],
  }
  return decideChange(before, change, context).change ?? before
}
const step = (before: Lead, change: object, at = now) => after(before, { step: change }, at)

const visit = {
  action: 'set',
  what: 'visit',
  day: '2026-11-12',
  time: '09:30',
  who: 'sam',
  note: 'Bring the long ladder',
  visit: { address: '12 Mill Creek, Vail', access: 'Gate 4711' },
}
const kinds = { visitBooked, visitCanceled, visitReminder, visitToStaff }
/** The rows that a change added, by kind and reader. */
const added = (before: Lead, changed: Lead) =>
  changed.mail
    .slice(before.mail.length)
    .flatMap((row) =>
      Object.entries(kinds).flatMap(([name, kind]) =>
        kind.is(row) ? [`${name} ${row.to} ${row.nextAttemptAt}`] : [],
      ),
    )

test('a next step has a day, a person and a time if it matters', () => {
  const called = step(lead, { action: 'set', what: 'call', day: '2026-11-09', note: 'Ask for Jo' })
  // Midnight in Denver.
  expect(called.nextStep).toEqual({
    what: 'call',
    day: '2026-11-09',
    at: '2026-11-09T07:00:00.000Z',
    who: 'olive',
    note: 'Ask for Jo',
  })
  const timed = step(called, { action: 'set', what: 'call', day: '2026-11-09', time: '14:30' })
  expect(timed.nextStep?.at).toBe('2026-11-09T21:30:00.000Z')
  expect(timed.history.at(-1)).toMatchObject({
    change: 'next step',
    detail: 'Call, 2026-11-09 14:30',
  })
})

test('whoever the lead is assigned to does the next step, and so does the next assignee', () => {
  const assigned = after(lead, {
    assignee: 'sam',
    step: { action: 'set', what: 'quote', day: '2026-11-09' },
  })
  expect(assigned.nextStep?.who).toBe('sam')
  expect(after(assigned, { assignee: 'olive' }).nextStep?.who).toBe('olive')
  const other = step(assigned, { action: 'set', what: 'call', day: '2026-11-09', who: 'olive' })
  expect(after(other, { assignee: null }).nextStep?.who).toBe('olive')
})

test('a step is snoozed, done and canceled', () => {
  const called = step(lead, { action: 'set', what: 'call', day: '2026-11-05' })
  const snoozed = step(called, { action: 'snooze', until: '2026-11-16' })
  expect(snoozed.nextStep).toMatchObject({
    day: '2026-11-05',
    snoozedUntil: '2026-11-16',
    snoozedAt: '2026-11-16T07:00:00.000Z',
  })
  expect(() => step(called, { action: 'snooze', until: '2026-11-05' })).toThrow('wrong_fields')
  expect(() => step(lead, { action: 'snooze', until: '2026-11-16' })).toThrow('wrong_fields')
  const done = step(snoozed, { action: 'done' })
  expect(done.nextStep).toBeUndefined()
  expect(done.history.at(-1)).toMatchObject({
    change: 'next step done',
    detail: 'Call, 2026-11-05',
  })
  expect(step(called, { action: 'cancel' }).nextStep).toBeUndefined()
  expect(snoozed.answeredAt).toBeUndefined()
})

test('a snoozed step stays snoozed while its day stays, and is set with the day until which it was', () => {
  const call = { action: 'set', what: 'call', day: '2026-11-05' }
  const snoozed = step(step(lead, call), { action: 'snooze', until: '2026-11-16' })
  expect(step(snoozed, { ...call, note: 'Ask for Jo' }).nextStep).toMatchObject({
    note: 'Ask for Jo',
    snoozedUntil: '2026-11-16',
  })
  expect(step(snoozed, { ...call, day: '2026-11-06' }).nextStep).not.toHaveProperty('snoozedUntil')
  expect(step(snoozed, { ...call, snoozedUntil: null }).nextStep).not.toHaveProperty('snoozedAt')
  const again = step(step(snoozed, { action: 'done' }), { ...call, snoozedUntil: '2026-11-16' })
  expect(again.nextStep).toEqual(snoozed.nextStep)
  const body = { version: 1, step: { ...visit, snoozedUntil: '2026-11-16' } }
  expect(leadChange(testForm).safeParse(body).success).toBe(false)
})

test('a booked visit tells the customer and the person, and reminds the customer the day before', () => {
  const booked = step(lead, visit)
  expect(booked.visits).toMatchObject([
    {
      state: 'booked',
      sequence: 0,
      at: '2026-11-12T16:30:00.000Z',
      minutes: 60,
      whoName: 'Sam Staff',
    },
  ])
  expect(booked.nextStep).toMatchObject({ what: 'visit', visit: booked.visits?.[0]?.id })
  expect(added(lead, booked)).toEqual([
    'visitBooked ann@example.com 2026-11-05T17:00:10.000Z',
    'visitReminder ann@example.com 2026-11-11T17:00:00.000Z',
    'visitToStaff sam@example.com 2026-11-05T17:00:10.000Z',
  ])
})

test('a visit within a day has no reminder, and one without an email address or an invitation tells the person alone', () => {
  const soon = step(lead, { ...visit, day: '2026-11-06' })
  expect(added(lead, soon).filter((row) => row.startsWith('visitReminder'))).toEqual([])
  const unreachable = { ...lead, email: '' }
  expect(added(unreachable, step(unreachable, visit))).toEqual([
    'visitToStaff sam@example.com 2026-11-05T17:00:10.000Z',
  ])
  const quiet = { ...visit, visit: { ...visit.visit, invites: false } }
  expect(added(lead, step(lead, quiet))).toHaveLength(1)
})

test('a moved visit keeps its id with a higher sequence, and the earlier reminder is dropped', () => {
  const booked = step(lead, visit)
  const moved = step(booked, { ...visit, day: '2026-11-13' })
  expect(moved.visits).toMatchObject([
    { id: booked.visits?.[0]?.id, day: '2026-11-13', sequence: 1 },
  ])
  const [reminder] = booked.mail.filter((row) => visitReminder.is(row))
  if (!reminder) throw new Error('There is no reminder.')
  const composing = { row: reminder, context: undefined as never, now }
  expect(visitReminder.dropWhen?.(booked, composing)).toBeUndefined()
  expect(visitReminder.dropWhen?.(moved, composing)).toBe('the visit was changed by then')
  expect(step(moved, { ...visit, day: '2026-11-13' })).toBe(moved)
})

/** The lead after its emails were sent that are due within the minute. */
const sent = (before: Lead): Lead => ({
  ...before,
  mail: before.mail.map((row) =>
    row.nextAttemptAt < '2026-11-05T17:01' ? { ...row, state: 'sent', attempts: 1 } : row,
  ),
})
/** Why each email about the visit that waits would not be sent now. */
const dropped = (changed: Lead) =>
  changed.mail
    .filter(({ state }) => state === 'waiting')
    .flatMap((row) =>
      Object.entries(kinds).flatMap(([name, kind]) =>
        kind.is(row)
          ? [
              `${name} ${row.to}: ${kind.dropWhen?.(changed, { row, context: undefined as never, now }) ?? 'sent'}`,
            ]
          : [],
      ),
    )

test('a new gate code tells the person alone, and a new note nobody', () => {
  const booked = sent(step(lead, visit))
  const access = step(booked, { ...visit, visit: { ...visit.visit, access: 'Gate 1147' } })
  expect(added(booked, access)).toEqual([
    'visitReminder ann@example.com 2026-11-11T17:00:00.000Z',
    'visitToStaff sam@example.com 2026-11-05T17:00:10.000Z',
  ])
  const noted = step(booked, { ...visit, note: 'Bring two ladders' })
  expect(added(booked, noted)).toEqual([])
  expect(noted.visits).toEqual(booked.visits)
})

test('a change for staff keeps the customer’s emails that were not sent yet, once each', () => {
  const change =
    (access: string, at = now) =>
    (before: Lead) =>
      step(before, { ...visit, visit: { ...visit.visit, access } }, at)
  const twice = change('Gate 2')(change('Gate 1')(step(lead, visit)))
  const toCustomer = dropped(twice).filter((row) => row.includes('ann@') && row.endsWith(': sent'))
  expect(toCustomer).toEqual([
    'visitBooked ann@example.com: sent',
    'visitReminder ann@example.com: sent',
  ])
  // The mail server was down when the reminder was due.
  const late = new Date('2026-11-11T18:00:00.000Z')
  const booked = sent(step(lead, visit))
  expect(added(booked, change('Gate 3', late)(booked))).toContain(
    'visitReminder ann@example.com 2026-11-11T18:00:10.000Z',
  )
})

test('a visit that is moved without telling the customer takes away the appointment that they have', () => {
  const quiet = { ...visit, day: '2026-11-13', visit: { ...visit.visit, invites: false } }
  const booked = sent(step(lead, visit))
  const moved = step(booked, quiet)
  expect(moved.visits).toMatchObject([
    { id: booked.visits?.[0]?.id, state: 'canceled', day: '2026-11-12', sequence: 1 },
    { state: 'booked', day: '2026-11-13', sequence: 1, replaces: booked.visits?.[0]?.id },
  ])
  expect(moved.nextStep?.visit).toBe(moved.visits?.[1]?.id)
  expect(added(booked, moved)).toEqual([
    'visitCanceled ann@example.com 2026-11-05T17:00:10.000Z',
    'visitToStaff sam@example.com 2026-11-05T17:00:10.000Z',
  ])
  expect(dropped(moved)).toContain('visitCanceled ann@example.com: sent')
  expect(dropped(moved)).toContain('visitReminder ann@example.com: the visit was canceled by then')
  // One after the other is no difference.
  const silent = step(booked, { ...visit, visit: { ...visit.visit, invites: false } })
  expect(added(booked, silent).filter((row) => row.includes('ann@'))).toEqual([])
  expect(dropped(step(silent, quiet))).toContain('visitCanceled ann@example.com: sent')
  expect(dropped(step(silent, { action: 'cancel' }))).toContain(
    'visitCanceled ann@example.com: sent',
  )
  // A customer who never had it isn't told.
  const never = step(step(lead, { ...quiet, day: '2026-11-12' }), quiet)
  expect(never.visits).toHaveLength(1)
})

test('a visit that goes to somebody else leaves the calendar of the first', () => {
  const booked = step(lead, visit)
  const given = step(booked, { ...visit, who: 'olive' })
  expect(added(booked, given)).toContain('visitToStaff sam@example.com 2026-11-05T17:00:10.000Z')
  expect(added(booked, given)).toContain('visitToStaff olive@example.com 2026-11-05T17:00:10.000Z')
})

test('a canceled visit tells both, and a visit that is done nobody', () => {
  const booked = step(lead, visit)
  const canceled = step(booked, { action: 'cancel' })
  expect(canceled.visits).toMatchObject([{ state: 'canceled', sequence: 1 }])
  expect(added(booked, canceled)).toEqual([
    'visitCanceled ann@example.com 2026-11-05T17:00:10.000Z',
    'visitToStaff sam@example.com 2026-11-05T17:00:10.000Z',
  ])
  const done = step(booked, { action: 'done' })
  expect(done.visits).toMatchObject([{ state: 'done', sequence: 0 }])
  expect(added(booked, done)).toEqual([])
})

test('nobody is told that a visit was canceled of which they never heard', () => {
  const canceled = step(step(lead, visit), { action: 'cancel' })
  const [row] = canceled.mail.filter((one) => visitCanceled.is(one))
  if (!row) throw new Error('There is no email.')
  const reason = visitCanceled.dropWhen?.(canceled, { row, context: undefined as never, now })
  expect(reason).toBe('they were never told of the visit')
})

test('a booked visit is not forgotten over another step', () => {
  const booked = step(lead, visit)
  for (const change of [
    { action: 'set', what: 'call', day: '2026-11-09' },
    { action: 'snooze', until: '2026-11-16' },
  ])
    expect(() => step(booked, change)).toThrow('wrong_fields')
})

test('a visit is booked for a time to come; one that is over can still be corrected', () => {
  expect(() => step(lead, { ...visit, day: '2026-11-05', time: '09:59' })).toThrow('wrong_fields')
  const booked = step(lead, { ...visit, day: '2026-11-05', time: '10:01' })
  const later = new Date('2026-11-06T17:00:00.000Z')
  const note = { ...visit, day: '2026-11-05', time: '10:01', note: 'Nobody was there' }
  expect(step(booked, note, later).nextStep?.note).toBe('Nobody was there')
})

test('a visit needs a time and an address', () => {
  for (const fields of [{ time: undefined }, { visit: undefined }, { visit: { address: '' } }]) {
    const body = { version: 1, step: { ...visit, ...fields } }
    expect(leadChange(testForm).safeParse(body).success).toBe(false)
  }
  expect(() => step(lead, { ...visit, who: 'nobody' })).toThrow('wrong_fields')
})

test('a corrected address of the customer gets the appointment of a visit to come, once and not at once', () => {
  const booked = sent(step(lead, visit))
  const corrected = after(booked, { email: 'ann.ridge@example.com' })
  expect(added(booked, corrected)).toEqual([
    'visitBooked ann.ridge@example.com 2026-11-05T17:00:10.000Z',
    'visitReminder ann.ridge@example.com 2026-11-11T17:00:00.000Z',
  ])
  // Another spelling is the same address, and the first one has the appointment.
  expect(added(corrected, after(corrected, { email: 'Ann.Ridge@example.com' }))).toEqual([])
  const back = after(corrected, { email: 'ann@example.com' })
  expect(added(corrected, back)).toEqual([])
  expect(dropped(back).sort()).toEqual([
    'visitBooked ann.ridge@example.com: the address was corrected',
    'visitReminder ann.ridge@example.com: the address was corrected',
    'visitReminder ann@example.com: sent',
  ])
})

test('the day to follow up on a quote is the next step, unless another one is set', () => {
  const quoted = after(lead, { status: 'quoted', quote: { followUpOn: '2026-11-12' } })
  expect(quoted.nextStep).toMatchObject({ what: 'follow-up', day: '2026-11-12', who: 'olive' })
  const moved = after(quoted, { quote: { followUpOn: '2026-11-19' } })
  expect(moved.nextStep).toMatchObject({ what: 'follow-up', day: '2026-11-19' })
  expect(after(moved, { quote: { amount: 900 } }).nextStep).toEqual(moved.nextStep)
  expect(after(moved, { quote: { followUpOn: null } }).nextStep).toBeUndefined()
  const call = step(quoted, { action: 'set', what: 'call', day: '2026-11-09' })
  expect(after(call, { quote: { followUpOn: '2026-11-19' } }).nextStep).toEqual(call.nextStep)
  const done = step(quoted, { action: 'done' })
  expect(after(done, { quote: { followUpOn: '2026-11-19' } }).nextStep?.day).toBe('2026-11-19')
})

test('an answer to a quote ends the step to follow up on it, and its undo brings it back', () => {
  const quoted = after(lead, { status: 'quoted', quote: { followUpOn: '2026-11-12' } })
  for (const status of ['won', 'lost', 'contacted']) {
    const closed = after(quoted, { status })
    expect(closed.nextStep).toBeUndefined()
    expect(closed.history.at(-1)?.change).toBe('next step canceled')
    expect(after(closed, { status: 'quoted' }).nextStep).toEqual(quoted.nextStep)
  }
  const call = step(quoted, { action: 'set', what: 'call', day: '2026-11-09' })
  expect(after(call, { status: 'won' }).nextStep).toEqual(call.nextStep)
})
