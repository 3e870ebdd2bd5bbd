import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import type { ApiScope } from '../contract/api-scope.ts'
import { httpError } from './http-errors.ts'

/** A program of the firm's that has shown its API token. */
export interface ApiClient {
  /** The id of the token. */
  id: string
  /** The name of the program. */
  name: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that has shown its token; read it with `currentClient`. */
    apiClient: ApiClient | null
  }
}

/** Recognizes programs by their API token. */
export interface ApiClients {
  /**
   * Returns a hook that lets in programs whose token has the scope, counts the call, and notes the use. It answers 401 without
   * a token that works, 403 without the scope, 429 over the limit of the token.
   */
  require: (scope: ApiScope) => preValidationAsyncHookHandler
}

/** Returns the program of a request. @throws HttpError 401 the route requires no token */
export function currentClient(request: FastifyRequest): ApiClient {
  if (!request.apiClient) throw httpError('sign_in_needed')
  return request.apiClient
}
