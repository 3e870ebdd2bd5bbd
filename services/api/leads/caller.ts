import { peopleFor } from '../../content/model/team.ts'
import { answerTo } from '../contact-form/fields.ts'
import { type ServiceForm, serviceAnswer } from '../contact-form/service-form.ts'
import type { SiteFile, SitePage } from '../site/contract.ts'
import type { Lead } from './lead.ts'

interface CallerContext {
  team: SiteFile['team']
  form: ServiceForm
  /** Returns a page of the site by its path. */
  pageOf: (path: string) => SitePage | undefined
}

/** A member of the team in the language of a lead. */
export type Caller = SiteFile['team'][number]

/**
 * Returns who will call about a lead, by what the members of the team answer; undefined: nobody by name, or staff have
 * assigned the lead, perhaps to somebody else.
 */
export function callerOf(lead: Lead, { team, form, pageOf }: CallerContext): Caller | undefined {
  if (lead.assignee !== undefined) return undefined
  const { language = 'en', serviceType, services, extra } = lead
  const members = team.filter((one) => one.language === language)
  const towns = new Set(members.flatMap((one) => [one.town, ...one.towns]))
  const named = [answerTo(lead, 'town').trim(), pageOf(lead.page)?.town]
  const town = named.find((name) => name !== undefined && towns.has(name))
  const choice = serviceAnswer(form, { serviceType, services, service: extra['service'] })
  const job = { serviceType, choice, town, language }
  return peopleFor(members, ({ answers }) => answers, job)[0]
}
