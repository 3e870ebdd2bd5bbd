import { person, type Person } from '../../records/person.ts'
import type { People } from '../../staff/people.ts'
import type { Collection, Kind } from './collection.ts'
import { mailIndexes } from './outbox.ts'

export const personKind: Kind<Person> = {
  name: 'people',
  record: person,
  groupOf: () => 'people',
  indexes: {
    email: ({ email }) => [email.toLowerCase()],
    session: ({ sessions }) => sessions.map(({ tokenHash }) => tokenHash),
    role: ({ role }) => [role],
    ...mailIndexes,
  },
}

export function people(all: Collection<Person>): People {
  return {
    owner: async () => all.kept.find('role', 'owner'),
    everyone: async () => [...all.kept.oldestFirst()],
    byEmail: async (email) => all.kept.find('email', email.toLowerCase()),
    bySession: async (tokenHash) => all.kept.find('session', tokenHash),
    addOwner: (owner) =>
      all.settle((found) =>
        found.find('role', 'owner') ? { answer: false } : { add: owner, answer: true },
      ),
    settle: (id, decide) => all.settle((found) => decide(found.get(id))),
  }
}
