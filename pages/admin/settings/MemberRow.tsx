import type { Member } from '../../../services/api/contract/people.ts'
import { ConfirmButton } from '../ConfirmButton.tsx'
import { formatTime } from '../format.ts'
import type { Me } from '../AdminLayout.tsx'
import type { TeamChange } from './Invitations.tsx'

interface MemberRowProps {
  member: Member
  me: Me
  teamChange: TeamChange
}

/** A user; owners can change the role and remove them. */
export function MemberRow({ member, me, teamChange }: MemberRowProps) {
  const { id, name, email, role, joinedAt, secondFactor } = member
  const isMe = id === me.id
  return (
    <li>
      <div>
        <b>{name}</b>
        {isMe && ' (you)'}
        <small>
          {email} · since {formatTime(joinedAt)}
          {secondFactor && ' · signs in with a code'}
        </small>
      </div>
      {me.role === 'owner' ? (
        <div className="row-actions">
          <select
            className="role-select"
            aria-label={`Role of ${name}`}
            value={role}
            disabled={teamChange.isPending}
            onChange={({ target }) =>
              teamChange.mutate({
                what: 'role',
                id,
                role: target.value === 'owner' ? 'owner' : 'staff',
              })
            }
          >
            <option value="owner">Owner</option>
            <option value="staff">Staff</option>
          </select>
          <ConfirmButton
            label="Remove"
            target={name}
            question={isMe ? 'Remove yourself from the staff?' : `Remove ${name} from the staff?`}
            confirmLabel={isMe ? 'Remove me' : `Remove ${name}`}
            onConfirm={() => teamChange.mutate({ what: 'remove', id })}
            disabled={teamChange.isPending}
          >
            <p>
              {isMe ? 'You are' : `${name} is`} signed out everywhere at once. The requests{' '}
              {isMe ? 'you look' : 'they look'} after stay and are nobody’s; their history keeps the
              name.
            </p>
          </ConfirmButton>
        </div>
      ) : (
        <span>{role === 'owner' ? 'Owner' : 'Staff'}</span>
      )}
    </li>
  )
}
