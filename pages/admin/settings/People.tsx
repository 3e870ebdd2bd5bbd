import { useState } from 'react'
import { useSiteParts } from '../../../renderer/page-context.tsx'
import { hasRight, type Right, rights } from '../../../services/api/contract/colleague.ts'
import { stepStatuses } from '../../../services/api/leads/next-step-contract.ts'
import { leadList } from '../../../services/api/leads/contract.ts'
import { type Member, team } from '../../../services/api/people/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { ConfirmButton, TextButton } from '../components/buttons.tsx'
import { useNow } from '../hooks.ts'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { ChoiceField, Select } from '../components/Select.tsx'
import { formatCount, formatDay } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource } from '../resource/use-resource.ts'
import { Invitations, Invite, type TeamChange, useTeamChange } from './Invitations.tsx'

/** The users. Only owners can invite, change roles and remove. */
export function People() {
  const teamQuery = useResource({
    path: paths.admin.people,
    response: team,
    // An invited user may have joined while the window was in the background.
    refetchOnWindowFocus: 'always',
  })
  const teamChange = useTeamChange()
  const { jobs } = useSiteParts()
  const isOwner = useMe().role === 'owner'
  return (
    <>
      <section aria-labelledby="people">
        <h2 id="people">Who has access</h2>
        <p>
          {isOwner
            ? `Staff answer leads and manage subscribers${jobs ? '; they see job applications and edit the site if you let them' : ', and edit the site if you let them'}. Owners can also change settings, invite people and erase personal data.`
            : 'Only owners can invite people and change roles.'}
        </p>
        <ResourceTable
          label="Who has access"
          query={teamQuery}
          rows={teamQuery.data?.people}
          loading="Loading the team..."
          empty={null}
        >
          {(member) => (
            <MemberRow
              member={member}
              colleagues={(teamQuery.data?.people ?? []).filter(({ id }) => id !== member.id)}
              teamChange={teamChange}
            />
          )}
        </ResourceTable>
        <p role="status" className="success-message">
          {teamChange.isSuccess && teamChange.data}
        </p>
        <ErrorMessage error={teamChange.error} />
      </section>
      {isOwner && teamQuery.data && <Invite byLetter={teamQuery.data.byLetter} />}
      {isOwner && <Invitations query={teamQuery} teamChange={teamChange} />}
    </>
  )
}

const roleLabels = { owner: 'Owner', staff: 'Staff' }

interface MemberRowProps {
  member: Member
  /** The others on staff. */
  colleagues: Member[]
  teamChange: TeamChange
}

const rightLabels: Record<Right, string> = {
  applications: 'Sees job applications',
  edit: 'Edits the site',
  publish: 'Publishes edits',
}

/** The rights of a member after one of them is given or taken: who may no longer edit may not publish. */
function rightsWith(member: Member, right: Right, given: boolean): Right[] {
  const wanted = new Set(rights.filter((each) => hasRight(member, each)))
  if (given) wanted.add(right)
  else wanted.delete(right)
  if (right === 'publish' && given) wanted.add('edit')
  if (right === 'edit' && !given) wanted.delete('publish')
  return rights.filter((each) => wanted.has(each))
}

