import type { Lead } from '../leads/lead.ts'
import type { Person } from '../people/person.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import type { CollectionName } from '../collections.ts'
import type { Store } from '../store.ts'

/** A new store for one test. `reopen` closes it and opens the same data again, if told with webhooks off. */
interface StoreFixture {
  store: Store
  reopen: (options?: { webhooks: boolean }) => Promise<Store>
}

/** Opens a new, empty store. */
export type OpenFixture = () => Promise<StoreFixture>

export async function readAll(store: Store, name: CollectionName): Promise<unknown[]> {
  const records: unknown[] = []
  for await (const record of store.bulk.read(name)) records.push(record)
  return records
}

export const owner = (store: Store) => store.people.findOwner()

export const referenceChar = (n: number) => 'ABCDEFGHJKMNPQRSTVWXYZ23456789'.charAt(n)

export const aSubscriber = (email: string): Subscriber => ({
  id: `id of ${email}`,
  email,
  firstName: '',
  lastName: '',
  zipCode: '',
  interests: [],
  subscribedAt: '2026-11-05T10:00:00.000Z',
  consents: [],
  mail: [],
})

export const outboxRow = (id: string, nextAttemptAt: string) => ({
  id,
  letter: 'guide' as const,
  to: 'a@example.com',
  state: 'waiting' as const,
  attempts: 0,
  nextAttemptAt,
})

export const anOwner = (id: string): Person => ({
  id,
  name: id,
  email: `${id}@example.com`,
  role: 'owner',
  passwordHash: 'hash',
  createdAt: '2026-11-05T10:00:00.000Z',
  sessions: [{ tokenHash: `hash ${id}`, startedAt: '2026-11-05', expiresAt: '2026-11-19' }],
  mail: [],
})

/** Stores a lead unless one with its key exists. @returns the id of the stored lead */
export const addLeadOnce = (store: Store, lead: Lead) =>
  store.leads.transactByForm({ idempotencyKey: lead.idempotencyKey }, (earlier) =>
    earlier ? { answer: earlier.id } : { add: lead, answer: lead.id },
  )
