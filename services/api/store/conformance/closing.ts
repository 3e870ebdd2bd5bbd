import { describe, expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { keep, type OpenHome } from './home.ts'

export function closingConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: closing`, () => {
    test('finishes what was taken and takes no more', async () => {
      const home = await open()
      const taken = keep(home.store, aLead('HP-AAAAA2'))
      const store = await home.reopen()
      expect(await taken).toBe('HP-AAAAA2')
      expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
      await expect(keep(home.store, aLead('HP-BBBBB2'))).rejects.toThrow()
    })
  })
}
