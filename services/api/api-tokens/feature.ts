import type { Opened } from '../storage/engine.ts'
import { apiTokenRepository, apiTokens } from './api-token.ts'
import { adminApiTokenRoutes } from './routes/tokens.ts'

const collections = { 'api-tokens': apiTokens }

/** Tokens by which programs of the firm's send and read leads. What they call is with the leads. */
export const apiTokensFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    apiTokens: apiTokenRepository(opened['api-tokens']),
  }),
  routes: [{ tag: 'Staff', add: adminApiTokenRoutes }],
} as const
