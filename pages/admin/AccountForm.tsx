import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useHydrated } from '../../renderer/client/hooks.ts'
import { request } from '../../renderer/client/http.ts'
import { Field } from '../../renderer/forms/Field.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { urlAfterSignIn, isCodeNeeded } from './session.ts'

interface AccountFormProps {
  /** The URL that the fields are posted to. */
  path: string
  /** Sent with the fields. */
  extraFields?: () => object
  /** The button's label, and the label while the request is pending. */
  submitLabel: string
  pendingLabel: string
  /** A new password, shown with its rule, instead of the current one. */
  newPassword?: { rule: string; least: number }
  /** The account's email where it can't be chosen: shown, not sent. */
  email?: string
  /** Fields above email and password. */
  children?: ReactNode
}

/**
 * Email and password, for signing in or creating the owner; then goes to the page that was asked
 * for.
 */
export function AccountForm(props: AccountFormProps) {
  const { path, extraFields, submitLabel, pendingLabel, newPassword, email, children } = props
  // Before hydration the browser would submit the form itself, with the password in the address.
  const hydrated = useHydrated()
  const send = useMutation({
    mutationFn: (fields: object) => request('POST', path, { ...extraFields?.(), ...fields }),
    // Replaces the history entry, so that the one-time link is not left in the history.
    onSuccess: () => location.replace(urlAfterSignIn(location.search)),
  })
  // Once asked for, the field stays: the next code may be wrong too.
  const [codeNeeded, setCodeNeeded] = useState(false)
  if (!codeNeeded && isCodeNeeded(send.error)) setCodeNeeded(true)
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
      {codeNeeded && (
        <Field label="Code" hint="From your app, or one of your recovery codes.">
          {(wired) => (
            <input {...wired} name="code" required maxLength={20} autoComplete="one-time-code" />
          )}
        </Field>
      )}
      <ErrorMessage error={send.error} />
      <button type="submit" className="button" disabled={!hydrated || send.isPending}>
        {send.isPending ? pendingLabel : submitLabel}
      </button>
    </form>
  )
}
