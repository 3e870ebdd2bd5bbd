import { answerTo } from '../../contact-form/fields.ts'
import { serviceAnswer, type ServiceForm } from '../../contact-form/service-form.ts'
import { campaignName, referrerHost } from '../../contract/attribution.ts'
import type { Colleague } from '../../contract/colleague.ts'
import { websiteSource } from '../../contract/lead-source.ts'
import type { SitePage } from '../../site/contract.ts'
import { toLocalTime } from '../../sla/time-zone.ts'
import { assignmentEmails } from '../emails/assigned.ts'
import { leadToOffice } from '../emails/to-office.ts'
import { isProbe, type Lead, systemActor } from '../lead.ts'
import {
  decideRouting,
  type Routing,
  type RoutingFacts,
  type RoutingPerson,
} from '../routing-contract.ts'
import type { RoutingRepository } from '../routing-rules.ts'
import { townIn } from '../town-contract.ts'

export type RoutedPerson = Colleague & RoutingPerson

interface RoutingSources {
  routing: Pick<RoutingRepository, 'read'>
  listColleagues: () => Promise<readonly RoutedPerson[]>
  form: ServiceForm
  /** Returns a page of the site by its path. */
  pageOf: (path: string) => SitePage | undefined
  /** The names of towns that rules may name. */
  towns: readonly string[]
  timeZone: string
}

/** Decides who gets a new lead. */
export type RouteLead = (lead: Lead, at: Date) => Promise<Routing<RoutedPerson>>

/** Returns the function that decides who gets a new lead, by the owner's rules. */
export const createRouteLead =
  ({ routing, listColleagues, timeZone, ...site }: RoutingSources): RouteLead =>
  async (lead, at) => {
    const { rules } = await routing.read()
    if (rules.length === 0) return { rule: undefined, assignee: undefined, tell: [], office: true }
    const people = await listColleagues()
    const today = toLocalTime(at, timeZone).day
    return decideRouting(routingFactsOf(lead, site), rules, { people, today })
  }

/** Returns what rules look at in a lead. The town is the one it names or, without one, that of its page. */
export function routingFactsOf(
  lead: Lead,
  { form, pageOf, towns }: Pick<RoutingSources, 'form' | 'pageOf' | 'towns'>,
): RoutingFacts {
  const { serviceType, services, extra, language = 'en', source = websiteSource } = lead
  const page = pageOf(lead.page)
  const campaign = campaignName(lead.campaign)
  return {
    trades: [
      serviceAnswer(form, { serviceType, services, service: extra['service'] }),
      serviceType,
    ],
    town: townIn(answerTo(lead, 'town'), towns) ?? page?.town,
    language,
    sources: [source, campaign, ...campaign.split(' / '), referrerHost(lead.referrer)].filter(
      (one) => one !== '',
    ),
  }
}

/**
 * Returns a new lead as a rule decides: assigned, with the emails to its person, reminders included, and to whoever else is told. Without a rule
 * it stays as it is. @param by who entered it, who gets no email about what the rule gives to them
 */
export function withRouting(
  lead: Lead,
  { rule, assignee, tell, office, fallback }: Routing<RoutedPerson>,
  at: Date,
  by?: { id: string },
): Lead {
  if (!rule || isProbe(lead)) return lead
  const told = new Set(lead.mail.flatMap((row) => (leadToOffice.is(row) ? [row.to] : [])))
  const others = tell.filter(({ email }) => !office || !told.has(email))
  const entry = {
    ...{ at: at.toISOString(), by: systemActor, version: lead.version },
    ...(assignee
      ? { change: `assigned: nobody → ${assignee.name}`, detail: `by ${ruleName(rule)}` }
      : {
          change: 'left to the office',
          detail: `by ${ruleName(rule)}${fallback === undefined ? '' : fallbackReasons[fallback]}`,
        }),
  }
  return {
    ...lead,
    ...(assignee && { assignee: assignee.id }),
    history: [...lead.history, entry],
    mail: [
      ...(office ? lead.mail : lead.mail.filter((row) => !leadToOffice.is(row))),
      ...others.map(({ email }) => leadToOffice.row(email, at)),
      ...assignmentEmails(lead, {
        to: assignee,
        by: { id: by?.id, name: ruleName(rule) },
        at,
        together: [lead.id],
      }),
    ],
  }
}

const ruleName = ({ name }: { name: string }): string => `the rule “${name}”`

const fallbackReasons = {
  away: ': its person is away',
  removed: ': its person has left',
}
