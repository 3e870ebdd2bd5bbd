import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { z } from 'zod'
import { request } from '../../../renderer/client/http.ts'
import { Field, InputField } from '../../../renderer/forms/Field.tsx'
import { type Right, roles } from '../../../services/api/contract/colleague.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { AwayChange, PendingInvitation, Team } from '../../../services/api/people/contract.ts'
import { type Me, useMe } from '../layout/AdminLayout.tsx'
import { Button, ConfirmButton, TextButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { OfficeTimeText } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'

interface InvitationsProps {
  query: UseQueryResult<Team>
  teamChange: TeamChange
}

const emailStateLabels: Record<PendingInvitation['letter'], string> = {
  waiting: 'email on its way',
  sent: 'email sent',
  failed: 'email bounced: check the address',
  dropped: 'email not sent: this address has had too many today',
  'in a file': 'no email sent: there’s no mail server yet',
}

/** Pending invitations; renders nothing when there are none. */
export const Invitations = ({ query, teamChange }: InvitationsProps) =>
  query.data &&
  query.data.invitations.length > 0 && (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Pending invitations</h2>
      <ResourceTable
        label="Pending invitations"
        query={query}
        rows={query.data.invitations}
        loading="Loading the invitations..."
        empty={null}
      >
        {({ id, email, role, by, at, until, expired, letter, link }) => (
          <>
            <div>
              <b>{email}</b> as {role}
              <small>
                By {by}, <OfficeTimeText at={at} />; {emailStateLabels[letter]}.{' '}
                {expired ? (
                  'The link has expired: invite again.'
                ) : (
                  <>
                    The link works until <OfficeTimeText at={until} />.
                  </>
                )}
              </small>
              {link !== undefined && !expired && (
                <InputField
                  label={`Link for ${email}: send it to them yourself`}
                  readOnly
                  value={link}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
            </div>
            <div className="row-actions">
              <TextButton
                disabled={teamChange.isPending}
                onClick={() => teamChange.mutate({ what: 'invite', email, role })}
              >
                Invite again<span className="visually-hidden"> {email}</span>
              </TextButton>
              <ConfirmButton
                label="Withdraw"
                target={`the invitation to ${email}`}
                question={`Withdraw the invitation to ${email}?`}
                confirmLabel="Withdraw it"
                onConfirm={() => teamChange.mutate({ what: 'remove', id })}
                disabled={teamChange.isPending}
              >
                <p>The link in the email stops working right away.</p>
              </ConfirmButton>
            </div>
          </>
        )}
      </ResourceTable>
    </section>
  )

type TeamAction =
  | { what: 'role'; id: string; role: Me['role'] }
  /** `giveTo`: the colleague who gets the open leads; left out: nobody. */
  | { what: 'remove'; id: string; giveTo?: string | undefined }
  | { what: 'rights'; id: string; rights: readonly Right[] }
  /** `giveTo`: the colleague who gets the open leads at once; left out: they stay. */
  | ({ what: 'away'; id: string } & AwayChange)
  | { what: 'codes-off'; id: string }
  | { what: 'invite'; email: string; role: Me['role'] }

const send = (action: TeamAction) => {
  if (action.what === 'invite') {
    const { email, role } = action
    return request('POST', paths.admin.people, { email, role })
  }
  if (action.what === 'codes-off') return request('DELETE', paths.admin.secondFactorOf(action.id))
  if (action.what === 'rights') {
    const { id, rights } = action
    return request('PATCH', paths.admin.rightsOf(id), { rights })
  }
  if (action.what === 'away') {
    const { id, away, giveTo } = action
    return request('PATCH', paths.admin.awayOf(id), { away, giveTo })
  }
  const one = paths.admin.personOf(action.id)
  return action.what === 'role'
    ? request('PATCH', one, { role: action.role })
    : request(
        'DELETE',
        action.giveTo ? `${one}?${new URLSearchParams({ giveTo: action.giveTo })}` : one,
      )
}

/** Changes the team; the mutation's data is the service's message. */
export function useTeamChange() {
  const me = useMe()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (step: TeamAction) => messageResponse.parse(await send(step)).message,
    onSettled: async (_done, error, step) => {
      // Users who change their own role get the admin of the new role at once.
      if (!error && step.what !== 'invite' && step.what !== 'away' && step.id === me.id)
        location.reload()
      await queries.invalidateQueries({ queryKey: [paths.admin.people] })
      await queries.invalidateQueries({ queryKey: ['leads', 'open of'] })
    },
  })
}
export type TeamChange = ReturnType<typeof useTeamChange>

/** The service validates the address. */
const inviteFields = z.object({ email: z.string(), role: z.enum(roles) })

/** Invites a user by a one-time link: emailed, or copied by hand where there is no mail server. */
export function Invite({ byLetter }: { byLetter: boolean }) {
  const invite = useTeamChange()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = inviteFields.parse(Object.fromEntries(new FormData(form)))
    invite.mutate({ what: 'invite', ...fields }, { onSuccess: () => form.reset() })
  }
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite someone</h2>
      <p>
        {byLetter
          ? 'They get an email with a link and choose their own name and password.'
          : 'No email goes out because there’s no mail server yet. You’ll get a link here to send them yourself. They use it to choose their name and password.'}
      </p>
      <form className="inline-form" onSubmit={submit}>
        <InputField label="Email" type="email" name="email" required autoComplete="off" />
        <Field label="Role">
          {(wired) => (
            <select {...wired} name="role" defaultValue="staff">
              <option value="staff">Staff</option>
              <option value="owner">Owner</option>
            </select>
          )}
        </Field>
        <Button type="submit" disabled={invite.isPending}>
          {invite.isPending ? 'Inviting...' : 'Invite'}
        </Button>
      </form>
      <ErrorMessage error={invite.error} />
      <p role="status" className="success-message">
        {invite.isSuccess && invite.data}
      </p>
    </section>
  )
}
