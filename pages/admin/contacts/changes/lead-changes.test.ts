import { expect, test } from 'vitest'
import { describeChange } from '../lead-labels.tsx'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { versionTracker } from './lead-changes.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { testForm } from '../../../../services/api/testing/test-firm.ts'
import * as patches from './lead-patch.ts'

const inversePatch = (before: LeadView, patch: patches.LeadPatch) =>
  patches.inversePatch(before, patch, testForm)
const applyPatch = (before: LeadView, patch: patches.LeadPatch) =>
  patches.applyPatch(before, patch, testForm)

test('quick changes by one user are each based on the previous one', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 1, 2)
  versions.record('HP-AAAAA2', 2, 3)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(3)
})

test('a change is never based on someone else’s unseen version', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 1, 2)
  // Someone else made the change from version 2 to 3.
  versions.record('HP-AAAAA2', 3, 4)
  expect(versions.latest('HP-AAAAA2', 1)).toBe(2)
  expect(versions.latest('HP-BBBBB2', 1)).toBe(1)
})

test('a change without effect creates no version', () => {
  const versions = versionTracker()
  versions.record('HP-AAAAA2', 2, 2)
  expect(versions.latest('HP-AAAAA2', 2)).toBe(2)
})

test('an undo restores the changed fields only', () => {
  const before = leadViewFixture({
    status: 'won',
    wonValue: 9_000,
    tags: ['roof'],
    assignee: 'olive',
  })
  expect(inversePatch(before, { status: 'lost' })).toEqual({ status: 'won', wonValue: 9_000 })
  expect(inversePatch(before, { assignee: null })).toEqual({ assignee: 'olive' })
  expect(inversePatch(before, { tags: [] })).toEqual({ tags: ['roof'] })
  expect(inversePatch(before, { wonValue: 1 })).toEqual({ wonValue: 9_000 })
  expect(inversePatch(leadViewFixture(), { assignee: 'olive' })).toEqual({ assignee: null })
})

test('a corrected name, email or phone can be undone', () => {
  const before = leadViewFixture({ email: 'june@exmaple.com' })
  expect(inversePatch(before, { email: 'june@example.com' })).toEqual({ email: 'june@exmaple.com' })
  expect(applyPatch(before, { phone: '970-555-0199' })).toMatchObject({ phone: '970-555-0199' })
})

test('every corrected contact detail is named as on the form', () => {
  const words = (patch: patches.LeadPatch) => describeChange(patch, String, testForm)
  expect(words({ phone: '970-555-0199' })).toBe('Phone: 970-555-0199.')
  expect(words({ bestTime: 'evening' })).toBe('Best time to call: Evening.')
  expect(words({ town: 'Frisco' })).toBe('Town or address: Frisco.')
  expect(words({ town: '' })).toBe('No town or address.')
})

test('a note can’t be undone', () => {
  expect(inversePatch(leadViewFixture(), { note: 'Called.' })).toBeUndefined()
})

test('a logged call is taken back, with the status that it changed', () => {
  const reached = { how: 'call', outcome: 'reached' } as const
  expect(inversePatch(leadViewFixture(), { attempt: reached })).toEqual({
    attempt: null,
    status: 'new',
  })
  const quoted = leadViewFixture({ status: 'quoted' })
  expect(inversePatch(quoted, { attempt: reached })).toEqual({ attempt: null })
  expect(applyPatch(leadViewFixture(), { attempt: reached }).status).toBe('contacted')
  const voicemail = { how: 'call', outcome: 'voicemail' } as const
  expect(applyPatch(leadViewFixture(), { attempt: voicemail }).status).toBe('new')
})

