import { expect, test } from 'vitest'
import { aLead } from '../testing/sample-lead.ts'
import { declarations } from '../collections.ts'
import { aSubscriber } from '../testing/store-fixture.ts'
import { storedFormat, unreadElements, UnreadableRecord } from './stored-format.ts'
import type { Lead } from '../leads/lead.ts'

const { leads, subscribers } = declarations
const format = storedFormat(leads)
const sent = {
  id: 'sent',
  letter: 'lead-confirmation',
  to: 'a@example.com',
  state: 'sent',
  attempts: 1,
  nextAttemptAt: '2026-11-05T10:00:00.000Z',
} as const
const later = { ...sent, id: 'later', letter: 'visit-invitation', state: 'waiting' }

/** A lead as the next release writes it. */
const fromNextRelease = {
  ...aLead('HP-AAAAA2'),
  budget: 'under-25k',
  notes: [{ at: '2026-11-05', by: 'Olive', text: 'call', pinned: true }],
  history: [
    { at: '2026-11-05', by: 'the visitor', change: 'Withdrew it', prospectChange: 'withdrew' },
  ],
  mail: [later, { ...sent, opened: 2 }],
}

function readable(stored: unknown): Lead {
  const record = format.read(stored)
  if (record instanceof UnreadableRecord) throw new Error(record.reason)
  return record
}

test('a record of the next release is read, without the emails of an unknown kind', () => {
  const lead = readable(fromNextRelease)
  expect(lead.mail.map(({ id }) => id)).toEqual(['sent'])
  expect(lead.history).toHaveLength(1)
  expect(unreadElements(lead)).toEqual([{ list: 'mail', position: 0, stored: later }])
})

test('what this release does not know is written back, in its place', () => {
  expect(format.toStored(readable(fromNextRelease))).toEqual(fromNextRelease)
  const lead = readable(fromNextRelease)
  const changed = format.write({ ...lead, status: 'won' }, { earlier: lead })
  expect(format.toStored(changed)).toEqual({ ...fromNextRelease, status: 'won' })
})

test('a change that builds the record anew loses nothing that it does not know', () => {
  const lead = readable(fromNextRelease)
  const anew: Lead = { ...aLead('HP-AAAAA2'), notes: lead.notes, history: [], mail: lead.mail }
  expect(format.toStored(format.write(anew, { earlier: lead }))).toEqual({
    ...fromNextRelease,
    history: [],
  })
})

test('a new record with an undeclared key is rejected, and so is a change that adds one', () => {
  const lead = aLead('HP-AAAAA2')
  const added = { ...lead, budget: 'under-25k' }
  expect(() => format.write(added, { earlier: undefined })).toThrow('budget')
  expect(() => format.write(added, { earlier: lead })).toThrow('budget')
  expect(() =>
    format.write({ ...lead, status: 'sold' as 'won' }, { earlier: readable(fromNextRelease) }),
  ).toThrow('status')
})

test('an erasure removes everything that this release does not know', () => {
  const lead = readable(fromNextRelease)
  const left = format.toStored(format.write(lead, { earlier: lead, purge: true }))
  expect(JSON.stringify(left)).not.toMatch(/budget|pinned|opened|visit-invitation/)
})

test('a record with a value of another type is set aside as it is, with the reason but without the value', () => {
  const stored = { ...fromNextRelease, phone: { number: '970-555-0177' } }
  const record = format.read(stored)
  expect(record).toBeInstanceOf(UnreadableRecord)
  expect(record).toMatchObject({ id: 'HP-AAAAA2', stored })
  expect(record).toHaveProperty('reason', expect.stringMatching(/^phone: [^9]*$/))
})

test('an email without an id makes its record unreadable, since nothing could write it back', () => {
  const { id: _, ...row } = later
  expect(format.read({ ...fromNextRelease, mail: [row] })).toBeInstanceOf(UnreadableRecord)
})

test('defaults of the schema apply', () => {
  const consent = { at: '2026-11-05', page: '/', interests: [] }
  const record = storedFormat(subscribers).read({
    ...aSubscriber('a@example.com'),
    consents: [consent],
  })
  expect(record).toMatchObject({ consents: [{ act: 'asked', wording: '' }] })
})
