import { z } from 'zod'
import { foldText } from '../contract/fold-text.ts'
import { language } from '../contract/language.ts'
import { line, recordId } from '../contract/text.ts'
import { success } from '../contract/success.ts'

const values = (what: string) =>
  z.array(line().min(1).max(100)).max(100).describe(`${what} Empty: any.`)

/** A rule that assigns new leads. All conditions that have values must match. */
export const routingRule = z.strictObject({
  id: recordId.min(1).max(40),
  name: line().min(1, 'Give the rule a name.').max(60),
  trades: values('Service types and choices of the form; a type stands for all its choices.'),
  towns: values('Names of towns.'),
  languages: z.array(language).max(20).describe('Of the page with the form. Empty: any.'),
  sources: values(
    'How the person reached the firm, or the name of a campaign or of the site they came from.',
  ),
  assignee: recordId
    .min(1)
    .max(100)
    .optional()
    .describe('The id of a staff member; left out: nobody.'),
  tell: z.array(recordId.min(1).max(100)).max(20).describe('Ids of staff who get an email too.'),
  office: z.boolean().describe('Whether the notification recipients get the email about it.'),
})
export type RoutingRule = z.infer<typeof routingRule>

/** All rules, in their order, and the version that a change is based on. */
export const routingChange = z.strictObject({
  version: z.number().int().min(0),
  rules: z.array(routingRule).max(100),
})

/** What rules look at. */
export interface RoutingFacts {
  /** The answer from the form's list, and its service type. */
  trades: readonly string[]
  town: string | undefined
  language: string
  /** The source, the campaign with its parts, and the referring site. */
  sources: readonly string[]
}

/** A staff member, as rules see them. */
export interface RoutingPerson {
  id: string
  name: string
  /** First and last day on which they are away. */
  away?: { from: string; to: string } | undefined
}

/** What a rule decides about a lead. */
export interface Routing<Person extends RoutingPerson = RoutingPerson> {
  /** The first rule that matches; undefined: none. */
  rule: RoutingRule | undefined
  assignee: Person | undefined
  /** Who gets an email besides. */
  tell: readonly Person[]
  /** Whether the office gets the email. */
  office: boolean
  /** Why the lead goes to the office instead of the rule's person. */
  fallback?: 'away' | 'removed'
}

/** Returns whether somebody is away on a day. */
export const isAway = ({ away }: Pick<RoutingPerson, 'away'>, day: string): boolean =>
  away !== undefined && away.from <= day && day <= away.to

/** Returns the first rule that matches. */
export const findRule = (
  facts: RoutingFacts,
  rules: readonly RoutingRule[],
): RoutingRule | undefined =>
  rules.find(
    ({ trades, towns, languages, sources }) =>
      fits(trades, facts.trades) &&
      fits(towns, facts.town === undefined ? [] : [facts.town]) &&
      fits(languages, [facts.language]) &&
      fits(sources, facts.sources),
  )

/**
 * Decides who gets a lead by the first rule that matches. If its person is away or has left, nobody is assigned, and the
 * office is told, as it is where nobody else would be. @param today the office's day
 */
export function decideRouting<Person extends RoutingPerson>(
  facts: RoutingFacts,
  rules: readonly RoutingRule[],
  { people, today }: { people: readonly Person[]; today: string },
): Routing<Person> {
  const rule = findRule(facts, rules)
  if (!rule) return { rule, assignee: undefined, tell: [], office: true }
  const found = people.find(({ id }) => id === rule.assignee)
  const fallback = routingProblem(rule, { people, today })
  const assignee = fallback === undefined ? found : undefined
  const tell = people.filter(
    (one) => rule.tell.includes(one.id) && one.id !== assignee?.id && !isAway(one, today),
  )
  const isNobody = assignee === undefined && tell.length === 0
  return {
    ...{ rule, assignee, tell, office: rule.office || fallback !== undefined || isNobody },
    ...(fallback !== undefined && { fallback }),
  }
}

/** Returns why a rule's person can't get a lead; undefined: they can, or it names nobody. */
export function routingProblem(
  { assignee }: Pick<RoutingRule, 'assignee'>,
  { people, today }: { people: readonly RoutingPerson[]; today: string },
): Routing['fallback'] {
  if (assignee === undefined) return undefined
  const person = people.find(({ id }) => id === assignee)
  if (!person) return 'removed'
  return isAway(person, today) ? 'away' : undefined
}

/**
 * Returns whether no new lead can match a rule: content has none of the trades, towns or languages that it names. Sources are
 * not limited to a list. @param listed what content has
 */
export const isUnmatchable = (
  rule: Pick<RoutingRule, 'trades' | 'towns' | 'languages'>,
  listed: { trades: readonly string[]; towns: readonly string[]; languages: readonly string[] },
): boolean =>
  (['trades', 'towns', 'languages'] as const).some((name) => !fits(rule[name], listed[name]))

const fits = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === 0 ||
  wanted.some((one) => given.some((each) => foldText(each) === foldText(one)))

const choice = z.strictObject({ value: z.string(), label: z.string() })

/** The rules, and what they may name. */
export const routingResponse = success({
  version: z.number().int(),
  rules: z.array(
    routingRule.extend({
      /** Why its leads go to the office for now; `unmatchable`: it can't have any. */
      problem: z.enum(['away', 'removed', 'unmatchable']).optional(),
    }),
  ),
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      away: z.strictObject({ from: z.string(), to: z.string() }).optional(),
    }),
  ),
  trades: z.array(choice),
  towns: z.array(z.string()),
  languages: z.array(choice),
  sources: z.array(choice),
})
export type RoutingResponse = z.infer<typeof routingResponse>

export const routingPreviewQuery = z.object({
  trade: line().max(100).default(''),
  town: line().max(100).default(''),
  language: language.default('en'),
  source: line().max(100).default(''),
})

/** Who would get a lead today. */
export const routingPreview = success({
  /** The name of the rule; left out: none matches. */
  rule: z.string().optional(),
  /** The name of the person; left out: nobody. */
  assignee: z.string().optional(),
  /** Names of who gets an email besides. */
  tell: z.array(z.string()),
  office: z.boolean(),
  fallback: z.enum(['away', 'removed']).optional(),
})
export type RoutingPreview = z.infer<typeof routingPreview>
