import type { Member } from '../../../services/api/contract/people.ts'
import { Confirmed } from '../Confirmed.tsx'
import { timeInWords } from '../contacts/time.ts'
import type { Me } from '../Desk.tsx'
import type { TeamChange } from './team-change.ts'

interface MemberRowProps {
  member: Member
  me: Me
  change: TeamChange
}

/** One of the staff; for an owner with the role to choose, and the way out. */
export function MemberRow({ member, me, change }: MemberRowProps) {
  const { id, name, email, role, joinedAt, secondFactor } = member
  const self = id === me.id
  return (
    <li>
      <div>
        <b>{name}</b>
        {self && ' (you)'}
        <small>
          {email} · since {timeInWords(joinedAt)}
          {secondFactor && ' · signs in with a code'}
        </small>
      </div>
      {me.role === 'owner' ? (
        <div className="row-actions">
          <select
            className="role"
            aria-label={`Role of ${name}`}
            value={role}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({
                what: 'role',
                id,
                role: target.value === 'owner' ? 'owner' : 'staff',
              })
            }
          >
            <option value="owner">Owner</option>
            <option value="staff">Staff</option>
          </select>
          <Confirmed
            label="Remove"
            of={name}
            question={self ? 'Remove yourself from the staff?' : `Remove ${name} from the staff?`}
            action={self ? 'Remove me' : `Remove ${name}`}
            act={() => change.mutate({ what: 'remove', id })}
            disabled={change.isPending}
          >
            <p>
              {self ? 'You are' : `${name} is`} signed out everywhere at once. The requests{' '}
              {self ? 'you look' : 'they look'} after stay and are nobody’s; their history keeps the
              name.
            </p>
          </Confirmed>
        </div>
      ) : (
        <span>{role === 'owner' ? 'Owner' : 'Staff'}</span>
      )}
    </li>
  )
}
