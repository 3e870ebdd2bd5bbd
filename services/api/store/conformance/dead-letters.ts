import { describe, expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { mailRow, anOwner, keep, type OpenHome } from './home.ts'

export function deadLetterConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: dead letters`, () => {
    test('the failed ones are listed, the latest first, until somebody acts on them', async () => {
      const home = await open()
      const failed = (id: string, at: string) => ({ ...mailRow(id, at), state: 'failed' as const })
      await keep(home.store, {
        ...aLead('HP-AAAAA2'),
        mail: [failed('old', '2026-11-05T09:00:00.000Z'), mailRow('w', '2026-11-05T09:00:00.000Z')],
      })
      await home.store.people.addOwner({
        ...anOwner('a'),
        mail: [failed('new', '2026-11-05T10:00:00.000Z')],
      })
      const store = await home.reopen()
      const { deadLetters } = store
      expect(
        (await deadLetters.list(10)).map(({ kind, recordId, row }) => [kind, recordId, row.id]),
      ).toEqual([
        ['person', 'a', 'new'],
        ['lead', 'HP-AAAAA2', 'old'],
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
