import { describe, expect, test } from 'vitest'

import { anOwner, type OpenFixture } from '../../testing/store-fixture.ts'

export function peopleConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: people`, () => {
    test('of concurrent sign-ups of an owner, one succeeds', async () => {
      const { store } = await open()
      const made = await Promise.all(
        ['a', 'b', 'c'].map((id) => store.people.addOwner(anOwner(id))),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await store.people.addOwner(anOwner('d'))).toBe(false)
    })

    test('people are listed in the order they joined', async () => {
      const fixture = await open()
      await fixture.store.people.addOwner(anOwner('b'))
      await fixture.store.bulk.add('people', [{ ...anOwner('a'), role: 'staff' }])
      const store = await fixture.reopen()
      expect((await store.people.listMembers()).map(({ id }) => id)).toEqual(['b', 'a'])
    })

    test('a person is found by address and by session, until the session ends', async () => {
      const fixture = await open()
      await fixture.store.people.addOwner(anOwner('a'))
      const store = await fixture.reopen()
      expect((await store.people.findByEmail('A@Example.com'))?.id).toBe('a')
      expect((await store.people.findBySession('hash a'))?.id).toBe('a')
      await store.people.transact('a', (person) =>
        person ? { change: { ...person, sessions: [] }, answer: undefined } : { answer: undefined },
      )
      expect(await store.people.findBySession('hash a')).toBeUndefined()
    })

    test('of two owners who remove each other concurrently, one stays', async () => {
      const { store } = await open()
      await store.bulk.add('people', [anOwner('a'), anOwner('b')])
      const remove = (id: string) =>
        store.people.transactAll((everyone) => {
          const one = everyone.find((person) => person.id === id)
          return one && everyone.length > 1
            ? { erase: one, answer: 'removed' }
            : { answer: 'the last one' }
        })
      expect((await Promise.all([remove('a'), remove('b')])).sort()).toEqual([
        'removed',
        'the last one',
      ])
      expect(await store.people.listMembers()).toHaveLength(1)
    })

    test('of concurrent additions of one address, one succeeds', async () => {
      const { store } = await open()
      const add = (id: string) =>
        store.people.transactAll((everyone) =>
          everyone.some(({ email }) => email === 'ann@example.com')
            ? { answer: false }
            : { add: { ...anOwner(id), email: 'ann@example.com' }, answer: true },
        )
      const added = await Promise.all(['a', 'b', 'c'].map(add))
      expect(added.filter(Boolean)).toHaveLength(1)
    })

    test('an invited person is neither an owner nor a staff member before joining', async () => {
      const fixture = await open()
      const { passwordHash, ...invited } = { ...anOwner('a'), sessions: [] }
      await fixture.store.people.transactAll(() => ({ add: invited, answer: undefined }))
      const store = await fixture.reopen()
      expect(await store.people.findOwner()).toBeUndefined()
      expect(await store.people.listMembers()).toEqual([])
      expect((await store.people.listInvited()).map(({ id }) => id)).toEqual(['a'])
      await store.people.transact('a', (one) =>
        one ? { change: { ...one, passwordHash }, answer: 0 } : { answer: 0 },
      )
      expect((await store.people.findOwner())?.id).toBe('a')
      expect(await store.people.listInvited()).toEqual([])
    })
  })
}
