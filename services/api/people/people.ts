import { httpError, lastOwner } from '../http/http-errors.ts'
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

/** Leaves the leads of a person who is removed to nobody. `name`: the person's; `by`: who removes them. */
export type Unassign = (id: string, who: { name: string; by: string; at: Date }) => Promise<void>

/** Changes a role; it applies from the person's next request. Out: who it was before. @throws HttpError, NotStoredError */
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
 * name. Idempotent: a repetition finishes an interrupted removal. Out: who it was.
 * @throws HttpError, NotStoredError
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

/** @throws HttpError without this person there would be no owner */
function keepAnOwner(person: Person, everyone: readonly Person[]): void {
  if (isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id))
    throw lastOwner(person.name)
}
