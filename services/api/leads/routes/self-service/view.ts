import { nameWithRole } from '../../../../content/model/team.ts'
import { paths } from '../../../contract/paths.ts'
import type { LinkSource } from '../../../email/link-tokens.ts'
import type { RequestProps } from '../../../../../renderer/service-pages/Request.tsx'
import type { App } from '../../../http/fastify-app.ts'
import { formatDueDate } from '../../../sla/due-time-format.ts'
import { mayErase } from '../../management/surviving-lead.ts'
import {
  type SelfServiceDeps,
  selfServiceQuery,
  loadLeadByToken,
  notices,
  requestWords,
} from './link.ts'
import { knownLanguage } from '../../../../content/model/languages.ts'

/** Registers the prospect's view of the lead. */
export function viewRoute(app: App, deps: SelfServiceDeps): void {
  app.get(paths.selfService, {
    schema: {
      summary:
        'Page opened from the link in an email: the submitted request and when a response is due.',
      querystring: selfServiceQuery,
    },
    config: { docs: { answers: { 200: 'text/html' } }, rateLimit: deps.limits.reads },
    handler: async (request) => {
      const { token, said } = request.query
      const { lead, source } = await loadLeadByToken(token, deps)
      const [, key] = Object.entries(notices).find(([code]) => code === said) ?? []
      const notice = key && {
        text: requestWords(deps, lead)(`notices.${key}`),
        bad: key === 'tooOften',
      }
      return renderLead(deps, source, { lead, token, notice })
    },
  })
}

/** Renders the lead's page. @param source where the prospect got the link */
export async function renderLead(
  { pages, business, leads, words, callerOf }: SelfServiceDeps,
  source: LinkSource,
  props: Omit<RequestProps, 'dueBy' | 'caller' | 'eraseBy'>,
): Promise<string> {
  const isEmailVerified = source === 'email'
  const isErasable =
    isEmailVerified || (await mayErase(props.lead, { requests: leads, isEmailVerified }))
  const { status, dueAt } = props.lead
  const language = knownLanguage(words, props.lead.language)
  const { timeZone, timeZoneNames } = business.promise
  const dueBy =
    status === 'new' && dueAt !== undefined
      ? `${formatDueDate(new Date(dueAt), { language, words, timeZone })} (${timeZoneNames[language]})`
      : undefined
  const who = callerOf(props.lead)
  const caller = who && nameWithRole(who)
  return pages.request({ ...props, dueBy, caller, eraseBy: isErasable ? 'link' : 'email' })
}
