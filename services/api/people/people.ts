import { httpError, lastOwner } from '../http/http-errors.ts'
import type { Decide, Decision, RecordCollection } from '../storage/query.ts'
import { hasJoined, isOwner, type Person, type people as declaration } from './person.ts'

/** Returns access to the stored staff. */
export const peopleRepository = (
  people: RecordCollection<Person, keyof (typeof declaration)['columns']>,
) => ({
  findOwner: async () => (await people.list()).find(isOwner),
  /** Lists people with a password, in the order of invitation. */
  listMembers: async () => (await people.list()).filter(hasJoined),
  /** Lists people with a pending invitation, in the order of invitation. */
  listInvited: async () => (await people.list()).filter((one) => !hasJoined(one)),
  /** Finds a person by email address, case-insensitive. */
  findByEmail: (email: string) => people.findBy('email', email.toLowerCase()),
  findBySession: (tokenHash: string) => people.findBy('sessions', tokenHash),
  /** Adds the owner unless there is one; resolves with false if there is. @throws NotStoredError */
  addOwner: (owner: Person) =>
    people.transactAll((all) =>
      all.some(isOwner) ? { answer: false } : { add: owner, answer: true },
    ),
  /**
   * Runs a transaction over all people, including invited ones: of two owners who remove each other concurrently, one
   * remains.
   * @throws NotStoredError
   */
  transactAll: <Answer>(decide: (everyone: readonly Person[]) => Decision<Person, Answer>) =>
    people.transactAll(decide),
  /** Runs a transaction over one person. @throws NotStoredError */
  transact: <Answer>(id: string, decide: Decide<Person, Answer>) => people.transact(id, decide),
})
export type PeopleRepository = ReturnType<typeof peopleRepository>

/**
 * Unassigns the leads of a person who is removed. `name`: the person's name; `by`: the name of the person who removes
 * them.
 */
export type Unassign = (id: string, who: { name: string; by: string; at: Date }) => Promise<void>

/**
 * Changes a role; it applies from the person's next request.
 * @returns the person before the change @throws HttpError, NotStoredError
 */
export function changeRole(
  id: string,
  role: Person['role'],
  people: Pick<PeopleRepository, 'transactAll'>,
): Promise<Person> {
  return people.transactAll((everyone): Decision<Person, Person> => {
    const before = everyone.find((one) => one.id === id)
    if (!before) throw httpError('no_such_person')
    if (role !== 'owner') keepAnOwner(before, everyone)
    return { change: { ...before, role }, answer: before }
  })
}

/**
 * Removes a person with all sessions, or withdraws an invitation. Their leads become unassigned; the history keeps the
 * name. Idempotent: a repetition finishes an interrupted removal.
 * @returns the removed person @throws HttpError, NotStoredError
 */
export async function removePerson(
  id: string,
  who: { by: string; at: Date },
  { people, unassign }: { people: Pick<PeopleRepository, 'transactAll'>; unassign: Unassign },
): Promise<Person> {
  const before = await people.transactAll((everyone): Decision<Person, Person | undefined> => {
    const found = everyone.find((one) => one.id === id)
    if (!found) return { answer: undefined }
    keepAnOwner(found, everyone)
    return { erase: found, answer: found }
  })
  await unassign(id, { ...who, name: before ? before.name : 'a former one' })
  if (!before) throw httpError('no_such_person')
  return before
}

/** Checks that an owner remains. @throws HttpError without this person there would be no owner */
function keepAnOwner(person: Person, everyone: readonly Person[]): void {
  if (isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id))
    throw lastOwner(person.name)
}
