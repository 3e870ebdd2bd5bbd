import { sql } from 'kysely'
import { person, type Person } from '../../records/person.ts'
import type { People } from '../../staff/people.ts'
import type { Book, Kind } from './book.ts'

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
  const owner = sql`role = 'owner'`
  return {
    owner: () => all.one(owner),
    everyone: () => all.read(sql`order by seq`),
    byEmail: (email) => all.one(sql`email = ${email.toLowerCase()}`),
    bySession: (tokenHash) => all.one(sql`sessions @> array[${tokenHash}]`),
    addOwner: (added) =>
      all.settle({ turn: 'owner', where: owner }, (earlier) =>
        earlier ? { answer: false } : { add: added, answer: true },
      ),
    settle: (id, decide) => all.settle({ turn: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}
