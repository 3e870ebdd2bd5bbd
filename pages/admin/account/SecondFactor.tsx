import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { recoveryCodes, secondFactorOffer } from '../../../services/api/contract/account.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Fault } from '../Fault.tsx'
import { QrCode } from './QrCode.tsx'

const path = paths.admin.secondFactor

/** Codes from an app, besides the password: turned on in two steps, and off again. */
export function SecondFactor({ on, recoveryCodes: left }: { on: boolean; recoveryCodes: number }) {
  const queries = useQueryClient()
  const offer = useMutation({
    mutationFn: async (fields: object) =>
      secondFactorOffer.parse(await request('POST', path, fields)),
  })
  const confirm = useMutation({
    mutationFn: async (fields: object) => recoveryCodes.parse(await request('PATCH', path, fields)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
  const remove = useMutation({
    mutationFn: (fields: object) => request('DELETE', path, fields),
    onSuccess: () => {
      offer.reset()
      confirm.reset()
      return queries.invalidateQueries({ queryKey: ['account'] })
    },
  })
  const fault = offer.error ?? confirm.error ?? remove.error
  return (
    <section className="desk-part" aria-labelledby="second-factor">
      <h2 id="second-factor">A code besides the password</h2>
      <Fault of={fault} />
      {!on && !offer.data && (
        <p>
          An app on your phone, such as a password manager or an authenticator, shows a new code
          every half minute. Whoever has found out your password cannot sign in without it. You get
          recovery codes for the day when the phone is not at hand.
        </p>
      )}
      {on && (
        <p>
          Signing in asks for the code that your app shows. {left} recovery codes are left, for the
          day when the phone is not at hand.
        </p>
      )}
      {confirm.data && (
        <>
          <p>
            Keep these recovery codes on paper. Each signs you in once; they are not shown again.
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
          <p>Scan this with an app for sign-in codes, or type the letters into it.</p>
          <QrCode text={offer.data.address} />
          <p>
            <code>{offer.data.secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
        </>
      )}
      {!on && offer.data ? (
        <OneField
          label="The code that the app shows"
          name="code"
          action="Turn on"
          send={confirm.mutate}
        />
      ) : (
        <OneField
          // Another form than the one before it: nobody is to type on into the one that turns codes off.
          key={String(on)}
          label={on ? 'Your password, to turn codes off' : 'Your password'}
          name="password"
          action={on ? 'Turn codes off' : 'Set up codes'}
          quiet={on}
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
  /** What is not the next thing to do. */
  quiet?: boolean
  send: (fields: object) => void
}

function OneField({ label, name, action, quiet = false, send }: OneFieldProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(Object.fromEntries(new FormData(event.currentTarget)))
    event.currentTarget.reset()
  }
  const kind =
    name === 'code'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ type: 'password', autoComplete: 'current-password' } as const)
  return (
    <form onSubmit={submit}>
      <Field label={label}>
        {(wired) => <input {...wired} {...kind} name={name} required maxLength={200} />}
      </Field>
      <button className={quiet ? 'quiet' : 'button'}>{action}</button>
    </form>
  )
}
