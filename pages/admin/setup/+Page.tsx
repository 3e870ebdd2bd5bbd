import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { useAlive } from '../../../renderer/client/alive.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { plainWords } from '../session.ts'

/** The page of the one-time link that the service prints at its first start: makes the owner. */
export function Page() {
  // Before that, the browser would send the password in the address.
  const alive = useAlive()
  const setUp = useMutation({
    mutationFn: (who: object) => request('POST', paths.admin.setup, who),
    onSuccess: () => location.replace('/admin/contacts'),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const token = new URLSearchParams(location.search).get('token') ?? ''
    setUp.mutate({ token, ...Object.fromEntries(new FormData(event.currentTarget)) })
  }
  return (
    <div className="sign-in">
      <h1>Set up the owner</h1>
      <p>This link works once. It makes the first account, which may do everything.</p>
      <form onSubmit={submit}>
        <Field label="Your name">
          {(wired) => <input {...wired} name="name" required autoComplete="name" maxLength={200} />}
        </Field>
        <Field label="Email">
          {(wired) => (
            <input {...wired} type="email" name="email" required autoComplete="username" />
          )}
        </Field>
        <Field label="Password" hint="At least 12 characters.">
          {(wired) => (
            <input
              {...wired}
              type="password"
              name="password"
              required
              minLength={12}
              maxLength={200}
              autoComplete="new-password"
            />
          )}
        </Field>
        {setUp.isError && (
          <p className="field-error" role="alert">
            {plainWords(setUp.error)}
          </p>
        )}
        <button type="submit" className="button" disabled={!alive || setUp.isPending}>
          {setUp.isPending ? 'Saving...' : 'Create the owner'}
        </button>
      </form>
    </div>
  )
}
