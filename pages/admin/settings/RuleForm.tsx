import { type SubmitEvent, useState } from 'react'
import { InputField } from '../../../renderer/forms/Field.tsx'
import type { RoutingResponse, RoutingRule } from '../../../services/api/leads/routing-contract.ts'
import { Button, TextButton } from '../components/buttons.tsx'
import { ChoiceField, withChosen } from '../components/Select.tsx'
import { useFormFocus } from '../hooks.ts'
import { withFormerChoices } from './routing.ts'

interface RuleFormProps {
  rule: RoutingRule
  /** The name of the button that opened it (`useFormFocus`). */
  opener: string
  /** What a rule may name. */
  routing: RoutingResponse
  isPending: boolean
  save: (rule: RoutingRule) => void
  cancel: () => void
}

/** Edits a rule. */
export function RuleForm({ rule, opener, routing, isPending, save, cancel }: RuleFormProps) {
  const [draft, setDraft] = useState(rule)
  const set = (change: Partial<RoutingRule>) => setDraft({ ...draft, ...change })
  const known = new Set(routing.sources.map(({ value }) => value))
  const [otherSources, setOtherSources] = useState(
    rule.sources.filter((one) => !known.has(one)).join(', '),
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const others = otherSources.split(',').flatMap((one) => one.trim() || [])
    const sources = [...draft.sources.filter((one) => known.has(one)), ...others]
    save({ ...draft, name: draft.name.trim(), sources })
  }
  const people = routing.people.map(({ id, name }) => ({ value: id, label: name }))
  const { assignee } = draft
  return (
    <form ref={useFormFocus(opener)} className="rule-form" onSubmit={submit}>
      <InputField
        label="Name of the rule"
        required
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <Choices
        legend="Trades"
        choices={routing.trades}
        chosen={draft.trades}
        choose={(trades) => set({ trades })}
      />
      <Choices
        legend="Towns"
        choices={routing.towns.map((name) => ({ value: name, label: name }))}
        chosen={draft.towns}
        choose={(towns) => set({ towns })}
      />
      <Choices
        legend="Languages"
        choices={routing.languages}
        chosen={draft.languages}
        choose={(languages) => set({ languages })}
      />
      <Choices
        legend="Sources"
        choices={routing.sources}
        // Others are in the field below.
        chosen={draft.sources.filter((one) => known.has(one))}
        choose={(sources) => set({ sources })}
      />
      <InputField
        label="Campaigns or referring sites"
        hint="With commas between them, as Analytics names them: flyer, google.com"
        autoComplete="off"
        value={otherSources}
        onChange={({ target }) => setOtherSources(target.value)}
      />
      <ChoiceField
        label="Assign to"
        value={assignee ?? ''}
        options={withChosen(
          [['', 'Nobody'], ...people.map(({ value, label }) => [value, label] as const)],
          assignee,
          someoneFormer,
        )}
        choose={(id) => {
          const { assignee: _, ...rest } = draft
          setDraft(id === '' ? rest : { ...rest, assignee: id })
        }}
      />
      <Choices
        legend="Also tell"
        choices={people}
        chosen={draft.tell}
        choose={(tell) => set({ tell })}
        labelOfFormer={someoneFormer}
        none="nobody else"
      />
      <label className="check">
        <input
          type="checkbox"
          checked={draft.office}
          onChange={({ target }) => set({ office: target.checked })}
        />
        Tell the notification recipients too
      </label>
      <div className="row-actions">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save the rule'}
        </Button>
        <TextButton onClick={cancel}>Never mind</TextButton>
      </div>
    </form>
  )
}

const someoneFormer = () => 'Someone who has left'

interface ChoicesProps {
  legend: string
  choices: RoutingResponse['trades']
  chosen: readonly string[]
  choose: (chosen: string[]) => void
  /** How it is shown that none is chosen. */
  none?: string
  /** The label of a chosen value that is not among the choices. */
  labelOfFormer?: (value: string) => string
}

/** A closed list of checkboxes whose summary says what is chosen. */
function Choices({
  legend,
  choices: listed,
  chosen,
  choose,
  none = 'any',
  labelOfFormer,
}: ChoicesProps) {
  // One that is unchecked can be checked again until the form is closed.
  const [choices] = useState(() => withFormerChoices(listed, chosen, labelOfFormer))
  if (choices.length === 0) return null
  const labels = choices.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []))
  return (
    <details className="rule-choices">
      <summary>
        {legend}: {labels.length === 0 ? none : labels.join(', ')}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
