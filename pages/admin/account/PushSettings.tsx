import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { z } from 'zod'
import { request } from '../../../renderer/client/http.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { useTimeZone } from '../../../renderer/page-context.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  type PushDevice,
  type PushEvent,
  type PushSettings as Settings,
  pushState,
} from '../../../services/api/people/push-contract.ts'
import { Button, TextButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { useMe } from '../layout/AdminLayout.tsx'
import { useOfficeTime } from '../office-time.ts'
import { pushSupport, type TurnedOn, turnPushOff, turnPushOn } from '../push.ts'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

const path = paths.admin.push

/** The user's push messages: on which devices, about what, and when. */
export function PushSettings() {
  const state = useResource({ path, response: pushState })
  const current = state.data?.devices.find((device) => device.current)
  return (
    <section className="account-section" aria-labelledby="push">
      <h2 id="push">Notifications</h2>
      <p>
        Get leads on your phone or computer, even when this page is closed. Signing out on a device
        turns them off there.
      </p>
      {state.isError && <QueryError query={state} />}
      {state.isPending && <p role="status">Loading...</p>}
      {state.data && (
        <>
          <ThisDevice current={current} />
          {state.data.devices.length > 0 && (
            <>
              <Devices devices={state.data.devices} />
              <Choices settings={state.data.settings} />
            </>
          )}
        </>
      )}
    </section>
  )
}

const unsupported = {
  install:
    'On an iPhone or iPad, put this on your home screen first: tap Share, then “Add to Home Screen.” Open it from there, sign in, and come back to this page.',
  no: 'This browser can’t show notifications. Use a current Chrome, Edge, Firefox or Safari, and not a private window.',
}

const notOn: Record<Exclude<TurnedOn, 'on'>, string> = {
  denied:
    'This browser blocks notifications from this website. Allow them in its settings for this site (often behind the icon beside the address), then try again.',
  dismissed:
    'The browser asked whether to allow notifications and got no answer. Try again and tap “Allow.”',
  'no worker':
    'Notifications didn’t start within fifteen seconds. Reload this page, then try again.',
  refused:
    'This browser couldn’t sign up for notifications. Check that it’s online and that its settings and your device’s allow them, then try again.',
}

/** Turns push messages on or off in this browser, and sends a test. */
function ThisDevice({ current }: { current: PushDevice | undefined }) {
  const me = useMe()
  const [support] = useState(pushSupport)
  const [outcome, setOutcome] = useState<TurnedOn>(() =>
    support === 'yes' && Notification.permission === 'denied' ? 'denied' : 'on',
  )
  const refetch = [path]
  const turnOn = useResourceChange({
    mutationFn: async () => setOutcome(await turnPushOn(me.id)),
    refetch,
  })
  const turnOff = useResourceChange({
    mutationFn: async (id: string) => {
      await request('DELETE', paths.admin.pushOf(id))
      await turnPushOff()
    },
    refetch,
  })
  const test = useResourceChange({
    mutationFn: () => request('POST', paths.admin.pushTest),
    refetch,
  })
  const isPending = turnOn.isPending || turnOff.isPending || test.isPending
  if (support !== 'yes') return <p>{unsupported[support]}</p>
  return (
    <>
      {current ? (
        <div className="row-actions">
          <Button disabled={isPending} onClick={() => test.mutate()}>
            {test.isPending ? 'Sending...' : 'Send a test notification'}
          </Button>
          <TextButton disabled={isPending} onClick={() => turnOff.mutate(current.id)}>
            Turn off on this device
          </TextButton>
        </div>
      ) : (
        <Button disabled={isPending} onClick={() => turnOn.mutate()}>
          {turnOn.isPending ? 'Turning on...' : 'Turn on for this device'}
        </Button>
      )}
      <p role="status" className="success-message">
        {current && test.isSuccess && 'Sent. It should show up in a few seconds.'}
      </p>
      {outcome !== 'on' && !current && !turnOn.isPending && <p role="alert">{notOn[outcome]}</p>}
      <ErrorMessage error={turnOn.error ?? turnOff.error ?? test.error} />
    </>
  )
}

function Devices({ devices }: { devices: readonly PushDevice[] }) {
  const { formatTime } = useOfficeTime()
  const remove = useResourceChange({
    mutationFn: (id: string) => request('DELETE', paths.admin.pushOf(id)),
    refetch: [path],
  })
  return (
    <>
      <h3>Where you get them</h3>
      <ul className="item-list">
        {devices.map(({ id, device, since, reachedAt, failing, current }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              {current ? ', this device' : ''}
              <small>
                {failing
                  ? `Nothing has gotten through since ${formatTime(failing.since)}: ${failing.reason}. Turn them off and on again there.`
                  : `On since ${formatTime(since)}${reachedAt === undefined ? '' : ` · last one ${formatTime(reachedAt)}`}`}
              </small>
            </span>
            {!current && (
              <TextButton
                aria-label={`Turn off on ${device}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
              >
                Turn off
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage error={remove.error} />
    </>
  )
}

const eventLabels: readonly (readonly [PushEvent, string])[] = [
  ['new', 'New leads you’d get an email about'],
  ['assigned', 'Leads that someone assigns to you'],
  ['overdue', 'Leads whose answer is late'],
]

const times = z.object({ from: z.string(), to: z.string() })
/** What is offered for quiet hours at first. */
const usualNight = { from: '21:00', to: '07:00' }

/** What the user is told about, and when, on all devices. Each tick is saved at once. */
function Choices({ settings }: { settings: Settings }) {
  const queries = useQueryClient()
  const zone = useTimeZone()
  const [chosen, setChosen] = useState(settings)
  const save = useMutation({
    mutationFn: (change: Partial<Settings>) => request('PATCH', path, change),
    // A choice is shown at once, and taken back if it could not be saved.
    onMutate: (change) => {
      setChosen({ ...chosen, ...change })
      return chosen
    },
    onError: (_error, _change, before) => before && setChosen(before),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  })
  const choose = (change: Partial<Settings>) => save.mutate(change)
  const { events, quiet, urgentAlways, names } = chosen
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose({ quiet: times.parse(Object.fromEntries(new FormData(event.currentTarget))) })
  }
  return (
    <>
      <fieldset className="push-choices">
        <legend>What we tell you about, on all your devices</legend>
        {eventLabels.map(([event, label]) => (
          <Tick
            key={event}
            label={label}
            checked={events.includes(event)}
            change={(on) =>
              choose({
                events: on ? [...events, event] : events.filter((one) => one !== event),
              })
            }
          />
        ))}
        <Tick
          label="Show the customer’s name"
          hint="Anyone who sees your lock screen can read it. Without it you see the job, the town and the reference."
          checked={names}
          change={(on) => choose({ names: on })}
        />
        <Tick
          label="Quiet hours"
          hint={`Anything that comes in then waits and reaches you as one message when they’re over. Times are ${zone.shown}.`}
          checked={quiet !== null}
          change={(on) => choose({ quiet: on ? usualNight : null })}
        />
        {quiet && (
          <Tick
            label="Urgent leads get through"
            checked={urgentAlways}
            change={(on) => choose({ urgentAlways: on })}
          />
        )}
      </fieldset>
      {quiet && (
        // The key shows what was saved.
        <form key={`${quiet.from} ${quiet.to}`} className="push-quiet" onSubmit={submit}>
          <InputField label="From" type="time" name="from" required defaultValue={quiet.from} />
          <InputField label="To" type="time" name="to" required defaultValue={quiet.to} />
          <Button type="submit" disabled={save.isPending}>
            Save the hours
          </Button>
        </form>
      )}
      <p role="status" className="success-message">
        {save.isSuccess && 'Saved.'}
      </p>
      <ErrorMessage error={save.error} />
    </>
  )
}

function Tick({
  label,
  hint,
  checked,
  change,
}: {
  label: string
  hint?: string
  checked: boolean
  change: (on: boolean) => void
}) {
  const id = useId()
  const hintId = `${id}hint`
  return (
    <div>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </div>
  )
}
