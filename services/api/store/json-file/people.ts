import { hasJoined, person, type Person } from '../../records/person.ts'
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
    ...mailIndexes,
  },
}

export function people(all: Collection<Person>): People {
  return {
    owner: async () => [...all.kept.oldestFirst()].find(isOwner),
    everyone: async () => [...all.kept.oldestFirst()].filter(hasJoined),
    invited: async () => [...all.kept.oldestFirst()].filter((one) => !hasJoined(one)),
    byEmail: async (email) => all.kept.find('email', email.toLowerCase()),
    bySession: async (tokenHash) => all.kept.find('session', tokenHash),
    addOwner: (owner) =>
      all.settle((found) =>
        [...found.oldestFirst()].some(isOwner) ? { answer: false } : { add: owner, answer: true },
      ),
    arrange: (decide) => all.settle((found) => decide([...found.oldestFirst()])),
    settle: (id, decide) => all.settle((found) => decide(found.get(id))),
  }
}

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)
