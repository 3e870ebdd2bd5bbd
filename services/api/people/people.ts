import type { Right } from '../contract/colleague.ts'
import type { ChangeStaffMail } from '../email/to-staff.ts'
import { httpError, lastOwner } from '../http/http-errors.ts'
import type { Decide, Decision, RecordCollection } from '../storage/query.ts'
import { hasJoined, isOwner, type Person, type people as declaration } from './person.ts'

/** Returns access to the stored staff. */
export const peopleRepository = (
  people: RecordCollection<Person, keyof (typeof declaration)['columns']>,
) => ({
  findOwner: async () => (await people.list()).find(isOwner),
  one: (id: string) => people.one(id),
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
  owners: async () => (await people.list()).filter(isOwner),
  changeMail: (id: string, change: Parameters<ChangeStaffMail>[1]): ReturnType<ChangeStaffMail> =>
    people.transact(id, (person) => {
      const mail = person && change(person.mail)
      return mail ? { change: { ...person, mail }, answer: mail } : { answer: person?.mail ?? [] }
    }),
})
export type PeopleRepository = ReturnType<typeof peopleRepository>

/** How many open leads and next steps of a person went to somebody else or to nobody. */
export type HandedOver = { leads: number; steps: number }

/**
 * Hands over the open leads and the next steps of a person who is removed, and resolves to their numbers. `name`: the person's name; `by`:
 * who removes them; `to`: who gets the leads, undefined for nobody.
 */
export type HandOver = (
  id: string,
  who: {
    name: string
    by: Pick<Person, 'id' | 'name'>
    at: Date
    to: Person | undefined
    /** They stay on staff; left out: they are removed. */
    isAway?: true
  },
) => Promise<HandedOver>

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

/** Sets what a staff member may do besides; it applies from their next request. @throws HttpError, NotStoredError */
export function changeRights(
  id: string,
  rights: readonly Right[],
  people: Pick<PeopleRepository, 'transact'>,
): Promise<Person> {
  return people.transact(id, (before): Decision<Person, Person> => {
    if (!before) throw httpError('no_such_person')
    return { change: { ...before, rights: [...rights] }, answer: before }
  })
}

/** Sets the days on which somebody is away; undefined: they are back. @throws HttpError, NotStoredError */
export function changeAway(
  id: string,
  away: Person['away'],
  people: Pick<PeopleRepository, 'transact'>,
): Promise<Person> {
  return people.transact(id, (before): Decision<Person, Person> => {
    if (!before || !hasJoined(before)) throw httpError('no_such_person')
    return { change: { ...before, away }, answer: before }
  })
}

/**
 * Removes a person with all sessions, or withdraws an invitation. Their open leads and next steps go to somebody else or to nobody;
 * those that are won or lost keep the name. Idempotent: a repetition finishes an interrupted removal.
 * @returns the removed person and what was handed over @throws HttpError, NotStoredError
 */
export async function removePerson(
  id: string,
  who: Omit<Parameters<HandOver>[1], 'name'>,
  { people, handOver }: { people: Pick<PeopleRepository, 'transactAll'>; handOver: HandOver },
): Promise<{ before: Person; given: HandedOver }> {
  const before = await people.transactAll((everyone): Decision<Person, Person | undefined> => {
    const found = everyone.find((one) => one.id === id)
    if (!found) return { answer: undefined }
    keepAnOwner(found, everyone)
    return { erase: found, answer: found }
  })
  const given = await handOver(id, { ...who, name: before ? before.name : 'a former one' })
  if (!before) throw httpError('no_such_person')
  return { before, given }
}

/** Checks that an owner remains. @throws HttpError without this person there would be no owner */
function keepAnOwner(person: Person, everyone: readonly Person[]): void {
  if (isOwner(person) && !everyone.some((one) => isOwner(one) && one.id !== person.id))
    throw lastOwner(person.name)
}
