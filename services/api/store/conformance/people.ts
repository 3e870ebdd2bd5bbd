import { describe, expect, test } from 'vitest'

import { anOwner, type OpenHome } from './home.ts'

export function peopleConformance(adapter: string, open: OpenHome): void {
  describe(`${adapter}: people`, () => {
    test('of many who would be the owner at once, one is', async () => {
      const { store } = await open()
      const made = await Promise.all(
        ['a', 'b', 'c'].map((id) => store.people.addOwner(anOwner(id))),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await store.people.addOwner(anOwner('d'))).toBe(false)
    })

    test('everyone is listed in the order they joined', async () => {
      const home = await open()
      await home.store.people.addOwner(anOwner('b'))
      await home.store.whole.add('people', [{ ...anOwner('a'), role: 'staff' }])
      const store = await home.reopen()
      expect((await store.people.everyone()).map(({ id }) => id)).toEqual(['b', 'a'])
    })

    test('a person is found by address and by session, until the session is gone', async () => {
      const home = await open()
      await home.store.people.addOwner(anOwner('a'))
      const store = await home.reopen()
      expect((await store.people.byEmail('A@Example.com'))?.id).toBe('a')
      expect((await store.people.bySession('hash a'))?.id).toBe('a')
      await store.people.settle('a', (person) =>
        person ? { change: { ...person, sessions: [] }, answer: undefined } : { answer: undefined },
      )
      expect(await store.people.bySession('hash a')).toBeUndefined()
    })
  })
}
