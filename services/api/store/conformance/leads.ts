import { describe, expect, test } from 'vitest'
import type { Lead } from '../../records/lead.ts'
import { IdTaken } from '../../records/refusals.ts'
import { aLead } from '../../records/sample-lead.ts'
import { ZodError } from 'zod'
import { letter, keep, type OpenHome } from './home.ts'

export function leadConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: leads`, () => {
    test('a kept lead is there after a restart, as it was', async () => {
      const home = await open()
      await keep(home.store, aLead('HP-AAAAA2'))
      const store = await home.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(aLead('HP-AAAAA2'))
    })

    test('what staff add to a lead is there after a restart, as it was', async () => {
      const home = await open()
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
      await keep(home.store, worked)
      const store = await home.reopen()
      expect(await store.leads.one('HP-AAAAA2')).toEqual(worked)
    })

    test('callers with one key see each other, however close they come', async () => {
      const { store } = await open()
      const ids = Array.from({ length: 30 }, (_, n) => `HP-AAAA${letter(n)}2`)
      const answers = await Promise.all(ids.map((id) => keep(store, aLead(id, 'same key'))))
      expect(new Set(answers).size).toBe(1)
      expect((await store.leads.newestFirst(0, 100)).total).toBe(1)
    })

    test('a key is found again after a restart', async () => {
      const home = await open()
      await keep(home.store, aLead('HP-AAAAA2', 'a key'))
      expect(await keep(await home.reopen(), aLead('HP-BBBBB2', 'a key'))).toBe('HP-AAAAA2')
    })

    test('without a key, the same words since a time are found, the latest first', async () => {
      const { store } = await open()
      const look = (since: string) =>
        store.leads.settle({ fingerprint: 'words', since }, (found) => ({ answer: found?.id }))
      await keep(store, { ...aLead('HP-AAAAA2'), receivedAt: '2026-11-05T10:00:00.000Z' })
      await keep(store, { ...aLead('HP-BBBBB2'), receivedAt: '2026-11-05T11:00:00.000Z' })
      expect(await look('2026-11-05T10:30:00.000Z')).toBe('HP-BBBBB2')
      expect(await look('2026-11-05T11:30:00.000Z')).toBeUndefined()
    })

    test('an id is given once', async () => {
      const { store } = await open()
      await keep(store, aLead('HP-AAAAA2', 'one'))
      await expect(keep(store, aLead('HP-AAAAA2', 'two'))).rejects.toThrow(IdTaken)
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-AAAAA2', 'one')])
    })

    test('what could not be read again is refused, and hurts nobody else', async () => {
      const home = await open()
      const unfit = keep(home.store, { ...aLead('HP-AAAAA2'), version: 0 })
      const fine = keep(home.store, aLead('HP-BBBBB2'))
      await expect(unfit).rejects.toThrow(ZodError)
      expect(await fine).toBe('HP-BBBBB2')
      const store = await home.reopen()
      expect((await store.leads.newestFirst(0, 10)).leads).toEqual([aLead('HP-BBBBB2')])
    })

    test('of two changes made from one version, the second sees the first', async () => {
      const { store } = await open()
      await keep(store, aLead('HP-AAAAA2'))
      const bump = () =>
        store.leads.work('HP-AAAAA2', (lead) =>
          lead?.version === 1
            ? { change: { ...lead, version: 2 }, answer: 'changed' }
            : { answer: 'stale' },
        )
      expect((await Promise.all([bump(), bump()])).sort()).toEqual(['changed', 'stale'])
    })

    test('a decider that throws hurts nobody else', async () => {
      const { store } = await open()
      const broken = store.leads.work('HP-AAAAA2', () => {
        throw new Error('a bug')
      })
      const fine = keep(store, aLead('HP-AAAAA2'))
      await expect(broken).rejects.toThrow('a bug')
      expect(await fine).toBe('HP-AAAAA2')
    })
  })
}
