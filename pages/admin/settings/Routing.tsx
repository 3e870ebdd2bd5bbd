import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  routingPreview,
  routingResponse,
  type RoutingResponse,
  type RoutingRule,
} from '../../../services/api/leads/routing-contract.ts'
import { Button, ConfirmButton, TextButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { ChoiceField } from '../components/Select.tsx'
import { useResource } from '../resource/use-resource.ts'
import { describeConditions, describePreview, describeRecipients, movedRule } from './routing.ts'
import { RuleForm } from './RuleForm.tsx'

/** The rules that assign new leads: their order, their people, and a preview. */
export function Routing() {
  const answer = useResource({ path: paths.admin.routing, response: routingResponse })
  if (answer.isPending) return <p role="status">Loading the rules...</p>
  if (answer.isLoadingError) return <QueryError query={answer} />
  return (
    <>
      <Rules routing={answer.data} />
      <Preview routing={answer.data} />
    </>
  )
}

const problems = {
  away: 'Its person is away, so its leads go to the office for now.',
  removed: 'Its person has left, so its leads go to the office. Pick someone else.',
  unmatchable:
    'No new lead can fit it: a trade, town or language that it needs isn’t listed anymore. Edit or delete it.',
}

function Rules({ routing }: { routing: RoutingResponse }) {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<string>()
  const save = useMutation({
    mutationFn: async (rules: readonly RoutingRule[]) =>
      routingResponse.parse(
        await request('PATCH', paths.admin.routing, { version: routing.version, rules }),
      ),
    onSuccess: (saved) => {
      queries.setQueryData([paths.admin.routing], saved)
      setEdited(undefined)
    },
    onError: () => void queries.invalidateQueries({ queryKey: [paths.admin.routing] }),
  })
  const rules = routing.rules.map(({ problem: _, ...rule }): RoutingRule => rule)
  return (
    <section aria-labelledby="routing">
      <h2 id="routing">Who gets new leads</h2>
      <p>
        The first rule that fits a new lead decides. It assigns the lead, and that person gets an
        email and the reminders; the office is reminded once the answer is late. A lead that no rule
        fits goes to the notification recipients.
      </p>
      {rules.length === 0 && <p>No rules yet. All new leads go to the notification recipients.</p>}
      <ol className="routing-rules">
        {routing.rules.map(({ problem, ...rule }, n) => (
          <li key={rule.id}>
            {edited === rule.id ? (
              <RuleForm
                rule={rule}
                opener={rule.id}
                routing={routing}
                isPending={save.isPending}
                save={(changed) =>
                  save.mutate(rules.map((one) => (one.id === rule.id ? changed : one)))
                }
                cancel={() => setEdited(undefined)}
              />
            ) : (
              <>
                <div>
                  <b>{rule.name}</b>
                  <small>{describeConditions(rule, routing)}</small>
                  <small>→ {describeRecipients(rule, routing)}</small>
                  {problem && <p className="notice">{problems[problem]}</p>}
                </div>
                <div className="row-actions">
                  <MoveButton
                    label="Move up"
                    rule={rule}
                    disabled={save.isPending || n === 0}
                    move={() => save.mutate(movedRule(rules, n, -1))}
                  />
                  <MoveButton
                    label="Move down"
                    rule={rule}
                    disabled={save.isPending || n === rules.length - 1}
                    move={() => save.mutate(movedRule(rules, n, 1))}
                  />
                  <TextButton data-opens={rule.id} onClick={() => setEdited(rule.id)}>
                    Edit<span className="visually-hidden"> {rule.name}</span>
                  </TextButton>
                  <ConfirmButton
                    label="Delete"
                    target={rule.name}
                    question={`Delete the rule “${rule.name}”?`}
                    confirmLabel="Delete it"
                    disabled={save.isPending}
                    onConfirm={() => save.mutate(rules.filter(({ id }) => id !== rule.id))}
                  >
                    <p>Leads that it has assigned stay with their person.</p>
                  </ConfirmButton>
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
      {edited === 'new' ? (
        <RuleForm
          rule={newRule()}
          opener="new"
          routing={routing}
          isPending={save.isPending}
          save={(added) => save.mutate([...rules, added])}
          cancel={() => setEdited(undefined)}
        />
      ) : (
        <Button data-opens="new" onClick={() => setEdited('new')}>
          Add a rule
        </Button>
      )}
      <ErrorMessage error={save.error} />
      <p role="status" className="success-message">
        {save.isSuccess && 'Saved.'}
      </p>
    </section>
  )
}

const newRule = (): RoutingRule => ({
  id: crypto.randomUUID(),
  name: '',
  trades: [],
  towns: [],
  languages: [],
  sources: [],
  tell: [],
  office: true,
})

interface MoveButtonProps {
  label: string
  rule: RoutingRule
  disabled: boolean
  move: () => void
}

const MoveButton = ({ label, rule, disabled, move }: MoveButtonProps) => (
  <TextButton disabled={disabled} onClick={move}>
    {label}
    <span className="visually-hidden"> {rule.name}</span>
  </TextButton>
)

/** Says who would get a lead today. */
function Preview({ routing }: { routing: RoutingResponse }) {
  const [trade, setTrade] = useState('')
  const [town, setTown] = useState('')
  const [language, setLanguage] = useState(routing.languages[0]?.value ?? 'en')
  const [source, setSource] = useState('website')
  const answer = useResource({
    // Asked again when the rules have changed.
    key: [paths.admin.routing, 'preview', String(routing.version)],
    path: paths.admin.routingPreview,
    search: new URLSearchParams({ trade, town, language, source }).toString(),
    response: routingPreview,
  })
  const pairs = (choices: RoutingResponse['trades']) =>
    choices.map(({ value, label }) => [value, label] as const)
  return (
    <section aria-labelledby="routing-preview">
      <h2 id="routing-preview">Who gets it?</h2>
      <p>Try the rules: which person gets a lead like this today?</p>
      <div className="inline-form">
        <ChoiceField
          label="Trade"
          value={trade}
          options={[['', 'Any'], ...pairs(routing.trades)]}
          choose={setTrade}
        />
        <ChoiceField
          label="Town"
          value={town}
          options={[['', 'None'], ...routing.towns.map((name) => [name, name] as const)]}
          choose={setTown}
        />
        <ChoiceField
          label="Language"
          value={language}
          options={pairs(routing.languages)}
          choose={setLanguage}
        />
        <ChoiceField
          label="Source"
          value={source}
          options={pairs(routing.sources)}
          choose={setSource}
        />
      </div>
      <p role="status" className="routing-answer">
        {answer.data ? describePreview(answer.data) : 'Looking...'}
      </p>
      {answer.isError && <QueryError query={answer} />}
    </section>
  )
}
