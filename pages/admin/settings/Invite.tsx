import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { roles } from '../../../services/api/contract/admin.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Fault } from '../Fault.tsx'
import { useTeamChange } from './team-change.ts'

/** The service judges the address. */
const typed = z.object({ email: z.string(), role: z.enum(roles) })

/** Asks somebody onto the staff by a link that works once: in a letter, or without mail by hand. */
export function Invite({ byLetter }: { byLetter: boolean }) {
  const invite = useTeamChange()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = typed.parse(Object.fromEntries(new FormData(form)))
    invite.mutate({ what: 'invite', ...fields }, { onSuccess: () => form.reset() })
  }
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <p>
        {byLetter
          ? 'They get a letter with a link, and choose their name and password themselves.'
          : 'No letter goes out, because there is no mail server yet. A link appears here: send it to them yourself. With it they choose their name and password.'}
      </p>
      <form className="in-line" onSubmit={submit}>
        <Field label="Email">
          {(wired) => <input {...wired} type="email" name="email" required autoComplete="off" />}
        </Field>
        <Field label="Role">
          {(wired) => (
            <select {...wired} name="role" defaultValue="staff">
              <option value="staff">Staff</option>
              <option value="owner">Owner</option>
            </select>
          )}
        </Field>
        <button type="submit" className="button" disabled={invite.isPending}>
          {invite.isPending ? 'Inviting...' : 'Invite'}
        </button>
      </form>
      <Fault of={invite.error} />
      <p role="status" className="done">
        {invite.isSuccess && invite.data}
      </p>
    </section>
  )
}
