import { randomBytes } from 'node:crypto'
import type { Gate } from './gate.ts'

/** The key that signs session cookies: whichever process comes first makes it, all read it. */
export async function sessionSecret(gate: Gate): Promise<string> {
  const secret = { name: 'session', value: randomBytes(32).toString('base64url') }
  return gate.commit(async (tx) => {
    await tx
      .insertInto('secrets')
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = tx.selectFrom('secrets').select('value').where('name', '=', secret.name)
    return (await kept.executeTakeFirstOrThrow()).value
  })
}
