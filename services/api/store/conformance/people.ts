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

    test('of two owners who remove each other at once, one stays', async () => {
      const { store } = await open()
      await store.whole.add('people', [anOwner('a'), anOwner('b')])
      const remove = (id: string) =>
        store.people.arrange((everyone) => {
          const one = everyone.find((person) => person.id === id)
          return one && everyone.length > 1
            ? { erase: one, answer: 'removed' }
            : { answer: 'the last one' }
        })
      expect((await Promise.all([remove('a'), remove('b')])).sort()).toEqual([
        'removed',
        'the last one',
      ])
      expect(await store.people.everyone()).toHaveLength(1)
    })

    test('of many who add the same address at once, one does', async () => {
      const { store } = await open()
      const add = (id: string) =>
        store.people.arrange((everyone) =>
          everyone.some(({ email }) => email === 'ann@example.com')
            ? { answer: false }
            : { add: { ...anOwner(id), email: 'ann@example.com' }, answer: true },
        )
      const added = await Promise.all(['a', 'b', 'c'].map(add))
      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test('whoever is invited is no owner and not among the staff before joining', async () => {
      const home = await open()
      const { passwordHash, ...invited } = { ...anOwner('a'), sessions: [] }
      await home.store.people.arrange(() => ({ add: invited, answer: undefined }))
      const store = await home.reopen()
      expect(await store.people.owner()).toBeUndefined()
      expect(await store.people.everyone()).toEqual([])
      expect((await store.people.invited()).map(({ id }) => id)).toEqual(['a'])
      await store.people.settle('a', (one) =>
        one ? { change: { ...one, passwordHash }, answer: 0 } : { answer: 0 },
      )
      expect((await store.people.owner())?.id).toBe('a')
      expect(await store.people.invited()).toEqual([])
    })
  })
}
