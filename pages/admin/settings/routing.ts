import type {
  RoutingPreview,
  RoutingResponse,
  RoutingRule,
} from '../../../services/api/leads/routing-contract.ts'

/** Returns rules with one moved a place up or down; the same ones where there is no such place. */
export function movedRule<Rule>(rules: readonly Rule[], from: number, by: -1 | 1): readonly Rule[] {
  const [one, other] = [rules[from], rules[from + by]]
  if (one === undefined || other === undefined) return rules
  return rules.map((rule, n) => (n === from ? other : n === from + by ? one : rule))
}

type Names = Pick<RoutingResponse, 'people' | 'trades' | 'languages' | 'sources'>

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((one) => one.value === value)?.label ?? value

type Choice = RoutingResponse['trades'][number]

/** Returns the choices of a rule's condition, also those that it has and content no longer lists. */
export const withFormerChoices = (
  choices: readonly Choice[],
  chosen: readonly string[],
  labelOfFormer = (value: string) => `${value} (no longer listed)`,
): readonly Choice[] => [
  ...choices,
  ...chosen
    .filter((one) => !choices.some(({ value }) => value === one))
    .map((value) => ({ value, label: labelOfFormer(value) })),
]

/** Returns which leads a rule is for: `Roofing or Siding, in Vail, in Spanish`. */
export function describeConditions(
  { trades, towns, languages, sources }: RoutingRule,
  names: Names,
): string {
  const parts = [
    trades.map((one) => labelOf(names.trades, one)).join(' or '),
    towns.length > 0 && `in ${towns.join(' or ')}`,
    languages.length > 0 &&
      `in ${languages.map((one) => labelOf(names.languages, one)).join(' or ')}`,
    sources.length > 0 && `from ${sources.map((one) => labelOf(names.sources, one)).join(' or ')}`,
  ]
  return parts.filter(Boolean).join(', ') || 'Every lead'
}

/** Returns who gets them: `Kim, and Sam and the office are told`. */
export function describeRecipients(
  { assignee, tell, office }: RoutingRule,
  { people }: Pick<Names, 'people'>,
): string {
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? 'someone who has left'
  const told = [...tell.map(nameOf), ...(office ? ['the office'] : [])]
  const who = assignee === undefined ? 'Nobody' : nameOf(assignee)
  return told.length === 0 ? who : `${who}; also told: ${told.join(', ')}`
}

/** Returns the answer to “who gets it?” in words. */
export function describePreview({
  rule,
  assignee,
  tell,
  office,
  fallback,
}: RoutingPreview): string {
  const told = [...tell, ...(office ? ['the office'] : [])].join(', ')
  if (rule === undefined) return 'No rule fits. Nobody is assigned, and the office gets the email.'
  const by = `by the rule “${rule}”`
  if (assignee !== undefined)
    return `${assignee} gets it, ${by}.${told === '' ? '' : ` Also told: ${told}.`}`
  const why =
    fallback === undefined ? '' : `: its person ${fallback === 'away' ? 'is away' : 'has left'}`
  return `By the rule “${rule}” nobody is assigned${why}. Told: ${told}.`
}
