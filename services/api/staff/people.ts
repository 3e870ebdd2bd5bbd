import type { Decision } from '../records/decision.ts'
import { type Person, hasJoined } from '../records/person.ts'
import type { LeadRepository } from '../records/lead-repository.ts'

/** The stored staff. */
export interface PeopleRepository {
  findOwner(): Promise<Person | undefined>
  /** People with a password, in the order of invitation. */
  listMembers(): Promise<Person[]>
  /** People with a pending invitation, in the order of invitation. */
  listInvited(): Promise<Person[]>
  /** Case-insensitive. */
  findByEmail(email: string): Promise<Person | undefined>
  findBySession(tokenHash: string): Promise<Person | undefined>
  /** Adds the owner unless there is one; false when there is. @throws NotStoredError */
  addOwner(owner: Person): Promise<boolean>
  /**
   * A transaction over all people, invited ones too: of two owners who remove each other concurrently, one stays.
   * @throws NotStoredError
   */
  transactAll<Answer>(
    decide: (everyone: readonly Person[]) => Decision<Person, Answer>,
  ): Promise<Answer>
  /** A transaction over one person. @throws NotStoredError */
  transact<Answer>(
    id: string,
    decide: (person: Person | undefined) => Decision<Person, Answer>,
  ): Promise<Answer>
}

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
    leads,
  }: {
    people: Pick<PeopleRepository, 'transactAll'>
    leads: Pick<LeadRepository, 'search' | 'transact'>
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
  await unassignLeads(id, { ...who, name }, leads)
  return result
}

const isLastOwner = (person: Person, everyone: readonly Person[]): boolean =>
  isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id)

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)

const atOnce = 200

async function unassignLeads(
  assignee: string,
  { name, by, at }: { name: string; by: string; at: Date },
  leads: Pick<LeadRepository, 'search' | 'transact'>,
): Promise<void> {
  for (;;) {
    const search = { words: [], assignee, sort: 'received', order: 'desc' } as const
    const { leads: some } = await leads.search(search, 0, atOnce)
    for (const { id } of some)
      await leads.transact(id, (lead) => {
        if (lead?.assignee !== assignee) return { answer: undefined }
        const { assignee: _, ...rest } = lead
        const version = lead.version + 1
        const change = `assigned: ${name} → nobody`
        const entry = { at: at.toISOString(), by, change, version }
        return {
          change: { ...rest, version, history: [...lead.history, entry] },
          answer: undefined,
        }
      })
    if (some.length < atOnce) return
  }
}
