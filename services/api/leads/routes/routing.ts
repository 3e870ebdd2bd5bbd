import { serviceAnswerLabel, serviceAnswers } from '../../contact-form/service-form.ts'
import { leadSources, leadSourceLabel, websiteSource } from '../../contract/lead-source.ts'
import { paths } from '../../contract/paths.ts'
import { englishName } from '../../../content/model/languages.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import type { RoutedPerson } from '../intake/route-lead.ts'
import {
  decideRouting,
  isUnmatchable,
  routingChange,
  routingPreview,
  routingPreviewQuery,
  routingProblem,
  routingResponse,
  type RoutingResponse,
} from '../routing-contract.ts'
import type { RoutingRepository } from '../routing-rules.ts'
import type { LeadRouteDeps } from './leads.ts'

interface RoutingDeps extends Omit<LeadRouteDeps, 'listColleagues'> {
  routing: RoutingRepository
  listColleagues: () => Promise<readonly RoutedPerson[]>
  /** The names of the site's towns. */
  towns: readonly string[]
  /** Languages of leads. */
  languages: readonly string[]
}

/** Registers the rules that assign new leads. Owner only. */
export function adminRoutingRoutes(app: App, deps: RoutingDeps) {
  const { routing, listColleagues, form, towns, languages, responseSla, audit, now } = deps
  const today = () => toLocalTime(now(), responseSla.timeZone).day

  async function view(): Promise<RoutingResponse> {
    const [{ version, rules }, people] = await Promise.all([routing.read(), listColleagues()])
    const context = { people, today: today() }
    const listed = { trades: serviceAnswers(form), towns, languages }
    return {
      ...{ success: true, version },
      rules: rules.map((rule) => {
        const problem = isUnmatchable(rule, listed) ? 'unmatchable' : routingProblem(rule, context)
        return { ...rule, ...(problem && { problem }) }
      }),
      people: people.map(({ id, name, away }) => ({ id, name, ...(away && { away }) })),
      trades: serviceAnswers(form).map((value) => ({
        value,
        label: serviceAnswerLabel(form, value),
      })),
      towns: [...towns],
      languages: languages.map((value) => ({ value, label: englishName(value) })),
      sources: [websiteSource, ...Object.keys(leadSources)].map((value) => ({
        value,
        label: leadSourceLabel(value),
      })),
    }
  }

  app.get(paths.admin.routing, {
    config: { role: 'owner' },
    schema: {
      summary: 'The rules that assign new leads, in their order, and what they may name.',
      response: { 200: routingResponse },
    },
    handler: view,
  })

  app.patch(paths.admin.routing, {
    config: { role: 'owner', docs: { errors: [409] } },
    schema: {
      summary: 'Replaces the rules that assign new leads. Owner only.',
      body: routingChange,
      response: { 200: routingResponse },
    },
    handler: async (request) => {
      const { version, rules } = request.body
      await routing.replace(version, rules)
      const what = rules.length === 0 ? 'none' : rules.map(({ name }) => name).join(', ')
      await audit('changed the routing rules:', currentPerson(request), { what })
      return view()
    },
  })

  app.get(paths.admin.routingPreview, {
    config: { role: 'owner' },
    schema: {
      summary: 'Who would get a lead today.',
      querystring: routingPreviewQuery,
      response: { 200: routingPreview },
    },
    handler: async ({ query: { trade, town, language, source } }) => {
      const [{ rules }, people] = await Promise.all([routing.read(), listColleagues()])
      const type = form.types.find(
        ({ id, choices }) => id === trade || choices.some((choice) => choice.id === trade),
      )
      const facts = {
        trades: [trade, ...(type ? [type.id] : [])].filter((one) => one !== ''),
        town: town === '' ? undefined : town,
        language,
        sources: [source === '' ? websiteSource : source],
      }
      const { rule, assignee, tell, office, fallback } = decideRouting(facts, rules, {
        people,
        today: today(),
      })
      return {
        ...{ success: true as const, tell: tell.map(({ name }) => name), office },
        ...(rule && { rule: rule.name }),
        ...(assignee && { assignee: assignee.name }),
        ...(fallback && { fallback }),
      }
    },
  })
}
