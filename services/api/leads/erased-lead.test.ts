import { expect, test } from 'vitest'
import { queuedEmail } from '../outbox/outbox-row.ts'
import { aLead } from '../testing/sample-lead.ts'
import { toErasedLead } from './erased-lead.ts'

test('no text of the prospect, of staff or of a mail server is kept', () => {
  const at = '2026-11-05T10:00:00.000Z'
  const mail = {
    ...queuedEmail('row', 'lead-confirmation', 'private@example.com', new Date(at)),
    attempts: 1,
    lastFault: '550 <private@example.com>: no such mailbox',
  }
  const erased = toErasedLead(
    {
      ...aLead('HP-AAAAA2'),
      name: 'private',
      email: 'private@example.com',
      phone: 'private',
      message: 'private',
      extra: { budget: 'private' },
      page: '/private',
      landing: '/private',
      referrer: 'private',
      campaign: 'private',
      honeypot: 'private',
      idempotencyKey: 'private',
      fingerprint: 'private',
      assignee: 'private',
      tags: ['private'],
      mergedTags: ['private'],
      notes: [{ at, by: 'Sam', text: 'private' }],
      lostReason: 'private',
      history: [
        { at, by: 'Sam', change: 'status: new → lost', detail: 'private' },
        { at, by: 'the visitor', change: 'private', prospectChange: 'corrected' },
        { at, by: 'Sam', change: 'files added', detail: 'private.pdf' },
        // As earlier releases wrote it.
        { at, by: 'Sam', change: 'Added: private.pdf' },
      ],
      mail: [
        mail,
        { ...mail, id: 'sent', state: 'sent' },
        { ...mail, id: 'failed', state: 'failed' },
      ],
      attachments: [
        {
          id: '3f2b8c1e-6d4a-4f0e-9a7b-1c2d3e4f5a6b',
          name: 'private.pdf',
          kind: 'pdf',
          bytes: 1,
          at,
          sha256: 'private',
        },
      ],
    },
    { erasure: { requestedBy: 'prospect' }, now: new Date(at), office: [] },
  )
  expect(JSON.stringify(erased)).not.toContain('private')
})

test('what was quoted, won and chosen from the list of reasons is kept for the figures', () => {
  const quote = { amount: 9_000, sentOn: '2026-11-05' }
  const outcome = { lostOn: '2026-11-20', lostBecause: 'price' }
  const erased = toErasedLead(
    { ...aLead('HP-AAAAA2'), status: 'lost', quote, outcome },
    { erasure: { requestedBy: 'staff' }, now: new Date('2026-11-26T10:00:00.000Z'), office: [] },
  )
  expect(erased).toMatchObject({ status: 'lost', quote, outcome })
})
