import { type FormEvent, useState } from 'react'
import { Field, InputField } from '../../../../renderer/forms/Field.tsx'
import { answerTo } from '../../../../services/api/contact-form/fields.ts'
import { mapLink } from '../../../../services/api/contract/contact-links.ts'
import { addDays } from '../../../../services/api/contract/day.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import {
  openStatuses,
  stepKinds,
  stepLabel,
  visitMinutes,
  type StepChange,
} from '../../../../services/api/leads/next-step-contract.ts'
import { Button, ConfirmButton, TextButton } from '../../components/buttons.tsx'
import { ChoiceField, personOptions } from '../../components/Select.tsx'
import { formatDuration } from '../../format.ts'
import { useFormFocus } from '../../hooks.ts'
import { useMe } from '../../layout/AdminLayout.tsx'
import { useOfficeTime } from '../../office-time.ts'
import { useColleagues, useNameOf } from '../changes/lead-queries.ts'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { StepText } from './StepText.tsx'

interface NextStepProps {
  lead: LeadView
  /** The current minute in ms. */
  now: number
  update: (wanted: LeadPatch) => Promise<boolean>
  /** Why the last change was rejected. */
  error: string | undefined
}

/** What is next on a lead, with a form to set it, and buttons for when it is done. */
export function NextStepSection({ lead, now, update, error }: NextStepProps) {
  const [editing, setEditing] = useState(false)
  const { nextStep } = lead
  const isOpen = openStatuses.some((status) => status === lead.status)
  const change = async (step: StepChange) => {
    if (await update({ step })) setEditing(false)
  }
  return (
    <section className="next-step" aria-label="Next step">
      <h3>Next step</h3>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {nextStep && !editing && <CurrentStep lead={lead} now={now} change={change} />}
      {!nextStep && !editing && (
        <p data-late={isOpen || undefined}>{isOpen ? 'None set yet.' : 'None.'}</p>
      )}
      {editing ? (
        <StepForm lead={lead} now={now} save={change} close={() => setEditing(false)} />
      ) : (
        <TextButton data-opens="step" onClick={() => setEditing(true)}>
          {nextStep?.visit !== undefined
            ? 'Change the visit'
            : nextStep
              ? 'Change the next step'
              : 'Set the next step'}
        </TextButton>
      )}
    </section>
  )
}

type Change = (step: StepChange) => Promise<void>

function CurrentStep({
  lead,
  now,
  change,
}: Pick<NextStepProps, 'lead' | 'now'> & { change: Change }) {
  const nameOf = useNameOf()
  const { dayOf } = useOfficeTime()
  const { nextStep, visits } = lead
  if (!nextStep) return null
  const visit = visits.find(({ id }) => id === nextStep.visit)
  const today = dayOf(new Date(now))
  const snoozes = [
    ['Tomorrow', addDays(today, 1)],
    ['In 3 days', addDays(today, 3)],
    ['Next week', addDays(today, 7)],
    ['In two weeks', addDays(today, 14)],
    ['In a month', addDays(today, 30)],
  ] as const
  return (
    <>
      <p>
        <b>
          <StepText step={nextStep} now={now} />
        </b>
        {nextStep.who !== '' && `, ${nameOf(nextStep.who)}`}
      </p>
      {nextStep.note !== '' && <p className="message">{nextStep.note}</p>}
      {visit && (
        <>
          <p>
            <a href={mapLink(visit.address)} target="_blank" rel="noreferrer">
              {visit.address}
            </a>
            , {formatDuration(visit.minutes)}
          </p>
          {visit.access !== '' && <p className="message">Access: {visit.access}</p>}
          <p>{whatCustomerGets(visit, lead)}</p>
        </>
      )}
      <div className="next-step-buttons">
        <Button className="button secondary" onClick={() => void change({ action: 'done' })}>
          Done
        </Button>
        {visit ? (
          <ConfirmButton
            label="Cancel the visit"
            question="Cancel this visit?"
            confirmLabel="Cancel the visit"
            onConfirm={() => void change({ action: 'cancel' })}
          >
            <p>{whoIsTold(visit, lead)}</p>
          </ConfirmButton>
        ) : (
          <>
            <fieldset className="snoozes">
              <legend>Snooze until</legend>
              {snoozes.map(([label, until]) => (
                <TextButton key={label} onClick={() => void change({ action: 'snooze', until })}>
                  {label}
                </TextButton>
              ))}
            </fieldset>
            <TextButton onClick={() => void change({ action: 'cancel' })}>Remove it</TextButton>
          </>
        )}
      </div>
    </>
  )
}

type ShownVisit = LeadView['visits'][number]

/** Returns what the customer of a visit knows by email. */
function whatCustomerGets({ invites, told }: ShownVisit, { name, email }: LeadView): string {
  if (email === '' || !told) return `${name} gets no email about it. Please tell them.`
  return invites
    ? `${name} gets the appointment by email, and a reminder the day before.`
    : `${name} got the appointment by email. They get no reminder.`
}

