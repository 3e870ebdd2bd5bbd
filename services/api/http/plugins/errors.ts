import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod'
import type { Language } from '../../contract/language.ts'
import { originOfLead } from '../../intake/origin-of-lead.ts'
import { NotStored, OverLimit, StoreAway } from '../../records/refusals.ts'
import {
  noSuchPart,
  notStored,
  nothingHere,
  Refusal,
  storeAway,
  tooLarge,
  tooMany,
  unexpected,
  unreadableRequest,
  wrongFields,
  wrongMediaType,
} from '../errors.ts'
import { formPage, isVisitorForm } from '../form-page.ts'
import type { App } from '../instance.ts'
import type { Firm } from '../link-page.ts'
import { isFormPost, sentFields } from './form-posts.ts'

/** For programs, when the disk or the database fails: long enough not to add to its trouble. */
const retryAfterSeconds = 30

/**
 * One place turns whatever went wrong into an answer: JSON with a plain sentence, or, for a form
 * posted without JavaScript, a page with the form filled in, in the language of the page it was on.
 * The log gets the cause; nobody gets a stack.
 */
export function answerErrors(app: App, firm: Firm, languageOf: (page: string) => Language): void {
  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    const refusal = refusalOf(fault, firm.phone)
    if (refusal.statusCode >= 500 && !(fault instanceof Refusal)) {
      request.log.error(
        { err: fault, method: request.method, path: pathOf(request) },
        'A request failed.',
      )
    }
    const headed = head(refusal, reply)
    if (!isFormPost(request) || !isVisitorForm(pathOf(request))) return inJson(refusal, headed)
    const sent = sentFields(request.body)
    const language = languageOf(pageOfForm(request, sent))
    const page = formPage(pathOf(request), sent, refusal, { firm, language })
    return headed.type('text/html; charset=utf-8').send(page)
  })
}

/** The answer under /api when no route fits. */
export function answerNothingHere(reply: FastifyReply): FastifyReply {
  const refusal = nothingHere()
  return inJson(refusal, head(refusal, reply))
}

function head({ statusCode, retryAfter }: Refusal, reply: FastifyReply): FastifyReply {
  reply.code(statusCode).header('cache-control', 'no-store')
  const seconds = retryAfter ?? (statusCode === 503 ? retryAfterSeconds : undefined)
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
  return reply
}

const inJson = ({ body }: Refusal, reply: FastifyReply): FastifyReply =>
  reply.type('application/json').send(JSON.stringify(body))

function refusalOf(fault: FastifyError, phone: string): Refusal {
  if (fault instanceof Refusal) return fault
  if (fault instanceof OverLimit) return tooMany(Math.ceil(fault.msLeft / 1000))
  if (fault instanceof NotStored) return notStored(phone)
  if (fault instanceof StoreAway) return storeAway(phone)
  if (isResponseSerializationError(fault)) return unexpected(phone)
  if (hasZodFastifySchemaValidationErrors(fault)) {
    const faults = fault.validation.map(({ instancePath, message }): [string, string] => [
      instancePath.split('/')[1] || 'request',
      message ?? 'Please check this field.',
    ])
    return wrongFields(Object.fromEntries(faults.reverse()))
  }
  if (fault.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge()
  if (fault.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongMediaType()
  if (fault.statusCode === 416) return noSuchPart()
  if (fault.statusCode !== undefined && fault.statusCode < 500) return unreadableRequest()
  return unexpected(phone)
}

/** The page that held a form: as the form says, or else the browser; one that was not read says nothing. */
const pageOfForm = (request: FastifyRequest, { page }: Record<string, unknown>): string =>
  typeof page === 'string' ? page : originOfLead(request.headers.referer, request.host).page

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url
