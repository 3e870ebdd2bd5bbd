import { describe, expect, test } from 'vitest'
import type { Lead } from '../../leads/lead.ts'
import { DuplicateIdError } from '../errors.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { ZodError } from 'zod'
import { referenceChar, addLeadOnce, type OpenFixture } from '../../testing/store-fixture.ts'

export function leadConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: leads`, () => {
    test('a stored lead is unchanged after a restart', async () => {
      const fixture = await open()
      await addLeadOnce(fixture.store, aLead('HP-AAAAA2'))
      const store = await fixture.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(aLead('HP-AAAAA2'))
    })

    test('fields that staff add to a lead are unchanged after a restart', async () => {
      const fixture = await open()
      const worked: Lead = {
        ...aLead('HP-AAAAA2'),
        status: 'won',
        wonValue: 12_000,
        assignee: 'a',
        tags: ['roof'],
        notes: [{ at: '2026-11-05T11:00:00.000Z', by: 'Ann', text: 'Called.' }],
        history: [
          {
            at: '2026-11-05T11:00:00.000Z',
            by: 'Ann',
            change: 'tags',
            detail: '+ roof',
            version: 2,
          },
        ],
      }
      await addLeadOnce(fixture.store, worked)
      const store = await fixture.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(worked)
    })

    test('concurrent callers with one key see each other', async () => {
      const { store } = await open()
      const ids = Array.from({ length: 30 }, (_, n) => `HP-AAAA${referenceChar(n)}2`)
      const answers = await Promise.all(ids.map((id) => addLeadOnce(store, aLead(id, 'same key'))))
      expect(new Set(answers).size).toBe(1)
      expect((await store.leads.newestFirst(0, 100)).total).toBe(1)
    })

    test('a key is found again after a restart', async () => {
      const fixture = await open()
      await addLeadOnce(fixture.store, aLead('HP-AAAAA2', 'a key'))
      expect(await addLeadOnce(await fixture.reopen(), aLead('HP-BBBBB2', 'a key'))).toBe(
        'HP-AAAAA2',
      )
    })

    test('without a key, the latest lead with the same content since a given time is found', async () => {
      const { store } = await open()
      const look = (since: string) =>
        store.leads.transactByForm({ fingerprint: 'words', since }, (found) => ({
          answer: found?.id,
        }))
      await addLeadOnce(store, { ...aLead('HP-AAAAA2'), receivedAt: '2026-11-05T10:00:00.000Z' })
      await addLeadOnce(store, { ...aLead('HP-BBBBB2'), receivedAt: '2026-11-05T11:00:00.000Z' })
      expect(await look('2026-11-05T10:30:00.000Z')).toBe('HP-BBBBB2')
      expect(await look('2026-11-05T11:30:00.000Z')).toBeUndefined()
    })

    test('an id is unique', async () => {
      const { store } = await open()
      await addLeadOnce(store, aLead('HP-AAAAA2', 'one'))
      await expect(addLeadOnce(store, aLead('HP-AAAAA2', 'two'))).rejects.toThrow(DuplicateIdError)
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-AAAAA2', 'one')])
    })

    test('a record that does not match the schema is refused, and other transactions succeed', async () => {
      const fixture = await open()
      const unfit = addLeadOnce(fixture.store, { ...aLead('HP-AAAAA2'), version: 0 })
      const fine = addLeadOnce(fixture.store, aLead('HP-BBBBB2'))
      await expect(unfit).rejects.toThrow(ZodError)
      expect(await fine).toBe('HP-BBBBB2')
      const store = await fixture.reopen()
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('of two concurrent changes to one version, the second sees the first', async () => {
      const { store } = await open()
      await addLeadOnce(store, aLead('HP-AAAAA2'))
      const bump = () =>
        store.leads.transact('HP-AAAAA2', (lead) =>
          lead?.version === 1
            ? { change: { ...lead, version: 2 }, answer: 'changed' }
            : { answer: 'stale' },
        )
      expect((await Promise.all([bump(), bump()])).sort()).toEqual(['changed', 'stale'])
    })

    test('a decider that throws does not affect other transactions', async () => {
      const { store } = await open()
      const broken = store.leads.transact('HP-AAAAA2', () => {
        throw new Error('a bug')
      })
      const fine = addLeadOnce(store, aLead('HP-AAAAA2'))
      await expect(broken).rejects.toThrow('a bug')
      expect(await fine).toBe('HP-AAAAA2')
    })
  })
}
