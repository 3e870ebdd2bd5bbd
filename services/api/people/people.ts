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

export type TeamChangeOutcome =
  | { outcome: 'done'; before: Person }
  | { outcome: 'nobody' }
  /** The last owner cannot be removed. */
  | { outcome: 'last owner'; before: Person }

/** Changes a role; it applies from the person's next request. @throws NotStoredError */
export function changeRole(
  id: string,
  role: Person['role'],
  people: Pick<PeopleRepository, 'transactAll'>,
): Promise<TeamChangeOutcome> {
  return people.transactAll((everyone): Decision<Person, TeamChangeOutcome> => {
    const before = everyone.find((one) => one.id === id)
    if (!before) return { answer: { outcome: 'nobody' } }
    if (role !== 'owner' && isLastOwner(before, everyone))
      return { answer: { outcome: 'last owner', before } }
    return { change: { ...before, role }, answer: { outcome: 'done', before } }
  })
}

/**
 * Removes a person with all sessions, or withdraws an invitation. Their leads become unassigned; the history keeps the
 * name. Idempotent: a repetition finishes an interrupted removal.
 * @throws NotStoredError
 */
export async function removePerson(
  id: string,
  who: { by: string; at: Date },
  {
    people,
    unassign,
  }: {
    people: Pick<PeopleRepository, 'transactAll'>
    unassign: Unassign
  },
): Promise<TeamChangeOutcome> {
  const result = await people.transactAll((everyone): Decision<Person, TeamChangeOutcome> => {
    const before = everyone.find((one) => one.id === id)
    if (!before) return { answer: { outcome: 'nobody' } }
    if (isLastOwner(before, everyone)) return { answer: { outcome: 'last owner', before } }
    return { erase: before, answer: { outcome: 'done', before } }
  })
  if (result.outcome === 'last owner') return result
  const name = result.outcome === 'done' ? result.before.name : 'a former one'
  await unassign(id, { ...who, name })
  return result
}

const isLastOwner = (person: Person, everyone: readonly Person[]): boolean =>
  isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id)
