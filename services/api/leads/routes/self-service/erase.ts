import { paths } from '../../../contract/paths.ts'
import { InvalidLinkError } from '../../../site/link-page-errors.ts'
import type { App } from '../../../http/fastify-app.ts'
import { mayErase } from '../../management/surviving-lead.ts'
import { type SelfServiceDeps, selfServiceQuery, loadLeadByToken, requestWords } from './link.ts'
import { knownLanguage } from '../../../../content/model/languages.ts'

/** Registers erasure by the prospect: GET asks for confirmation, POST erases. */
export function erasureRoutes(app: App, deps: SelfServiceDeps): void {
  const { eraser, limits, pages, business } = deps

  app.get(paths.selfServiceErasure, {
    schema: {
      summary: 'Page that asks the prospect to confirm erasure of the request.',
      querystring: selfServiceQuery,
    },
    config: { docs: { answers: { 200: 'text/html' } }, rateLimit: limits.reads },
    handler: async (request) => {
      const { token } = request.query
      const { lead } = await loadErasable(token, deps)
      return pages.erasure({ lead, token })
    },
  })

  app.post(paths.selfServiceErasure, {
    schema: {
      summary: 'Erases the request and everything attached to it.',
      querystring: selfServiceQuery,
    },
    config: {
      docs: { answers: { 200: 'text/html', 202: 'text/html' } },
      rateLimit: limits.selfService,
    },
    handler: async (request, reply) => {
      const { lead, isEmailVerified } = await loadErasable(request.query.token, deps)
      const { id } = lead
      const language = knownLanguage(deps.words, lead.language)
      const targets = [{ collection: 'leads' as const, id }]
      const why = 'on request, by the request link'
      const progress = await eraser.erase(
        { requestedBy: 'prospect', why, targets },
        { isEmailVerified },
      )
      const t = requestWords(deps, lead)
      const { phone } = business
      const page = { language, path: paths.selfServiceErasure }
      // Drafts and the receipt, with a link that no longer works.
      reply.header('clear-site-data', '"storage"')
      if (progress === 'erased')
        return pages.message({ ...page, title: t('erasedTitle'), text: t('erased', { phone }) })
      reply.code(202)
      return pages.message({ ...page, title: t('erasingTitle'), text: t('erasing', { phone }) })
    },
  })
}

/** Loads a lead to erase. @throws InvalidLinkError the link does not suffice for that; StoreUnavailableError */
async function loadErasable(token: string, deps: SelfServiceDeps) {
  const { lead, source } = await loadLeadByToken(token, deps)
  const isEmailVerified = source === 'email'
  if (await mayErase(lead, { requests: deps.leads, isEmailVerified }))
    return { lead, isEmailVerified }
  throw new InvalidLinkError()
}
