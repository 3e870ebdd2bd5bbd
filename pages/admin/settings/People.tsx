import { useQuery } from '@tanstack/react-query'
import { team } from '../../../services/api/contract/people.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import type { Me } from '../AdminLayout.tsx'
import { ErrorMessage, QueryError } from '../ErrorMessage.tsx'
import { Invitations, Invite, useTeamChange } from './Invitations.tsx'
import { MemberRow } from './MemberRow.tsx'

/** The users. Owners invite, change roles and remove; others only look. */
export function People({ me }: { me: Me }) {
  const teamQuery = useQuery({
    queryKey: ['people'],
    queryFn: async () => team.parse(await request('GET', paths.admin.people)),
    // An invited user may have joined while the window was in the background.
    refetchOnWindowFocus: 'always',
  })
  const teamChange = useTeamChange(me)
  if (teamQuery.isPending) return <p role="status">Loading the team...</p>
  if (teamQuery.isLoadingError) return <QueryError query={teamQuery} />
  const { people, invitations, byLetter } = teamQuery.data
  const isOwner = me.role === 'owner'
  return (
    <>
      <section aria-labelledby="people">
        <h2 id="people">Who has access</h2>
        <p>
          {isOwner
            ? 'Staff answer leads and manage subscribers. Owners can also change settings, invite people and erase personal data.'
            : 'The owners invite people and give them roles.'}
        </p>
        <ul className="item-list">
          {people.map((member) => (
            <MemberRow key={member.id} member={member} me={me} teamChange={teamChange} />
          ))}
        </ul>
        <p role="status" className="success-message">
          {teamChange.isSuccess && teamChange.data}
        </p>
        <ErrorMessage error={teamChange.error} />
      </section>
      {isOwner && <Invite byLetter={byLetter} />}
      {isOwner && invitations.length > 0 && (
        <Invitations invitations={invitations} teamChange={teamChange} />
      )}
    </>
  )
}
