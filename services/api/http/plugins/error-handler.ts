import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import { problemMediaType } from '../../contract/errors.ts'
import type { Language } from '../../contract/language.ts'
import { NotStoredError, LimitExceededError, StoreUnavailableError } from '../../storage/errors.ts'
import {
  storageFailed,
  HttpError,
  storeUnavailable,
  tooManyRequests,
  internalError,
  invalidFields,
  httpError,
} from '../http-errors.ts'
import type { ServicePages } from '../../../../renderer/service-pages/service-pages.tsx'
import type { App } from '../fastify-app.ts'
import { localizeError, type Reader, requestLanguage } from '../localization.ts'
import { ValidationError } from '../validation.ts'
import { isFormPost, isVisitorForm, formFields } from './form-posts.ts'

/** `Retry-After` while the disk or the database fails. */
const retryAfterSeconds = '30'

/**
 * Turns every error into a response in the reader's language: problem details as JSON or, for a form that was posted
 * without JavaScript, a page with the form and its values. The cause is logged and never sent.
 */
export function registerErrorHandler(
  app: App,
  { pages, ...firm }: Omit<Reader, 'language'> & { pages: ServicePages },
  languageOf: (page: string) => Language,
): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const language = requestLanguage(request, languageOf, firm.words)
    const error = localizeError(toHttpError(thrown), { ...firm, language })
    logServerError(thrown, error, request)
    setErrorHeaders(reply, error)
    if (!isFormPost(request) || !isVisitorForm(pathOf(request)))
      return sendProblemDetails(error, reply)
    const { statusCode: status, message, details } = error
    const form = { path: pathOf(request), sent: formFields(request.body) }
    const errors = details.fields ?? {}
    const page = pages.rejectedForm(language, { ...form, message, errors, status })
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** Sends the answer to an address that cannot be read, in English. */
export function sendNotFoundProblem(reply: FastifyReply, words: Reader['words']): FastifyReply {
  const error = localizeError(httpError('not_found'), { language: 'en', words, phone: '' })
  setErrorHeaders(reply, error)
  return sendProblemDetails(error, reply)
}

/** Sets the status and headers of an error. */
export function setErrorHeaders(reply: FastifyReply, { statusCode, details }: HttpError): void {
  reply.code(statusCode).header('cache-control', 'no-store')
  if (details.headers) reply.headers(details.headers)
  if (statusCode === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', retryAfterSeconds)
}

/** Logs errors that are bugs or system failures, with their cause. */
export function logServerError(
  error: Error,
  { statusCode }: HttpError,
  request: FastifyRequest,
): void {
  if (statusCode < 500 || (error instanceof HttpError && error.cause === undefined)) return
  const { method } = request
  request.log.error({ err: error, method, path: pathOf(request) }, 'A request failed.')
}

const sendProblemDetails = ({ body }: HttpError, reply: FastifyReply): FastifyReply =>
  reply.type(problemMediaType).send(JSON.stringify(body))

/** Maps any thrown error to an error for the client. */
export function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof LimitExceededError)
    return tooManyRequests(Math.ceil(error.msLeft / 1000), error.max)
  if (error instanceof NotStoredError) return storageFailed()
  if (error instanceof StoreUnavailableError) return storeUnavailable()
  if (isResponseSerializationError(error)) return internalError()
  if (error instanceof ValidationError) return invalidFields(error.fields)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return httpError('too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return httpError('wrong_media_type')
  if (error.statusCode === 416) return httpError('no_such_part')
  if (error.statusCode !== undefined && error.statusCode < 500)
    return httpError('unreadable_request')
  return internalError()
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url