test('a next step can be undone, a visit, of which people are told, and a deleted note can’t', () => {
  const call = { action: 'set', what: 'call', day: '2026-11-09', note: '' } as const
  expect(inversePatch(leadViewFixture(), { step: call })).toEqual({ step: { action: 'cancel' } })
  const at = '2026-11-09T07:00:00.000Z'
  const nextStep = { what: 'call', day: '2026-11-09', at, who: 'sam', note: '' }
  const before = leadViewFixture({ nextStep })
  expect(inversePatch(before, { step: { action: 'done' } })).toEqual({
    step: { ...call, who: 'sam', snoozedUntil: null },
  })
  const snooze = { action: 'snooze', until: '2026-11-20' } as const
  const snoozed = leadViewFixture({ nextStep: { ...nextStep, snoozedUntil: '2026-11-16' } })
  for (const [one, until] of [
    [before, null],
    [snoozed, '2026-11-16'],
  ] as const)
    expect(inversePatch(one, { step: snooze })).toMatchObject({ step: { snoozedUntil: until } })
  const visit = { address: 'Vail', minutes: 60, access: '', invites: true }
  const booked = { ...call, what: 'visit', time: '09:30', visit } as const
  expect(inversePatch(leadViewFixture(), { step: booked })).toBeUndefined()
  const notes = [{ at, by: 'Sam', text: 'Gate 1' }]
  const noted = leadViewFixture({ notes })
  expect(inversePatch(noted, { changedNote: { index: 0, text: null } })).toBeUndefined()
  expect(inversePatch(noted, { changedNote: { index: 0, text: 'Gate 2' } })).toEqual({
    changedNote: { index: 0, at, text: 'Gate 1' },
  })
})

test('the optimistic state equals the service’s: a new status clears the won value', () => {
  const won = leadViewFixture({ status: 'won', wonValue: 9_000 })
  expect(applyPatch(won, { status: 'quoted' }).wonValue).toBeUndefined()
  expect(applyPatch(won, { assignee: 'sam' })).toMatchObject({ wonValue: 9_000, assignee: 'sam' })
  expect(applyPatch(won, { wonValue: null }).wonValue).toBeUndefined()
})

test('an undo restores the quote, the day of winning and the reason of losing', () => {
  const contacted = leadViewFixture({ status: 'contacted' })
  const noQuote = { amount: null, sentOn: null, followUpOn: null }
  expect(inversePatch(contacted, { status: 'quoted' })).toEqual({
    status: 'contacted',
    quote: noQuote,
  })
  const quoted = leadViewFixture({ status: 'quoted', quote: { amount: 900, sentOn: '2026-11-05' } })
  expect(inversePatch(quoted, { quote: { amount: 1_000 } })).toEqual({
    quote: { amount: 900, sentOn: '2026-11-05', followUpOn: null },
  })
  const won = leadViewFixture({ status: 'won', wonValue: 5, outcome: { wonOn: '2026-11-05' } })
  expect(inversePatch(won, { status: 'lost' })).toEqual({
    ...{ status: 'won', wonValue: 5, outcome: { wonOn: '2026-11-05' } },
  })
  expect(inversePatch(won, { outcome: { wonOn: '2026-11-01' } })).toEqual({
    outcome: { wonOn: '2026-11-05' },
  })
  const lost = leadViewFixture({ status: 'lost', outcome: { lostOn: '2026-11-05' } })
  expect(inversePatch(lost, { outcome: { lostBecause: 'price' } })).toMatchObject({
    outcome: { lostBecause: null },
  })
  expect(inversePatch(lost, { status: 'contacted' })).toEqual({
    ...{ status: 'lost', lostReason: null },
    outcome: { lostOn: '2026-11-05', lostBecause: null },
  })
})

test('the optimistic state has the parts of a quote that the change names', () => {
  const quoted = leadViewFixture({ status: 'quoted', quote: { amount: 900, sentOn: '2026-11-05' } })
  const change = { quote: { amount: null, followUpOn: '2026-11-12' } }
  expect(applyPatch(quoted, change).quote).toEqual({
    sentOn: '2026-11-05',
    followUpOn: '2026-11-12',
  })
})
