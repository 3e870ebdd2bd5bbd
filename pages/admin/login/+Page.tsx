import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { useAlive } from '../../../renderer/client/alive.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { plainWords } from '../session.ts'

/** Staff sign in here. */
export function Page() {
  // Before that, the browser would send the password in the address.
  const alive = useAlive()
  const signIn = useMutation({
    mutationFn: (who: object) => request('POST', paths.admin.session, who),
    onSuccess: () => location.assign('/admin/contacts'),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <div className="sign-in">
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <Field label="Email">
          {(wired) => (
            <input {...wired} type="email" name="email" required autoComplete="username" />
          )}
        </Field>
        <Field label="Password">
          {(wired) => (
            <input
              {...wired}
              type="password"
              name="password"
              required
              autoComplete="current-password"
            />
          )}
        </Field>
        {signIn.isError && (
          <p className="field-error" role="alert">
            {plainWords(signIn.error)}
          </p>
        )}
        <button type="submit" className="button" disabled={!alive || signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </button>
      </form>
    </div>
  )
}
