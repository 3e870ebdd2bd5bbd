import type { FastifyError, FastifyRequest } from 'fastify'
import { knownLanguage } from '../../content/model/languages.ts'
import { translatorOf } from '../../content/model/translator.ts'
import type { Language } from '../contract/language.ts'
import { linkQuery } from '../http/validation.ts'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import type { App } from '../http/fastify-app.ts'
import { localizeError, preferredLanguage } from '../http/localization.ts'
import { logServerError, toHttpError, setErrorHeaders } from '../http/plugins/error-handler.ts'
import type { SiteFile } from './contract.ts'

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
  business: { phone: string }
  words: SiteFile['words']
  pages: ServicePages
  /** Reads the id of the record in a token, which may be forged. */
  links: { unverifiedSubject: (token: string) => string | undefined }
  /** Finds the record of a link. */
  find: (id: string) => Promise<{ language?: Language | undefined } | undefined>
  /** Returns what the page for an invalid link says. */
  invalidLink: (request: FastifyRequest, language: Language) => { title: string; text: string }
}

/** Makes routes behind links in emails respond to errors with pages, in the language of the record or the browser. */
export function respondWithPages(
  own: App,
  { business: { phone }, words, pages, links, find, invalidLink }: LinkPageOptions,
): void {
  own.addHook('onRoute', (route) => {
    route.config = { ...route.config, answersWithPages: true }
  })
  own.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders)
  })
  const languageOf = async (request: FastifyRequest): Promise<Language> => {
    const { token } = linkQuery.parse(request.query)
    const id = links.unverifiedSubject(token)
    // The lookup may fail too: the database may be down.
    const known = id === undefined ? undefined : await find(id).catch(() => undefined)
    return known?.language === undefined
      ? preferredLanguage(request, words)
      : knownLanguage(words, known.language)
  }
  own.setErrorHandler<FastifyError | InvalidLinkError>(async (thrown, request, reply) => {
    const language = await languageOf(request)
    const path = request.routeOptions.url ?? ''
    if (thrown instanceof InvalidLinkError) {
      const page = pages.message({ language, path, ...invalidLink(request, language) })
      return reply.code(410).headers(pageHeaders).send(page)
    }
    const error = localizeError(toHttpError(thrown), { language, words, phone })
    logServerError(thrown, error, request)
    setErrorHeaders(reply, error)
    // After an error of an earlier hook, such as a cross-origin post, these headers are not set yet.
    reply.headers(pageHeaders)
    const title = translatorOf(words[language], 'answers', language)('failedTitle')
    return reply.send(pages.message({ language, path, title, text: error.message }))
  })
}
