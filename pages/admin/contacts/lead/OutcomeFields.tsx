import type { ComponentProps, ReactNode } from 'react'
import { useData } from '../../../../renderer/page-context.tsx'
import { addDays } from '../../../../services/api/contract/day.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { lostReasonLabel } from '../../../../services/api/leads/outcome-contract.ts'
import { TextButton } from '../../components/buttons.tsx'
import { ChoiceField, withChosen } from '../../components/Select.tsx'
import { formatAmount, formatDollars, parseDollars, problemWithAmount } from '../../format.ts'
import { useNow } from '../../hooks.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { useOfficeTime } from '../../office-time.ts'
import type { data } from '../+data.ts'
import type { LeadChanges } from '../changes/lead-changes.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { AutoSaveField } from './AutoSaveField.tsx'
import { fieldDraft } from './drafts.ts'

interface OutcomeProps {
  lead: LeadView
  update: (wanted: LeadPatch) => ReturnType<LeadChanges['update']>
}

/**
 * What the status asks for: the quote of a quoted lead, the value and the day of a won one, the reason of a lost one. Each
 * is saved on its own and may stay empty. Renders nothing for another status without a quote.
 */
export function OutcomeFields(props: OutcomeProps) {
  const { status, quote } = props.lead
  return (
    <>
      {(status === 'quoted' || quote !== undefined) && <QuoteFields {...props} />}
      {status === 'won' && <WonFields {...props} />}
      {status === 'lost' && <LostFields {...props} />}
    </>
  )
}

const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="outcome-fields">
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

interface AmountFieldProps extends Pick<ComponentProps<typeof AutoSaveField>, 'label' | 'draft'> {
  /** In whole US dollars. */
  amount: number | undefined
  /** `null` removes it. */
  save: (amount: number | null) => Promise<boolean>
}

/** An amount, saved on its own; it may be empty. */
const AmountField = ({ amount, save, ...field }: AmountFieldProps) => (
  <AutoSaveField
    {...field}
    savedValue={formatAmount(amount)}
    inputMode="decimal"
    validate={(text) => (text === '' ? undefined : problemWithAmount(text))}
    save={(text) => save(parseDollars(text) ?? null)}
  />
)

/** Returns the office’s day now, and the drafts of a lead’s fields. */
function useFieldContext({ id }: LeadView) {
  const me = useMe()
  const today = useOfficeTime().dayOf(new Date(useNow()))
  return { today, draftOf: (field: string) => fieldDraft(me.id, id, field) }
}

/** How long after a quote the suggested follow-up is, in days. */
const followUpDays = 7

function QuoteFields({ lead, update }: OutcomeProps) {
  const { today, draftOf } = useFieldContext(lead)
  const { amount, sentOn, followUpOn } = lead.quote ?? {}
  return (
    <FieldGroup legend="Quote">
      <AmountField
        label="Quote in dollars"
        draft={draftOf('quote.amount')}
        amount={amount}
        save={(wanted) => update({ quote: { amount: wanted } })}
      />
      <AutoSaveField
        label="Sent on"
        type="date"
        draft={draftOf('quote.sentOn')}
        savedValue={sentOn ?? ''}
        save={(day) => update({ quote: { sentOn: day || null } })}
      />
      {lead.status === 'quoted' && (
        <div>
          <AutoSaveField
            label="Follow up on"
            type="date"
            draft={draftOf('quote.followUpOn')}
            savedValue={followUpOn ?? ''}
            save={(day) => update({ quote: { followUpOn: day || null } })}
          />
          {followUpOn === undefined && (
            <TextButton
              onClick={() => void update({ quote: { followUpOn: addDays(today, followUpDays) } })}
            >
              In a week
            </TextButton>
          )}
        </div>
      )}
    </FieldGroup>
  )
}

function WonFields({ lead, update }: OutcomeProps) {
  const { today, draftOf } = useFieldContext(lead)
  const { wonValue, quote, outcome } = lead
  const amount = quote?.amount
  return (
    <FieldGroup legend="Won">
      <div>
        <AmountField
          label="Value in dollars"
          draft={draftOf('wonValue')}
          amount={wonValue}
          save={(wanted) => update({ wonValue: wanted })}
        />
        {wonValue === undefined && amount !== undefined && (
          <TextButton onClick={() => void update({ wonValue: amount })}>
            As quoted: {formatDollars(amount)}
          </TextButton>
        )}
      </div>
      <AutoSaveField
        label="Won on"
        type="date"
        max={today}
        draft={draftOf('outcome.wonOn')}
        savedValue={outcome?.wonOn ?? ''}
        validate={(day) =>
          day === ''
            ? 'A won lead has a day it was won.'
            : day > today
              ? 'That day is still to come.'
              : undefined
        }
        save={(wonOn) => update({ outcome: { wonOn } })}
      />
    </FieldGroup>
  )
}

function LostFields({ lead, update }: OutcomeProps) {
  const { draftOf } = useFieldContext(lead)
  const { lostReasons } = useData<typeof data>()
  const { lostReason, outcome: { lostBecause } = {} } = lead
  const hasList = lostReasons.length > 0 || lostBecause !== undefined
  return (
    <FieldGroup legend="Lost">
      {hasList && (
        <ChoiceField
          label="Why it was lost"
          value={lostBecause ?? ''}
          options={withChosen(
            [['', 'Choose a reason'], ...lostReasons.map(({ id, label }) => [id, label] as const)],
            lostBecause,
            (id) => lostReasonLabel(lostReasons, id),
          )}
          choose={(id) => void update({ outcome: { lostBecause: id || null } })}
        />
      )}
      <AutoSaveField
        label={hasList ? 'In your own words' : 'Why it was lost'}
        draft={draftOf('lostReason')}
        savedValue={lostReason ?? ''}
        maxLength={500}
        save={(text) => update({ lostReason: text || null })}
      />
    </FieldGroup>
  )
}