/** Returns who gets an email when a visit is canceled. */
function whoIsTold({ told, whoName }: ShownVisit, { name, email }: LeadView): string {
  if (told && email !== '')
    return whoName === ''
      ? `${name} gets an email, and it leaves their calendar.`
      : `${name} and ${whoName} get an email, and it leaves their calendars.`
  return whoName === ''
    ? `Nobody gets an email. Please tell ${name} yourself.`
    : `${whoName} gets an email. ${name} doesn’t, so please tell them yourself.`
}

interface StepFormProps extends Pick<NextStepProps, 'lead' | 'now'> {
  save: Change
  close: () => void
}

function StepForm({ lead, now, save, close }: StepFormProps) {
  const me = useMe()
  const colleagues = useColleagues()
  const { dayOf } = useOfficeTime()
  const today = dayOf(new Date(now))
  const { nextStep } = lead
  const booked = lead.visits.find(({ id }) => id === nextStep?.visit)
  const [typed, setTyped] = useState(() => ({
    what: nextStep?.what ?? 'call',
    day: nextStep?.day ?? addDays(today, 1),
    time: nextStep?.time ?? '',
    who: nextStep?.who || lead.assignee || me.id,
    note: nextStep?.note ?? '',
    address: booked?.address ?? answerTo(lead, 'town'),
    minutes: booked?.minutes ?? 60,
    access: booked?.access ?? '',
    invites: booked?.invites ?? true,
  }))
  const [problem, setProblem] = useState<{ field: 'day' | 'time' | 'address'; text: string }>()
  const edit = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    setProblem(undefined)
  }
  // Whoever has left can't do it.
  const who = colleagues.some(({ id }) => id === typed.who) ? typed.who : me.id
  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined)
  const isVisit = typed.what === 'visit'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { day, time, note, address, minutes, access, invites } = typed
    const what = stepKinds.find((kind) => kind === typed.what) ?? 'call'
    if (day === '') return setProblem({ field: 'day', text: 'Pick a day.' })
    if (isVisit && time === '')
      return setProblem({ field: 'time', text: 'Enter the time of the visit.' })
    if (isVisit && address.trim() === '')
      return setProblem({ field: 'address', text: 'Enter where the visit is.' })
    void save({
      ...{ action: 'set', what, day, who, note },
      ...(time !== '' && { time }),
      ...(isVisit && { visit: { address, minutes, access, invites } }),
    })
  }
  const days = [
    ['Today', today],
    ['Tomorrow', addDays(today, 1)],
    ['In a week', addDays(today, 7)],
  ] as const
  return (
    <form ref={useFormFocus('step')} className="step-form" onSubmit={submit} noValidate>
      <ChoiceField
        label="What"
        value={typed.what}
        options={(booked ? (['visit'] as const) : stepKinds).map((kind) => [kind, stepLabel(kind)])}
        choose={(what) => edit({ what })}
      />
      <ChoiceField
        label="Who"
        value={who}
        options={personOptions(colleagues, me.id)}
        choose={(who) => edit({ who })}
      />
      <InputField
        label="Day"
        error={errorAt('day')}
        type="date"
        value={typed.day}
        onChange={({ target }) => edit({ day: target.value })}
      />
      <InputField
        label={isVisit ? 'Time' : 'Time, if it matters'}
        error={errorAt('time')}
        type="time"
        value={typed.time}
        onChange={({ target }) => edit({ time: target.value })}
      />
      <p className="step-days">
        {days.map(([label, day]) => (
          <TextButton key={label} aria-pressed={typed.day === day} onClick={() => edit({ day })}>
            {label}
          </TextButton>
        ))}
      </p>
      {isVisit && (
        <>
          <InputField
            label="Address"
            error={errorAt('address')}
            maxLength={300}
            autoComplete="off"
            value={typed.address}
            onChange={({ target }) => edit({ address: target.value })}
          />
          <ChoiceField
            label="How long"
            value={String(typed.minutes)}
            options={[...new Set([...visitMinutes, typed.minutes])].map((minutes) => [
              String(minutes),
              formatDuration(minutes),
            ])}
            choose={(minutes) => edit({ minutes: Number(minutes) })}
          />
          <InputField
            label="Access, such as a gate code"
            hint="For us alone. It isn’t in the customer’s email."
            maxLength={500}
            autoComplete="off"
            value={typed.access}
            onChange={({ target }) => edit({ access: target.value })}
          />
        </>
      )}
      <Field label="Note">
        {(wired) => (
          <textarea
            {...wired}
            rows={2}
            maxLength={500}
            value={typed.note}
            onChange={({ target }) => edit({ note: target.value })}
          />
        )}
      </Field>
      {isVisit && lead.email !== '' && (
        <label className="check">
          <input
            type="checkbox"
            checked={typed.invites}
            onChange={({ target }) => edit({ invites: target.checked })}
          />
          Email {lead.name} the appointment, and a reminder the day before
        </label>
      )}
      {isVisit && lead.email === '' && (
        <p className="field-hint">There’s no email address, so please tell them yourself.</p>
      )}
      <p className="next-step-buttons">
        <Button type="submit">{isVisit ? 'Book the visit' : 'Save'}</Button>
        <TextButton onClick={close}>Never mind</TextButton>
      </p>
    </form>
  )
}
