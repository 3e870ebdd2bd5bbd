import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** The key that signs session cookies: the first process creates it, all read it. */
export async function loadSessionSecret(database: Database): Promise<string> {
  const secret = { name: 'session', value: randomBytes(32).toString('base64url') }
  return database.transact(async (tx) => {
    await tx
      .insertInto('secrets')
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = tx.selectFrom('secrets').select('value').where('name', '=', secret.name)
    return (await stored.executeTakeFirstOrThrow()).value
  })
}
