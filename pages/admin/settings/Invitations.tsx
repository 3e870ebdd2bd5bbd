import type { OpenInvitation } from '../../../services/api/contract/people.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Confirmed } from '../Confirmed.tsx'
import { timeInWords } from '../contacts/time.ts'
import type { TeamChange } from './team-change.ts'

interface InvitationsProps {
  list: readonly OpenInvitation[]
  change: TeamChange
}

const letters: Record<OpenInvitation['letter'], string> = {
  waiting: 'its letter is on the way',
  sent: 'its letter has gone out',
  failed: 'its letter did not arrive: check the address',
  dropped: 'its letter was not sent: this address has had too many today',
  'in a file': 'nobody gets its letter, because there is no mail server yet',
}

/** Who was invited and is not here yet. */
export const Invitations = ({ list, change }: InvitationsProps) => (
  <section aria-labelledby="invitations">
    <h2 id="invitations">Invited, not here yet</h2>
    <ul className="rows">
      {list.map(({ id, email, role, by, at, until, expired, letter, link }) => (
        <li key={id}>
          <div>
            <b>{email}</b> as {role}
            <small>
              By {by}, {timeInWords(at)}; {letters[letter]}.{' '}
              {expired
                ? 'The link has expired: invite again.'
                : `The link works until ${timeInWords(until)}.`}
            </small>
            {link !== undefined && !expired && (
              <Field label={`Link for ${email}: send it to them yourself`}>
                {(wired) => (
                  <input
                    {...wired}
                    readOnly
                    value={link}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                  />
                )}
              </Field>
            )}
          </div>
          <div className="row-actions">
            <button
              type="button"
              className="quiet"
              disabled={change.isPending}
              onClick={() => change.mutate({ what: 'invite', email, role })}
            >
              Invite again<span className="unseen"> {email}</span>
            </button>
            <Confirmed
              label="Withdraw"
              of={`the invitation of ${email}`}
              question={`Withdraw the invitation of ${email}?`}
              action="Withdraw it"
              act={() => change.mutate({ what: 'remove', id })}
              disabled={change.isPending}
            >
              <p>The link in the letter stops working at once.</p>
            </Confirmed>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
