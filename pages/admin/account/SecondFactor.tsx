import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { encode } from 'uqr'
import { request } from '../../../renderer/client/http.ts'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { recoveryCodes, secondFactorOffer } from '../../../services/api/people/account-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { Button } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'

const path = paths.admin.secondFactor

/** Turns the second factor (codes from an authenticator app) on, in two steps, and off. */
export function SecondFactor({
  on,
  recoveryCodes: remaining,
}: {
  on: boolean
  recoveryCodes: number
}) {
  const queries = useQueryClient()
  const offer = useMutation({
    mutationFn: async (fields: object) =>
      secondFactorOffer.parse(await request('POST', path, fields)),
  })
  const confirm = useMutation({
    mutationFn: async (fields: object) => recoveryCodes.parse(await request('PATCH', path, fields)),
    onSuccess: () => queries.invalidateQueries({ queryKey: [paths.admin.account] }),
  })
  const remove = useMutation({
    mutationFn: (fields: object) => request('DELETE', path, fields),
    onSuccess: () => {
      offer.reset()
      confirm.reset()
      return queries.invalidateQueries({ queryKey: [paths.admin.account] })
    },
  })
  const error = offer.error ?? confirm.error ?? remove.error
  // Each step replaces the form that had the focus; its first sentence says what to do.
  const step = useRef<HTMLParagraphElement>(null)
  const changed = offer.isSuccess || confirm.isSuccess || remove.isSuccess
  useEffect(() => {
    if (changed) step.current?.focus()
  }, [changed, on, offer.data])
  const focusTarget = { ref: step, className: 'focus-target', tabIndex: -1 }
  return (
    <section className="account-section" aria-labelledby="second-factor">
      <h2 id="second-factor">Two-step sign-in</h2>
      <ErrorMessage error={error} />
      {!on && !offer.data && (
        <p {...focusTarget}>
          An app on your phone, like a password manager or an authenticator, shows a new code every
          half minute. Without it, someone with your password can’t sign in. You’ll get recovery
          codes for the day you don’t have your phone.
        </p>
      )}
      {on && (
        <p {...focusTarget}>
          You sign in with the code from your app. You have {remaining} recovery codes left for the
          day you don’t have your phone.
        </p>
      )}
      {confirm.data && (
        <>
          <p>
            Keep these recovery codes on paper. Each signs you in once; they won’t be shown again.
          </p>
          <ul className="recovery-codes">
            {confirm.data.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {!on && offer.data && (
        <>
          <p {...focusTarget}>
            Scan this with an authenticator app, or type in the code below. If the app is on this
            device, <a href={offer.data.address}>open it there</a>.
          </p>
          <QrCode text={offer.data.address} />
          <p>
            <code>{offer.data.secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
        </>
      )}
      {!on && offer.data ? (
        <OneField
          label="Code from your app"
          name="code"
          action="Turn on"
          pending={confirm.isPending}
          send={confirm.mutate}
        />
      ) : (
        <OneField
          // The key remounts the form, so that text typed for turning codes on can't turn them off.
          key={String(on)}
          label={on ? 'Your password, to turn codes off' : 'Your password'}
          name="password"
          action={on ? 'Turn codes off' : 'Set up codes'}
          secondary={on}
          pending={on ? remove.isPending : offer.isPending}
          send={on ? remove.mutate : offer.mutate}
        />
      )}
    </section>
  )
}

interface OneFieldProps {
  label: string
  name: 'code' | 'password'
  action: string
  /** Shown as a text button. */
  secondary?: boolean
  pending: boolean
  send: (fields: object) => void
}

function OneField({ label, name, action, secondary = false, pending, send }: OneFieldProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(Object.fromEntries(new FormData(event.currentTarget)))
    event.currentTarget.reset()
  }
  const inputProps =
    name === 'code'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ type: 'password', autoComplete: 'current-password' } as const)
  return (
    <form onSubmit={submit}>
      <InputField label={label} {...inputProps} name={name} required maxLength={200} />
      <Button type="submit" className={secondary ? 'text-button' : 'button'} disabled={pending}>
        {action}
      </Button>
    </form>
  )
}

/** A QR code, drawn in the browser, so that the secret in it is sent nowhere. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="A QR code for the app; the code below has the same content"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
