import multipart from '@fastify/multipart'
import type { FastifyError } from 'fastify'
import { attachmentLimits } from '../../contract/attachment.ts'
import { NotStored, StoreAway } from '../../records/refusals.ts'
import { Refusal } from '../errors.ts'
import type { App } from '../instance.ts'
import { DeadLink, firmOf, type RequestDesk } from '../request-door.ts'
import { wordsPage, type Firm } from '../link-page.ts'
import { requestWords } from '../request-words.ts'
import { requestCorrectionRoutes } from './request-correction.ts'
import { requestErasureRoutes } from './request-erasure.ts'
import { requestFilesRoute } from './request-files.ts'

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address holds the token: no other site hears of it. Ours must, or browsers would say
  // `Origin: null` when the form is sent.
  'referrer-policy': 'same-origin',
}

/**
 * The link in a prospect's confirmation: what was sent, by when we answer, corrections, files,
 * erasure; no account, no JavaScript. GET shows and never acts, since mail scanners follow links.
 */
export async function requestLinkRoutes(app: App, desk: RequestDesk): Promise<void> {
  const firm = firmOf(desk.business)
  await app.register(async (own: App) => {
    await own.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: attachmentLimits.bytes + 1,
        files: attachmentLimits.atOnce + 1,
        fields: 5,
        fieldSize: 1000,
        parts: attachmentLimits.atOnce + 6,
        headerPairs: 50,
      },
    })
    own.addHook('onRequest', async (_request, reply) => {
      reply.headers(pageHeaders)
    })
    own.setErrorHandler<FastifyError | DeadLink>((fault, request, reply) => {
      const status = statusOf(fault)
      if (status >= 500) request.log.error({ err: fault }, 'A request link could not be served.')
      // What is refused before it comes here, as a post from another site, has no headers yet.
      return reply.code(status).headers(pageHeaders).send(faultPage(fault, firm))
    })
    requestCorrectionRoutes(own, desk)
    requestFilesRoute(own, desk)
    requestErasureRoutes(own, desk)
  })
}

function faultPage(fault: Error, firm: Firm): string {
  if (fault instanceof DeadLink) {
    const words = requestWords[fault.language]
    return wordsPage(fault.language, words.deadTitle, words.dead(firm.phone), firm)
  }
  const words = requestWords.en
  const text = fault instanceof Refusal ? fault.message : words.failed(firm.phone)
  return wordsPage('en', words.failedTitle, text, firm)
}

function statusOf(fault: FastifyError | DeadLink): number {
  if (fault instanceof DeadLink) return 410
  if (fault instanceof NotStored || fault instanceof StoreAway) return 503
  return fault.statusCode ?? 500
}
