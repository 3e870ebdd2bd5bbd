import type { Decision } from '../storage/query.ts'
import type { PeopleRepository } from './people-repository.ts'
import { isOwner, type Person } from './person.ts'

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
