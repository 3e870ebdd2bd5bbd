import type { Decide, Decision, RecordCollection } from '../storage/query.ts'
import { hasJoined, isOwner, type Person, type people as declaration } from './person.ts'

/** The stored staff. */
export const peopleRepository = (
  people: RecordCollection<Person, keyof (typeof declaration)['columns']>,
) => ({
  findOwner: async () => (await people.list()).find(isOwner),
  /** People with a password, in the order of invitation. */
  listMembers: async () => (await people.list()).filter(hasJoined),
  /** People with a pending invitation, in the order of invitation. */
  listInvited: async () => (await people.list()).filter((one) => !hasJoined(one)),
  /** Case-insensitive. */
  findByEmail: (email: string) => people.findBy('email', email.toLowerCase()),
  findBySession: (tokenHash: string) => people.findBy('sessions', tokenHash),
  /** Adds the owner unless there is one; false when there is. @throws NotStoredError */
  addOwner: (owner: Person) =>
    people.transactAll((all) =>
      all.some(isOwner) ? { answer: false } : { add: owner, answer: true },
    ),
  /**
   * A transaction over all people, invited ones too: of two owners who remove each other concurrently, one stays.
   * @throws NotStoredError
   */
  transactAll: <Answer>(decide: (everyone: readonly Person[]) => Decision<Person, Answer>) =>
    people.transactAll(decide),
  /** A transaction over one person. @throws NotStoredError */
  transact: <Answer>(id: string, decide: Decide<Person, Answer>) => people.transact(id, decide),
})
export type PeopleRepository = ReturnType<typeof peopleRepository>
