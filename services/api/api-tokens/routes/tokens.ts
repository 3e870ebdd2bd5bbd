import { paths } from '../../contract/paths.ts'
import { apiScopeLabel } from '../../contract/api-scope.ts'
import { messageResponse } from '../../contract/success.ts'
import { idParams } from '../../contract/text.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import { type ApiToken, type ApiTokenRepository, isActive } from '../api-token.ts'
import { apiTokenList, apiTokenRequest, type ApiTokenView, madeApiToken } from '../contract.ts'

interface Deps extends AdminRouteDeps {
  apiTokens: ApiTokenRepository
  /** Whether a person is an owner now. */
  isOwner: (id: string) => Promise<boolean>
}

/** Registers the routes by which the owner makes, lists and revokes API tokens. */
export function adminApiTokenRoutes(app: App, { apiTokens, isOwner, audit, now }: Deps) {
  const toView = async (token: ApiToken): Promise<ApiTokenView> => ({
    ...token,
    by: token.by.name,
    isMakerOwner: await isOwner(token.by.id),
    state: isActive(token, now()) ? 'works' : token.revokedAt === undefined ? 'expired' : 'revoked',
  })

  app.get(paths.admin.apiTokens, {
    config: { role: 'owner' },
    schema: {
      summary: 'API tokens, newest first, without their secrets. Owner only.',
      response: { 200: apiTokenList },
    },
    handler: async () => ({
      success: true as const,
      tokens: await Promise.all((await apiTokens.list()).map(toView)),
    }),
  })

  app.post(paths.admin.apiTokens, {
    config: { role: 'owner', docs: { errors: [409] } },
    schema: {
      summary: 'Makes an API token for a program, and answers with it once. Owner only.',
      body: apiTokenRequest,
      response: { 200: madeApiToken },
    },
    handler: async (request) => {
      const { id, name: byName } = currentPerson(request)
      const { name, scopes, days } = request.body
      const by = { id, name: byName }
      const created = await apiTokens.create(
        { name, scopes: [...new Set(scopes)], days: Number(days), by },
        now(),
      )
      if (!created) throw httpError('too_many_tokens')
      const { made, token } = created
      await audit('made the API token', by, { what: described(made) })
      return { success: true as const, made: await toView(made), token }
    },
  })

  app.delete(paths.admin.apiTokenOf.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary: 'Revokes an API token. Owner only.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const revoked = await apiTokens.revoke(request.params.id, now())
      if (!revoked) throw httpError('no_such_token')
      await audit('revoked the API token', currentPerson(request), { what: described(revoked) })
      return { success: true as const, message: 'Programs can’t use this token anymore.' }
    },
  })
}

/** Names a token in the audit log. */
const described = ({ name, end, scopes, until }: ApiToken): string =>
  `“${name}” (…${end}), ${scopes.map(apiScopeLabel).join(' and ').toLowerCase()}, until ${until.slice(0, 10)}`
