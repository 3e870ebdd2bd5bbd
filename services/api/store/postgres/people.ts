import { sql } from 'kysely'
import { hasJoined, person, type Person } from '../../records/person.ts'
import type { People } from '../../staff/people.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'

export const personKind: Kind<Person> = {
  name: 'people',
  record: person,
  columns: ({ email, role, sessions }) => ({
    email: email.toLowerCase(),
    role,
    sessions: sessions.map(({ tokenHash }) => tokenHash),
  }),
}

export function people(all: Book<Person>): People {
  const everyone = () => all.read(sql`order by seq`)
  return {
    owner: async () => (await everyone()).find(isOwner),
    everyone: async () => (await everyone()).filter(hasJoined),
    invited: async () => (await everyone()).filter((one) => !hasJoined(one)),
    byEmail: (email) => all.one(sql`email = ${email.toLowerCase()}`),
    bySession: (tokenHash) => all.one(sql`sessions @> array[${tokenHash}]`),
    addOwner: (added) =>
      all.settleAmongAll((kept) =>
        kept.some(isOwner) ? { answer: false } : { add: added, answer: true },
      ),
    arrange: (decide) => all.settleAmongAll(decide),
    settle: (id, decide) => all.settle({ turn: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)
