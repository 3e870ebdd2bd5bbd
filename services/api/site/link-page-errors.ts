import type { FastifyError, FastifyRequest } from 'fastify'
import type { Language } from '../contract/language.ts'
import { linkQuery } from '../http/validation.ts'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import { requestTexts } from '../../../renderer/service-pages/request-texts.ts'
import type { App } from '../http/fastify-app.ts'
import { translateError, preferredLanguage } from '../http/localization.ts'
import { logServerError, toHttpError, setErrorHeaders } from '../http/plugins/error-handler.ts'

/** Headers of every page behind a link in an email. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address contains the token, so other sites get no Referer. Not `no-referrer`: browsers would then send
  // `Origin: null` with the form.
  'referrer-policy': 'same-origin',
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every answer of the route is a page. */
    answersWithPages?: true
  }
}

/** A link that is truncated, forged, expired, or whose record was erased. */
export class InvalidLinkError extends Error {
  override name = 'InvalidLinkError'
}

interface LinkPageOptions {
  phone: string
  pages: ServicePages
  /** Returns the language of the record; undefined: the link has no record. */
  languageFor: (token: string) => Promise<Language | undefined>
  /** Returns the texts for an invalid link. */
  invalidLink: (language: Language, request: FastifyRequest) => { title: string; text: string }
}

/** Makes routes behind links in emails respond to errors with pages. */
export function respondWithPages(
  own: App,
  { phone, pages, languageFor, invalidLink }: LinkPageOptions,
): void {
  own.addHook('onRoute', (route) => {
    route.config = { ...route.config, answersWithPages: true }
  })
  own.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders)
  })
  const languageOf = async (request: FastifyRequest): Promise<Language> => {
    const { token } = linkQuery.parse(request.query)
    // The lookup may fail too: the database may be down.
    const known = await languageFor(token).catch(() => undefined)
    return known ?? preferredLanguage(request)
  }
  own.setErrorHandler<FastifyError | InvalidLinkError>(async (thrown, request, reply) => {
    const language = await languageOf(request)
    const path = request.routeOptions.url ?? ''
    if (thrown instanceof InvalidLinkError) {
      const page = { language, path, ...invalidLink(language, request) }
      return reply.code(410).headers(pageHeaders).send(pages.message(page))
    }
    const error = translateError(language, toHttpError(thrown, phone), phone)
    logServerError(thrown, error, request)
    setErrorHeaders(reply, error)
    // After an error of an earlier hook, such as a cross-origin post, these headers are not set yet.
    reply.headers(pageHeaders)
    const title = requestTexts[language].failedTitle
    return reply.send(pages.message({ language, path, title, text: error.message }))
  })
}
