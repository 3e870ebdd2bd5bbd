import type { FastifyRequest } from 'fastify'
import type { ApiScope } from '../contract/api-scope.ts'
import type { ApiClients } from '../http/api-clients.ts'
import { declareGuard } from '../http/guard.ts'
import { httpError, wrongToken } from '../http/http-errors.ts'
import { type Counters, enforceLimit } from '../storage/counters.ts'
import type { ApiTokenRepository } from './api-token.ts'

interface Deps {
  apiTokens: Pick<ApiTokenRepository, 'find' | 'use'>
  /** Whether a person is an owner now. */
  isOwner: (id: string) => Promise<boolean>
  counters: Pick<Counters, 'hitAll'>
  now: () => Date
}

const tenMinutes = 10 * 60 * 1000

/** Calls of one token in ten minutes, whatever the network that they come from. */
export const tokenLimits: Readonly<Record<ApiScope, number>> = {
  'send-leads': 120,
  'read-leads': 600,
}

const bearer = /^Bearer +(\S+) *$/i

/** Returns the recognition of programs by the token in `Authorization: Bearer`. */
export function createApiClients({ apiTokens, isOwner, counters, now }: Deps): ApiClients {
  const letIn = async (request: FastifyRequest, scope: ApiScope) => {
    const [, shown = ''] = bearer.exec(request.headers.authorization ?? '') ?? []
    const token = await apiTokens.find(shown, now())
    if (!token) throw wrongToken()
    if (!token.scopes.includes(scope)) throw httpError('token_without_scope')
    // Who made it has seen it, so it must not read leads once they may not. Sending goes on: no lead is lost.
    if (scope === 'read-leads' && !(await isOwner(token.by.id)))
      throw httpError('token_of_former_owner')
    const hit = { name: `api-token ${scope} ${token.id}`, windowMs: tenMinutes }
    await enforceLimit({ hits: [hit], max: tokenLimits[scope] }, counters)
    await apiTokens
      .use(token, now())
      .catch((err: unknown) => request.log.warn({ err }, 'The use of an API token was not noted.'))
    request.apiClient = { id: token.id, name: token.name }
  }
  return {
    require: (scope) =>
      declareGuard(async (request: FastifyRequest) => letIn(request, scope), {
        errors: [401, 403, 429],
        security: 'apiToken',
      }),
  }
}
