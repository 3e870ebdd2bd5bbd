import { useQuery } from '@tanstack/react-query'
import { team } from '../../../services/api/contract/people.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import type { Me } from '../Desk.tsx'
import { Fault } from '../Fault.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { Invitations } from './Invitations.tsx'
import { Invite } from './Invite.tsx'
import { MemberRow } from './MemberRow.tsx'
import { useTeamChange } from './team-change.ts'

/** Who is on the staff. The owner invites, gives roles and removes; all others look. */
export function People({ me }: { me: Me }) {
  const list = useQuery({
    queryKey: ['people'],
    queryFn: async () => team.parse(await request('GET', paths.admin.people)),
    // Whoever was invited may have joined while the owner looked elsewhere.
    refetchOnWindowFocus: 'always',
  })
  const change = useTeamChange(me)
  if (list.isPending) return <p role="status">Loading who is on the staff...</p>
  if (list.isLoadingError) return <Unloaded of={list} />
  const { people, invitations, byLetter } = list.data
  const isOwner = me.role === 'owner'
  return (
    <>
      <section aria-labelledby="people">
        <h2 id="people">Who is on the staff</h2>
        <p>
          {isOwner
            ? 'Staff answer requests and look after subscribers. Owners also change settings, invite people and erase what somebody wants erased.'
            : 'The owners invite people and give them roles.'}
        </p>
        <ul className="rows">
          {people.map((member) => (
            <MemberRow key={member.id} member={member} me={me} change={change} />
          ))}
        </ul>
        <p role="status" className="done">
          {change.isSuccess && change.data}
        </p>
        <Fault of={change.error} />
      </section>
      {isOwner && <Invite byLetter={byLetter} />}
      {isOwner && invitations.length > 0 && <Invitations list={invitations} change={change} />}
    </>
  )
}