/** A user; owners can change the role and remove them. */
function MemberRow({ member, colleagues, teamChange }: MemberRowProps) {
  const { formatTime } = useOfficeTime()
  const me = useMe()
  const [giveTo, setGiveTo] = useState('')
  const { id, name, email, role, joinedAt, secondFactor, away } = member
  const { jobs } = useSiteParts()
  const isMe = id === me.id
  return (
    <>
      <div>
        <b>{name}</b>
        {isMe && ' (you)'}
        <small>
          {email} · since {formatTime(joinedAt)}
          {secondFactor && ' · signs in with a code'}
          {away && ` · away ${formatDay(away.from)} through ${formatDay(away.to)}`}
        </small>
      </div>
      {me.role === 'owner' ? (
        <div className="row-actions">
          <Select
            className="role-select"
            aria-label={`Role of ${name}`}
            value={role}
            options={Object.entries(roleLabels)}
            choose={(wanted) =>
              teamChange.mutate({ what: 'role', id, role: wanted === 'owner' ? 'owner' : 'staff' })
            }
          />
          {role !== 'owner' &&
            rights
              .filter((right) => right !== 'applications' || jobs)
              .map((right) => (
                <label key={right} className="member-right">
                  <input
                    type="checkbox"
                    checked={hasRight(member, right)}
                    disabled={teamChange.isPending}
                    onChange={({ target }) =>
                      teamChange.mutate({
                        what: 'rights',
                        id,
                        rights: rightsWith(member, right, target.checked),
                      })
                    }
                  />
                  {rightLabels[right]}
                  <span className="visually-hidden">: {name}</span>
                </label>
              ))}
          {secondFactor && !isMe && (
            <ConfirmButton
              label="Turn codes off"
              target={`for ${name}`}
              question={`Turn off sign-in codes for ${name}?`}
              confirmLabel="Turn them off"
              onConfirm={() => teamChange.mutate({ what: 'codes-off', id })}
              disabled={teamChange.isPending}
            >
              <p>
                For a lost phone without recovery codes. {name} then signs in with the password
                alone, so make sure it’s really them asking.
              </p>
            </ConfirmButton>
          )}
          <Away member={member} colleagues={colleagues} teamChange={teamChange} />
          <ConfirmButton
            label="Remove"
            target={name}
            question={isMe ? 'Remove yourself from the staff?' : `Remove ${name} from the staff?`}
            confirmLabel={isMe ? 'Remove me' : `Remove ${name}`}
            onConfirm={() => teamChange.mutate({ what: 'remove', id, giveTo: giveTo || undefined })}
            disabled={teamChange.isPending}
          >
            <p>
              This signs {isMe ? 'you' : name} out everywhere right away. Leads that{' '}
              {isMe ? 'you' : 'they'} won or lost keep the name.
            </p>
            <OpenLeads of={id} giveTo={giveTo} choose={setGiveTo} colleagues={colleagues} />
          </ConfirmButton>
        </div>
      ) : (
        <span>{roleLabels[role]}</span>
      )}
    </>
  )
}

/** Sets the days on which a person is away, and gives their open leads to another one, or says that they are back. */
function Away({ member: { id, name, away }, colleagues, teamChange }: MemberRowProps) {
  const today = useOfficeTime().dayOf(new Date(useNow()))
  const [from, setFrom] = useState(away?.from ?? today)
  const [to, setTo] = useState(away?.to ?? today)
  const [giveTo, setGiveTo] = useState('')
  if (away && away.to >= today)
    return (
      <TextButton
        disabled={teamChange.isPending}
        onClick={() => teamChange.mutate({ what: 'away', id, away: null })}
      >
        Back<span className="visually-hidden">: {name}</span>
      </TextButton>
    )
  return (
    <ConfirmButton
      label="Away"
      target={name}
      question={`When is ${name} away?`}
      confirmLabel="Save the days"
      onConfirm={() =>
        teamChange.mutate({ what: 'away', id, away: { from, to }, giveTo: giveTo || undefined })
      }
      disabled={teamChange.isPending}
    >
      <InputField
        label="First day"
        type="date"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <InputField
        label="Last day"
        type="date"
        min={from}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <p>
        On these days rules leave new leads to the office instead. Open leads can go to somebody
        now.
      </p>
      <OpenLeads
        of={id}
        giveTo={giveTo}
        choose={setGiveTo}
        colleagues={colleagues}
        nobody="They stay where they are"
      />
    </ConfirmButton>
  )
}

interface OpenLeadsProps {
  /** The person who is removed, by id. */
  of: string
  giveTo: string
  choose: (person: string) => void
  colleagues: Member[]
  /** The choice of nobody. */
  nobody?: string
}

/** Asks who gets the open leads and the next steps of a person, if there are any. */
function OpenLeads({ of, giveTo, choose, colleagues, nobody = 'Nobody for now' }: OpenLeadsProps) {
  const search = new URLSearchParams({
    assignee: of,
    status: 'new,contacted,quoted',
    perPage: '1',
  })
  const open = useResource({
    key: ['leads', 'open of', of],
    path: paths.admin.leads,
    search: search.toString(),
    response: leadList,
  })
  const stepSearch = new URLSearchParams({
    stepBy: of,
    status: stepStatuses.join(','),
    perPage: '1',
  })
  const stepping = useResource({
    key: ['leads', 'steps of', of],
    path: paths.admin.leads,
    search: stepSearch.toString(),
    response: leadList,
  })
  const [total, steps] = [open.data?.total, stepping.data?.total]
  if (total === 0 && steps === 0) return <p>There are no open leads to hand over.</p>
  const count =
    total === undefined || steps === undefined
      ? 'the open leads'
      : [
          ...(total > 0 ? [formatCount(total, ['open lead', 'open leads'])] : []),
          ...(steps > 0 ? [formatCount(steps, ['next step', 'next steps'])] : []),
        ].join(' and ')
  return (
    <ChoiceField
      label={`Who gets ${count}?`}
      value={giveTo}
      options={[['', nobody], ...colleagues.map(({ id, name }) => [id, name] as const)]}
      choose={choose}
    />
  )
}
