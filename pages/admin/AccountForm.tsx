import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useAlive } from '../../renderer/client/alive.ts'
import { request } from '../../renderer/client/http.ts'
import { Field } from '../../renderer/forms/Field.tsx'
import { Fault } from './Fault.tsx'
import { afterSignIn, asksForCode } from './session.ts'

interface AccountFormProps {
  /** Where the fields go. */
  path: string
  /** Sent with the fields. */
  more?: () => object
  /** The button, at rest and while the answer is on its way. */
  action: string
  waiting: string
  /** A password that is being chosen, with its rule, instead of one that is known. */
  newPassword?: { rule: string; least: number }
  /** Whose account it is, where that is not to be chosen: shown, and not sent. */
  email?: string
  /** Fields above email and password. */
  children?: ReactNode
}

/** Email and password, for whoever signs in or becomes the owner; leads to where one was going. */
export function AccountForm(props: AccountFormProps) {
  const { path, more, action, waiting, newPassword, email, children } = props
  // Before the page is alive the browser would send the password in the address.
  const alive = useAlive()
  const send = useMutation({
    mutationFn: (fields: object) => request('POST', path, { ...more?.(), ...fields }),
    // The one-time link is not left behind in the history.
    onSuccess: () => location.replace(afterSignIn(location.search)),
  })
  // Once asked for, the field stays: the next code may be wrong too.
  const [withCode, setWithCode] = useState(false)
  if (!withCode && asksForCode(send.error)) setWithCode(true)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit}>
      {children}
      <Field label="Email">
        {(wired) => (
          <input
            {...wired}
            type="email"
            required
            autoComplete="username"
            {...(email === undefined ? { name: 'email' } : { value: email, readOnly: true })}
          />
        )}
      </Field>
      <Field label="Password" hint={newPassword?.rule}>
        {(wired) => (
          <input
            {...wired}
            type="password"
            name="password"
            required
            minLength={newPassword?.least}
            maxLength={200}
            autoComplete={newPassword ? 'new-password' : 'current-password'}
          />
        )}
      </Field>
      {withCode && (
        <Field label="Code" hint="From your app, or one of your recovery codes.">
          {(wired) => (
            <input {...wired} name="code" required maxLength={20} autoComplete="one-time-code" />
          )}
        </Field>
      )}
      <Fault of={send.error} />
      <button type="submit" className="button" disabled={!alive || send.isPending}>
        {send.isPending ? waiting : action}
      </button>
    </form>
  )
}
