import type { Decision } from '../records/decision.ts'
import type { Person } from '../records/person.ts'

/** What signing in and the list of the staff need from a store. */
export interface People {
  owner(): Promise<Person | undefined>
  /** Who has joined, in the order they were invited. */
  everyone(): Promise<Person[]>
  /** Whose invitation is open, in the order they were first invited. */
  invited(): Promise<Person[]>
  /** Compared in lower case. */
  byEmail(email: string): Promise<Person | undefined>
  bySession(tokenHash: string): Promise<Person | undefined>
  /** Adds the owner unless there is one; false when there is. @throws NotStored */
  addOwner(owner: Person): Promise<boolean>
  /**
   * Shows `decide` everybody, invited ones too, and keeps what it decides as one step: of two owners
   * who remove each other at once, one stays. @throws NotStored
   */
  arrange<Answer>(
    decide: (everyone: readonly Person[]) => Decision<Person, Answer>,
  ): Promise<Answer>
  /** Shows `decide` the person and keeps what it decides as one step. @throws NotStored */
  settle<Answer>(
    id: string,
    decide: (person: Person | undefined) => Decision<Person, Answer>,
  ): Promise<Answer>
}
