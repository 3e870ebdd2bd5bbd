import type { Decision } from '../records/decision.ts'
import type { Person } from '../records/person.ts'

/** What signing in needs from a store. */
export interface People {
  owner(): Promise<Person | undefined>
  /** In the order they joined. */
  everyone(): Promise<Person[]>
  /** Compared in lower case. */
  byEmail(email: string): Promise<Person | undefined>
  bySession(tokenHash: string): Promise<Person | undefined>
  /** Adds the owner unless there is one; false when there is. @throws NotStored */
  addOwner(owner: Person): Promise<boolean>
  /** Shows `decide` the person and keeps what it decides as one step. @throws NotStored */
  settle<Answer>(
    id: string,
    decide: (person: Person | undefined) => Decision<Person, Answer>,
  ): Promise<Answer>
}
