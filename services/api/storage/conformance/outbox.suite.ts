import { describe, expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import type { Store } from '../../store.ts'
import {
  owner,
  aSubscriber,
  outboxRow,
  anOwner,
  addLeadOnce,
  type OpenFixture,
} from '../../testing/store-fixture.ts'

export function outboxConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: outbox`, () => {
    test('lists due emails, oldest first, and no finished ones', async () => {
      const fixture = await open()
      await addLeadOnce(fixture.store, {
        ...aLead('HP-AAAAA2'),
        mail: [
          outboxRow('later', '2026-11-05T12:00:00.000Z'),
          outboxRow('now', '2026-11-05T10:00:00.000Z'),
        ],
      })
      await fixture.store.subscribers.transactByEmail('a@example.com', () => ({
        add: {
          ...aSubscriber('a@example.com'),
          mail: [outboxRow('first', '2026-11-05T09:00:00.000Z')],
        },
        answer: undefined,
      }))
      const due = (store: Store, at: string) => store.outbox.due(new Date(at), 10)
      const found = await due(fixture.store, '2026-11-05T11:00:00.000Z')
      expect(found.map(({ row }) => row.id)).toEqual(['first', 'now'])
      for (const mail of found)
        await fixture.store.outbox.recordOutcome(mail, { ...mail.row, state: 'sent' })
      const store = await fixture.reopen()
      const left = await due(store, '2026-11-06T00:00:00.000Z')
      expect(left.map(({ row }) => row.id)).toEqual(['later'])
      expect((await store.leads.one('HP-AAAAA2'))?.mail[1]?.state).toBe('sent')
    })

    test('is not late by a year after the clock was a year ahead, and keeps reminders for their time', async () => {
      const { store } = await open()
      const ahead = '2027-11-05T10:00:00.000Z'
      const row = (id: string, letter: OutboxRow['letter'], attempts: number) => ({
        ...outboxRow(id, ahead),
        letter,
        attempts,
      })
      const mail = [
        row('first', 'guide', 0),
        row('retry', 'guide', 7),
        row('reminder', 'reminder-50', 0),
        row('repeated reminder', 'reminder-80', 1),
        { ...outboxRow('later', '2026-11-05T20:00:00.000Z'), attempts: 7 },
      ]
      await addLeadOnce(store, { ...aLead('HP-AAAAA2'), mail })
      const due = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      expect(due.map(({ row: { id } }) => id).sort()).toEqual([
        'first',
        'repeated reminder',
        'retry',
      ])
    })

    test('contains emails to staff members too', async () => {
      const fixture = await open()
      const mail = [outboxRow('to staff', '2026-11-05T09:00:00.000Z')]
      await fixture.store.people.addOwner({ ...anOwner('a'), mail })
      const store = await fixture.reopen()
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      expect(due).toMatchObject({
        row: mail[0],
        collection: 'people',
        record: await owner(store),
      })
      if (due) await store.outbox.recordOutcome(due, { ...due.row, state: 'sent' })
      expect((await owner(store))?.mail).toMatchObject([{ state: 'sent' }])
    })

    test('a sent email stays sent, whatever is recorded later', async () => {
      const { store } = await open()
      const row = outboxRow('one', '2026-11-05T09:00:00.000Z')
      await addLeadOnce(store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      if (due) await store.outbox.recordOutcome(due, { ...row, state: 'sent' })
      if (due) await store.outbox.recordOutcome(due, { ...row, attempts: 1 })
      expect((await store.leads.one('HP-AAAAA2'))?.mail[0]?.state).toBe('sent')
    })

    test('an email that was dropped while a worker had claimed it stays dropped', async () => {
      const fixture = await open()
      const row = outboxRow('one', '2026-11-05T09:00:00.000Z')
      await addLeadOnce(fixture.store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await fixture.store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      await fixture.store.leads.transact('HP-AAAAA2', (lead) => ({
        ...(lead && { change: { ...lead, mail: [{ ...row, state: 'dropped', note: 'erased' }] } }),
        answer: undefined,
      }))
      if (due) await fixture.store.outbox.recordOutcome(due, { ...row, state: 'sent', attempts: 1 })
      if (due)
        await fixture.store.outbox.recordOutcome(due, { ...row, state: 'waiting', attempts: 1 })
      const store = await fixture.reopen()
      const { mail = [] } = (await store.leads.one('HP-AAAAA2')) ?? {}
      expect(mail).toEqual([{ ...row, state: 'dropped', note: 'erased' }])
      expect(await store.outbox.due(new Date('2026-11-06T11:00:00.000Z'), 10)).toEqual([])
    })

    test('a failed email and the notice of it are one transaction', async () => {
      const fixture = await open()
      await addLeadOnce(fixture.store, {
        ...aLead('HP-AAAAA2'),
        mail: [outboxRow('one', '2026-11-05T09:00:00.000Z')],
      })
      const at = new Date('2026-11-05T11:00:00.000Z')
      const [due] = await fixture.store.outbox.due(at, 10)
      const telling = { ...outboxRow('two', '2026-11-05T11:00:00.000Z'), about: 'one' }
      if (due)
        await fixture.store.outbox.recordOutcome(due, { ...due.row, state: 'failed' }, [telling])
      const store = await fixture.reopen()
      expect((await store.outbox.due(at, 10)).map(({ row }) => row)).toEqual([telling])
      expect((await store.leads.one('HP-AAAAA2'))?.mail.map(({ id }) => id)).toEqual(['one', 'two'])
    })

    test('recording an outcome twice changes nothing and adds no second notice', async () => {
      const { store } = await open()
      await addLeadOnce(store, {
        ...aLead('HP-AAAAA2'),
        mail: [outboxRow('one', '2026-11-05T09:00:00.000Z')],
      })
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      const notice = { ...outboxRow('two', '2026-11-06T11:00:00.000Z'), about: 'one' }
      // If the connection breaks during a commit, it is unknown whether it was committed.
      for (let time = 0; time < 2; time += 1)
        if (due) await store.outbox.recordOutcome(due, { ...due.row, state: 'failed' }, [notice])
      const { mail = [] } = (await store.leads.one('HP-AAAAA2')) ?? {}
      expect(mail.map(({ id, state }) => [id, state])).toEqual([
        ['one', 'failed'],
        ['two', 'waiting'],
      ])
    })

    test('counts waiting, retried and failed emails, and has the time of the last sent one', async () => {
      const { store } = await open()
      const none = { waiting: 0, retried: 0, failed: 0, newer: 0 }
      expect(await store.mailQueue.stats()).toEqual(none)
      const at = '2026-11-05T12:00:00.000Z'
      const row = (id: string, more: object) => ({ ...outboxRow(id, at), ...more })
      const mail = [
        row('a', {}),
        row('b', { attempts: 2 }),
        row('c', { state: 'failed', attempts: 8 }),
        row('d', { state: 'sent', sentAt: '2026-11-05T13:00:00.000Z' }),
        row('e', { state: 'sent', sentAt: '2026-11-05T12:30:00.000Z' }),
      ]
      await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), mail }])
      await store.bulk.add('quarantined-leads', [{ ...aLead('HP-BBBBB2'), mail: [row('f', {})] }])
      expect(await store.mailQueue.stats()).toEqual({
        waiting: 2,
        retried: 1,
        failed: 1,
        newer: 0,
        lastSentAt: '2026-11-05T13:00:00.000Z',
      })
      expect(await store.mailQueue.failureStats()).toEqual({ retried: 1, failed: 1 })
    })

    test('the emails with an article are counted and stopped, without tests and other articles', async () => {
      const fixture = await open()
      const row = (id: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
        ...outboxRow(id, '2026-11-05T10:00:00.000Z'),
        letter: 'article',
        page: '/blog/snow',
        ...more,
      })
      const mail = [
        row('sent', { state: 'sent', attempts: 1 }),
        row('undelivered', { state: 'dropped', attempts: 1 }),
        row('unsubscribed', { state: 'dropped' }),
        row('waiting'),
        row('another', { page: '/blog/mud' }),
        row('guide', { letter: 'guide' }),
      ]
      await fixture.store.bulk.add('subscribers', [{ ...aSubscriber('a@example.com'), mail }])
      const test = row('test', { letter: 'article-test' })
      await fixture.store.people.addOwner({ ...anOwner('a'), mail: [test] })
      const { mailings, subscribers } = await fixture.reopen()
      expect(await mailings.countEmails('/blog/snow')).toEqual({
        sent: 1,
        waiting: 1,
        undelivered: 1,
      })
      expect(await mailings.stop('/blog/snow', 'stopped')).toBe(1)
      const left = (await subscribers.one('id of a@example.com'))?.mail ?? []
      expect(left.filter(({ state }) => state === 'waiting').map(({ id }) => id)).toEqual([
        'another',
        'guide',
      ])
    })

    test('a retry by staff makes waiting retries due at once, and nothing else', async () => {
      const fixture = await open()
      const later = '2026-11-05T18:00:00.000Z'
      const mail = [
        { ...outboxRow('tried', later), attempts: 3, lastFault: '451' },
        { ...outboxRow('reminder', later) },
        { ...outboxRow('failed', later), state: 'failed' as const, attempts: 8 },
      ]
      await fixture.store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), mail }])
      await fixture.store.people.addOwner({
        ...anOwner('a'),
        mail: [{ ...outboxRow('test', later), attempts: 1 }],
      })
      const now = new Date('2026-11-05T12:00:00.000Z')
      expect(await fixture.store.outbox.due(now, 10)).toEqual([])
      expect(await fixture.store.mailQueue.retryNow(now)).toBe(2)
      const store = await fixture.reopen()
      const due = await store.outbox.due(now, 10)
      expect(due.map(({ row }) => [row.id, row.attempts, row.nextAttemptAt]).sort()).toEqual([
        ['test', 1, now.toISOString()],
        ['tried', 3, now.toISOString()],
      ])
    })
  })
}

export function deadLetterConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: failed emails`, () => {
    test('are listed, the latest first, until somebody acts on them', async () => {
      const fixture = await open()
      const failed = (id: string, at: string) => ({
        ...outboxRow(id, at),
        state: 'failed' as const,
      })
      await addLeadOnce(fixture.store, {
        ...aLead('HP-AAAAA2'),
        mail: [
          failed('old', '2026-11-05T09:00:00.000Z'),
          outboxRow('w', '2026-11-05T09:00:00.000Z'),
        ],
      })
      await fixture.store.people.addOwner({
        ...anOwner('a'),
        mail: [failed('new', '2026-11-05T10:00:00.000Z')],
      })
      const store = await fixture.reopen()
      const { deadLetters } = store
      expect(
        (await deadLetters.list(10)).map(({ collection, recordId, row }) => [
          collection,
          recordId,
          row.id,
        ]),
      ).toEqual([
        ['people', 'a', 'new'],
        ['leads', 'HP-AAAAA2', 'old'],
      ])
      expect(await deadLetters.list(1)).toHaveLength(1)
      const again = () => deadLetters.change('old', (row) => ({ ...row, state: 'waiting' }))
      expect((await Promise.all([again(), again()])).sort()).toEqual([false, true])
      expect(await deadLetters.change('w', (row) => row)).toBe(false)
      expect((await deadLetters.list(10)).map(({ row }) => row.id)).toEqual(['new'])
      expect((await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)).length).toBe(2)
    })
  })
}
