import { describe, expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import type { Store } from '../store.ts'
import { owner, aSubscriber, mailRow, anOwner, keep, type OpenHome } from './home.ts'

export function outboxConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: outbox`, () => {
    test('gives what is due, oldest first, and not what is settled', async () => {
      const home = await open()
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [
          mailRow('later', '2026-11-05T12:00:00.000Z'),
          mailRow('now', '2026-11-05T10:00:00.000Z'),
        ],
      })
      await home.store.subscribers.settle('a@example.com', () => ({
        add: {
          ...aSubscriber('a@example.com'),
          mail: [mailRow('first', '2026-11-05T09:00:00.000Z')],
        },
        answer: undefined,
      }))
      const due = (store: Store, at: string) => store.outbox.due(new Date(at), 10)
      const found = await due(home.store, '2026-11-05T11:00:00.000Z')
      expect(found.map(({ row }) => row.id)).toEqual(['first', 'now'])
      for (const mail of found) await home.store.outbox.settle(mail, { ...mail.row, state: 'sent' })
      const store = await home.reopen()
      const left = await due(store, '2026-11-06T00:00:00.000Z')
      expect(left.map(({ row }) => row.id)).toEqual(['later'])
      expect((await store.leads.one('HP-AAAAA2'))?.mail[1]?.state).toBe('sent')
    })

    test('a letter to a person of the staff is in it too', async () => {
      const home = await open()
      const mail = [mailRow('to staff', '2026-11-05T09:00:00.000Z')]
      await home.store.people.addOwner({ ...anOwner('a'), mail })
      const store = await home.reopen()
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      expect(due).toEqual({ row: mail[0], about: { kind: 'person', person: await owner(store) } })
      if (due) await store.outbox.settle(due, { ...due.row, state: 'sent' })
      expect((await owner(store))?.mail).toMatchObject([{ state: 'sent' }])
    })

    test('what is sent stays sent, whatever is said of it later', async () => {
      const { store } = await open()
      const row = mailRow('one', '2026-11-05T09:00:00.000Z')
      await keep(store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      if (due) await store.outbox.settle(due, { ...row, state: 'sent' })
      if (due) await store.outbox.settle(due, { ...row, attempts: 1 })
      expect((await store.leads.one('HP-AAAAA2'))?.mail[0]?.state).toBe('sent')
    })

    test('what was dropped while a worker had it in hand stays dropped', async () => {
      const home = await open()
      const row = mailRow('one', '2026-11-05T09:00:00.000Z')
      await keep(home.store, { ...aLead('HP-AAAAA2'), mail: [row] })
      const [due] = await home.store.outbox.due(new Date('2026-11-05T11:00:00.000Z'), 10)
      await home.store.leads.work('HP-AAAAA2', (lead) => ({
        ...(lead && { change: { ...lead, mail: [{ ...row, state: 'dropped', note: 'erased' }] } }),
        answer: undefined,
      }))
      if (due) await home.store.outbox.settle(due, { ...row, state: 'sent', attempts: 1 })
      if (due) await home.store.outbox.settle(due, { ...row, state: 'waiting', attempts: 1 })
      const store = await home.reopen()
      const { mail = [] } = (await store.leads.one('HP-AAAAA2')) ?? {}
      expect(mail).toEqual([{ ...row, state: 'dropped', note: 'erased' }])
      expect(await store.outbox.due(new Date('2026-11-06T11:00:00.000Z'), 10)).toEqual([])
    })

    test('a letter that failed and the one that tells of it are one step', async () => {
      const home = await open()
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [mailRow('one', '2026-11-05T09:00:00.000Z')],
      })
      const at = new Date('2026-11-05T11:00:00.000Z')
      const [due] = await home.store.outbox.due(at, 10)
      const telling = { ...mailRow('two', '2026-11-05T11:00:00.000Z'), about: 'one' }
      if (due) await home.store.outbox.settle(due, { ...due.row, state: 'failed' }, [telling])
      const store = await home.reopen()
      expect((await store.outbox.due(at, 10)).map(({ row }) => row)).toEqual([telling])
      expect((await store.leads.one('HP-AAAAA2'))?.mail.map(({ id }) => id)).toEqual(['one', 'two'])
    })

    test('counts the letters that wait, are tried again, were given up, and says when the last went', async () => {
      const { store } = await open()
      expect(await store.mailCount.figures()).toEqual({ waiting: 0, retried: 0, failed: 0 })
      const at = '2026-11-05T12:00:00.000Z'
      const row = (id: string, more: object) => ({ ...mailRow(id, at), ...more })
      const mail = [
        row('a', {}),
        row('b', { attempts: 2 }),
        row('c', { state: 'failed', attempts: 8 }),
        row('d', { state: 'sent', sentAt: '2026-11-05T13:00:00.000Z' }),
        row('e', { state: 'sent', sentAt: '2026-11-05T12:30:00.000Z' }),
      ]
      await store.whole.add('leads', [{ ...aLead('HP-AAAAA2'), mail }])
      await store.whole.add('quarantined-leads', [{ ...aLead('HP-BBBBB2'), mail: [row('f', {})] }])
      expect(await store.mailCount.figures()).toEqual({
        waiting: 2,
        retried: 1,
        failed: 1,
        lastSentAt: '2026-11-05T13:00:00.000Z',
      })
    })
  })
}
