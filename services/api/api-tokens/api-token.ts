import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type ApiScope, apiScopeNames } from '../contract/api-scope.ts'
import { secretsEqual } from '../http/guard.ts'
import { defineCollection } from '../storage/collection.ts'
import type { Decision, RecordCollection } from '../storage/query.ts'
import { growing } from '../storage/schema-objects.ts'
import { hashOfToken, isToken, makeToken } from './token-format.ts'

/** A token by which a program of the firm's sends or reads leads. */
const apiToken = z.strictObject({
  id: z.uuid(),
  /** The SHA-256 of the token, in base64url. */
  tokenHash: z.string(),
  /** Its last four characters. */
  end: z.string(),
  /** The program that has it. */
  name: z.string(),
  scopes: z.array(growing(z.enum(apiScopeNames))),
  /** The owner who made it, with the name at that time. */
  by: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  /** It works until this moment, or until it was revoked. */
  until: z.string(),
  revokedAt: z.string().optional(),
  /** Accurate to ten minutes. */
  lastUsedAt: z.string().optional(),
})
export type ApiToken = z.infer<typeof apiToken>

export const apiTokens = defineCollection({
  name: 'api-tokens',
  record: apiToken,
  columns: {},
  // They are the firm's: the page of tokens removes them, not an erasure.
  personal: { fields: ['tokenHash', 'by'] },
})

const dayMs = 24 * 60 * 60 * 1000
/** Of tokens that work; each call compares with all of them. */
const mostTokens = 50
/** How long tokens that have ended are listed. */
const listedForDays = 365
/** How often the last use is stored. */
const useEveryMs = 10 * 60 * 1000

/** Returns whether a token works at a moment. */
export const isActive = ({ until, revokedAt }: ApiToken, now: Date): boolean =>
  revokedAt === undefined && until > now.toISOString()

export const apiTokenRepository = (stored: RecordCollection<ApiToken, never>) => ({
  /**
   * Makes a token. @returns it with its text, which is not stored; undefined: too many work already @throws NotStoredError
   */
  create: async (
    { days, ...what }: Pick<ApiToken, 'name' | 'by'> & { scopes: ApiScope[]; days: number },
    now: Date,
  ): Promise<{ made: ApiToken; token: string } | undefined> => {
    const token = makeToken()
    const made = {
      id: randomUUID(),
      tokenHash: hashOfToken(token),
      end: token.slice(-4),
      ...what,
      createdAt: now.toISOString(),
      until: new Date(now.getTime() + days * dayMs).toISOString(),
    }
    const before = new Date(now.getTime() - listedForDays * dayMs).toISOString()
    const old = (await stored.list()).filter(
      ({ until, revokedAt }) => (revokedAt ?? until) < before,
    )
    if (old.length > 0) await stored.eraseAll(old.map(({ id }) => id))
    return stored.transactAll(
      (all): Decision<ApiToken, { made: ApiToken; token: string } | undefined> =>
        all.filter((one) => isActive(one, now)).length >= mostTokens
          ? { answer: undefined }
          : { add: made, answer: { made, token } },
    )
  },
  /** Returns all tokens, newest first. */
  list: async () => (await stored.list()).reverse(),
  /** Finds a token that works by its text, comparing with every one in constant time. */
  find: async (token: string, now: Date): Promise<ApiToken | undefined> => {
    if (!isToken(token)) return undefined
    const shown = hashOfToken(token)
    let found: ApiToken | undefined
    for (const one of await stored.list()) if (secretsEqual(shown, one.tokenHash)) found = one
    return found && isActive(found, now) ? found : undefined
  },
  /** Stores that a token was used, every ten minutes. @throws NotStoredError */
  use: async (token: ApiToken, now: Date): Promise<void> => {
    const isKnown = (one: ApiToken) =>
      one.lastUsedAt !== undefined && Date.parse(one.lastUsedAt) > now.getTime() - useEveryMs
    if (isKnown(token)) return
    await stored.transact(token.id, (one): Decision<ApiToken, void> =>
      one && !isKnown(one)
        ? { change: { ...one, lastUsedAt: now.toISOString() }, answer: undefined }
        : { answer: undefined },
    )
  },
  /** Ends a token. @returns it; undefined: there is none, or it had ended @throws NotStoredError */
  revoke: (id: string, now: Date): Promise<ApiToken | undefined> =>
    stored.transact(id, (token): Decision<ApiToken, ApiToken | undefined> =>
      token && isActive(token, now)
        ? { change: { ...token, revokedAt: now.toISOString() }, answer: token }
        : { answer: undefined },
    ),
})
export type ApiTokenRepository = ReturnType<typeof apiTokenRepository>
