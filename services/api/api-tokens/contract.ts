import { z } from 'zod'
import { apiScopeNames } from '../contract/api-scope.ts'
import { success } from '../contract/success.ts'
import { line } from '../contract/text.ts'

/** For how many days a token may work. */
export const tokenDays = ['30', '90', '365'] as const

export const apiTokenRequest = z.strictObject({
  name: line('Name the program that gets it.')
    .min(1, 'Name the program that gets it.')
    .max(60, 'Please shorten this to 60 characters.')
    .describe(
      'The program that gets it: `Phone system`. Leads that it sends have it in their history.',
    ),
  scopes: z
    .array(z.enum(apiScopeNames))
    .min(1, 'Pick what it may do.')
    .max(apiScopeNames.length)
    .describe('What the program may do.'),
  days: z
    .enum(tokenDays, { error: 'Pick for how long it works.' })
    .describe('For how many days it works.'),
})

/** `works`; `expired`; `revoked`. */
export const tokenStates = ['works', 'expired', 'revoked'] as const

/** A token as the owner sees it, without its secret. Times are ISO 8601 in UTC. */
const apiTokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** The last four characters, to tell it from others. */
  end: z.string(),
  by: z.string(),
  /** False: who made it isn't an owner anymore, so it reads no leads. */
  isMakerOwner: z.boolean(),
  createdAt: z.string(),
  until: z.string(),
  state: z.enum(tokenStates),
  /** Accurate to ten minutes. */
  lastUsedAt: z.string().optional(),
})
export type ApiTokenView = z.infer<typeof apiTokenView>

export const apiTokenList = success({ tokens: z.array(apiTokenView) })

export const madeApiToken = success({
  made: apiTokenView,
  token: z.string().describe('The token. It is shown once: only a hash of it is stored.'),
})
